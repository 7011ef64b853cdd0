import type { ServerContext } from '../../context';
import type { CampaignRow, CampaignShippingRow } from '../../db/campaignRows';
import { named } from '../records';

/** Columns that servers like A lack. */
const CONFIRMATION = /^confirm/;

const withoutConfirmation = <T extends object>(record: T): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !CONFIRMATION.test(key))) as Partial<T>;

/** The records that a campaign refers to. */
const createCampaignParts = ({ tables }: Pick<ServerContext, 'tables'>) => {
  const listOf = ({ contactListId }: CampaignRow) => tables.contactLists.get(contactListId);

  const connectionOf = ({ whatsappId }: CampaignRow) => named(tables.whatsapps.get(whatsappId));

  const shippingOf = ({ id: campaignId }: CampaignRow): CampaignShippingRow[] =>
    tables.campaignShipping.findAll({ campaignId }, { orderBy: 'id' });

  return { listOf, connectionOf, shippingOf };
};

/** Shapes of a campaign in answers and events. */
export const createCampaignViews = ({ tables, dialect }: Pick<ServerContext, 'tables' | 'dialect'>) => {
  const { listOf, connectionOf, shippingOf } = createCampaignParts({ tables });

  const fitted = <T extends object>(record: T): Partial<T> =>
    dialect.hasConfirmations ? record : withoutConfirmation(record);

  const plain = ({ mediaType: _type, nextSendAt: _next, ...campaign }: CampaignRow) => fitted(campaign);

  return {
    plain,

    listed: (campaign: CampaignRow) => ({
      ...plain(campaign),
      contactList: listOf(campaign),
      whatsapp: connectionOf(campaign),
    }),

    /** All contacts of the list, valid or not. */
    detail: (campaign: CampaignRow) => {
      const list = listOf(campaign);
      return {
        ...plain(campaign),
        shipping: shippingOf(campaign).map(fitted),
        contactList: list && {
          ...list,
          contacts: tables.contactListItems.findAll({ contactListId: list.id }, { orderBy: 'id' }),
        },
        whatsapp: connectionOf(campaign),
      };
    },

    /** While the campaign runs: only valid contacts, and the shipping with its contacts. */
    running: (campaign: CampaignRow) => {
      const list = listOf(campaign);
      const contacts = list ? tables.contactListItems.findAll({ contactListId: list.id, isWhatsappValid: true }) : [];
      const byId = new Map(contacts.map((contact) => [contact.id, contact]));
      return {
        ...plain(campaign),
        contactList: list && {
          id: list.id,
          name: list.name,
          contacts: contacts.map(({ id, name, number, email, isWhatsappValid }) => ({
            id,
            name,
            number,
            email,
            isWhatsappValid,
          })),
        },
        whatsapp: connectionOf(campaign),
        shipping: shippingOf(campaign).map((row) => ({
          ...fitted(row),
          contact: row.contactId === null ? null : (byId.get(row.contactId) ?? null),
        })),
      };
    },
  };
};
