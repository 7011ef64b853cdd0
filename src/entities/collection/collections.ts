import type { EventKind } from '@/protocol/events/names';
import { announcements } from '../announcements/announcements';
import { campaigns } from '../campaigns/campaigns';
import { chats } from '../chats/chats';
import { companies } from '../companies/companies';
import { helps } from '../helps/helps';
import { invoices } from '../invoices/invoices';
import { addressBook } from '../contacts/addressBook';
import { plans } from '../plans/plans';
import { quickMessages } from '../quickMessages/quickMessages';
import { schedules } from '../schedules/schedules';
import { contactListItems, contactLists } from '../contactLists/contactLists';
import { fileLists } from '../fileLists/fileLists';
import { prompts } from '../prompts/prompts';
import { queueIntegrations } from '../queueIntegrations/queueIntegrations';
import { tags } from '../tags/tags';
import { users } from '../users/users';
import type { EntitiesState } from '../state';
import type { Reload } from './collectionOptions';

/** What serves all collections alike. */
interface AnyCollection {
  readonly event: EventKind | undefined;
  readonly reloads: (state: EntitiesState) => readonly Reload[];
}

/** Every collection: their lists on screen are read again after a gap in the live events (C9). */
export const collections: readonly AnyCollection[] = [
  tags,
  addressBook,
  schedules,
  quickMessages,
  announcements,
  chats,
  users,
  plans,
  companies,
  helps,
  invoices,
  campaigns,
  contactLists,
  contactListItems,
  fileLists,
  prompts,
  queueIntegrations,
];
