import type { ServerContext } from '@native/demo-server/context';

type Arrange = (context: ServerContext) => void;

/** Removes what was created during the recordings, by the path of the creation. */
export const CAMPAIGN_CREATIONS: Readonly<Record<string, Arrange>> = {
  '/files': ({ tables }) => tables.fileLists.remove({ id: 1 }),
  '/campaign-settings': ({ tables }) => tables.campaignSettings.remove({ companyId: 1 }),
  '/contact-lists/1/upload': ({ tables }) => tables.contactListItems.remove({ contactListId: 1 }),
};

/** Records that are not in the seed, by the path that names them. */
export const CAMPAIGN_STRANGERS: Readonly<Record<string, Arrange>> = {
  '/files/2': ({ tables }) => {
    tables.fileLists.insert({ id: 2, companyId: 1, name: 'Apagar lista', message: 'm' });
    tables.fileOptions.insert({ id: 3, fileId: 2, name: 'a', path: '', mediaType: '' });
  },
};

const setStatus =
  (status: string): Arrange =>
  ({ tables }) =>
    tables.campaigns.update({ id: 2 }, { status });

const chosen: Arrange = (context) => {
  const { campaignShipping, contactListItems } = context.tables;
  setStatus('EM_ANDAMENTO')(context);
  for (const { id, number } of contactListItems.findAll({ contactListId: 3 })) {
    campaignShipping.insert({ jobId: String(id), number, message: '‌ Oi', contactId: id, campaignId: 2 });
  }
};

/** States during the recordings, by the name of the exchange. */
export const CAMPAIGN_MOMENTS: readonly (readonly [RegExp, Arrange])[] = [
  [/^show cancelled campaign/, setStatus('CANCELADA')],
  [/^delete running campaign/, setStatus('EM_ANDAMENTO')],
  [/^show running campaign with shipping/, chosen],
];
