import { createCampaignSending } from '@native/demo-server/services/campaigns/campaignSending';
import { spreadsheetOf } from '../../../spreadsheet';
import { SPREADSHEET } from '../seedCampaigns';
import type { Stage } from '../stage';
import type { Triggers } from './trigger';

const ITEM = { name: 'Item Evento', number: '5511955550001', email: '', contactListId: 2, companyId: 1 };
const CAMPAIGN = {
  name: 'Evento Campanha',
  message1: 'Oi {nome}',
  message2: '',
  message3: '',
  message4: '',
  message5: '',
  whatsappId: 1,
  contactListId: 2,
  tagListId: 'Nenhuma',
  fileListId: null,
  companyId: 1,
  timeZone: 'America/Sao_Paulo',
  status: 'INATIVA',
  scheduledAt: '2031-01-01 10:00:00',
};
const FILE_LIST = { name: 'Evento Arquivos', message: 'm', userId: 6 };
const OPTION = { name: 'a', path: '', mediaType: '' };

const importForm = (): FormData => {
  const form = new FormData();
  form.append('file', new Blob([spreadsheetOf(SPREADSHEET)]), 'lista.xlsx');
  return form;
};

const seedItem = ({ context }: Stage): void => {
  context.tables.contactListItems.insert({ ...ITEM, id: 11, isWhatsappValid: true });
};

const seedFileList = ({ context }: Stage): void => {
  context.tables.fileLists.insert({ id: 2, companyId: 1, name: 'Evento', message: 'm' });
  context.tables.fileOptions.insert({ ...OPTION, id: 3, fileId: 2 });
};

/**
 * The recorded server had picked up the campaign twice, so its only contact was served twice: the second time by a step that had
 * read the campaign before the first one ran.
 */
const runTwice = async (stage: Stage): Promise<void> => {
  const { tables } = stage.context;
  const sending = createCampaignSending(stage.context);
  const contact = tables.contactListItems.insert({ ...ITEM, isWhatsappValid: true, number: '5511955550077' });
  await stage.call('admin', 'POST', '/campaigns', CAMPAIGN);
  const campaign = tables.campaigns.findAll({}, { orderBy: 'id DESC', limit: 1 })[0]!;
  const readTooEarly = sending.snapshot(campaign.id);
  const shipping = sending.prepare(campaign, contact);
  sending.dispatch(shipping);
  sending.settle(campaign.id, readTooEarly);
  sending.dispatch(shipping);
};

/** Triggers of campaigns, contact lists and file lists, by their names in the recordings. */
export const campaignTriggers: Triggers = {
  'contact list created': (stage) => stage.call('admin', 'POST', '/contact-lists', { name: 'Evento Lista' }),
  'contact list updated': (stage) => stage.call('admin', 'PUT', '/contact-lists/2', { name: 'Evento Lista 2' }),
  'contact list deleted': (stage) => stage.call('admin', 'DELETE', '/contact-lists/2'),
  'contact list item created': (stage) => stage.call('admin', 'POST', '/contact-list-items', ITEM),
  'contact list item updated': (stage) => {
    seedItem(stage);
    return stage.call('admin', 'PUT', '/contact-list-items/11', { ...ITEM, name: 'Item Evento 2' });
  },
  'contact list item deleted': (stage) => {
    seedItem(stage);
    return stage.call('admin', 'DELETE', '/contact-list-items/11');
  },
  'contact list spreadsheet imported': (stage) => {
    // The event is named after its list.
    stage.context.tables.contactLists.insert({ id: 4, name: 'Evento Lista 2', companyId: 1 });
    return stage.call('admin', 'POST', '/contact-lists/4/upload', importForm());
  },
  'campaign created': (stage) => stage.call('admin', 'POST', '/campaigns', CAMPAIGN),
  'campaign updated': (stage) => {
    stage.context.tables.campaigns.update({ id: 1 }, { mediaPath: null, mediaName: null });
    return stage.call('admin', 'PUT', '/campaigns/1', CAMPAIGN);
  },
  'campaign cancelled': (stage) => stage.call('admin', 'POST', '/campaigns/2/cancel'),
  'campaign deleted': (stage) => stage.call('admin', 'DELETE', '/campaigns/2'),
  'campaign scheduled for now': runTwice,
  'campaign settings saved': (stage) =>
    stage.call('admin', 'POST', '/campaign-settings', { settings: { messageInterval: 10, variables: [] } }),
  'file list created': (stage) => stage.call('admin', 'POST', '/files', { ...FILE_LIST, options: [OPTION] }),
  'file list updated': (stage) => {
    seedFileList(stage);
    return stage.call('admin', 'PUT', '/files/2', { ...FILE_LIST, options: [{ ...OPTION, id: 3 }] });
  },
  'file list deleted': (stage) => {
    seedFileList(stage);
    return stage.call('admin', 'DELETE', '/files/2');
  },
};
