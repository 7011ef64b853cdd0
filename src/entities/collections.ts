import { announcements } from './announcements/announcements';
import { campaigns } from './campaigns/campaigns';
import { chats } from './chats/chats';
import { companies } from './companies/companies';
import { contactListItems, contactLists } from './contactLists/contactLists';
import { addressBook } from './contacts/contacts';
import { fileLists } from './fileLists/fileLists';
import { helps } from './helps/helps';
import { invoices } from './invoices/invoices';
import { plans } from './plans/plans';
import { prompts } from './prompts/prompts';
import { queueIntegrations } from './queueIntegrations/queueIntegrations';
import { queues } from './queues/queues';
import { quickMessages } from './quickMessages/quickMessages';
import { schedules } from './schedules/schedules';
import { tags } from './tags/tags';
import { users } from './users/users';

/**
 * Every collection, under the name it has in the store. From this one list come their reducers, their part of the state's
 * type, what is read again after a gap in the live events, and what an event's `reload` reads.
 */
export const collections = {
  addressBook,
  announcements,
  campaigns,
  chats,
  companies,
  contactListItems,
  contactLists,
  fileLists,
  helps,
  invoices,
  plans,
  prompts,
  queueIntegrations,
  queues,
  quickMessages,
  schedules,
  tags,
  users,
};

type Collections = typeof collections;

export const collectionReducers = Object.fromEntries(
  Object.entries(collections).map(([name, { reducer }]) => [name, reducer]),
) as { readonly [Name in keyof Collections]: Collections[Name]['reducer'] };
