import { announcements } from './company/announcements/announcements';
import { campaigns } from './company/campaigns/campaigns';
import { chats } from './conversations/chats/chats';
import { companies } from './company/companies/companies';
import { contactListItems, contactLists } from './company/contactLists/contactLists';
import { contacts } from './company/contacts/contacts';
import { fileLists } from './company/fileLists/fileLists';
import { helps } from './company/helps/helps';
import { invoices } from './company/invoices/invoices';
import { plans } from './company/plans/plans';
import { prompts } from './company/prompts/prompts';
import { queueIntegrations } from './company/queueIntegrations/queueIntegrations';
import { queues } from './company/queues/queues';
import { quickMessages } from './company/quickMessages/quickMessages';
import { schedules } from './company/schedules/schedules';
import { tags } from './company/tags/tags';
import { users } from './company/users/users';

/**
 * Every collection, under the name it has in the store. From this one list come their reducers, their part of the state's
 * type, what is read again after a gap in the live events, and what an event's `reload` reads.
 */
export const collections = {
  contacts,
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
