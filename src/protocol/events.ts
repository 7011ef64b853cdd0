import { type Announcement, announcementSchema } from './records/announcements';
import { type Campaign, campaignSchema, type CampaignSetting, campaignSettingSchema } from './records/campaigns';
import { type Company, companySchema } from './records/companies';
import {
  type ContactList,
  type ContactListItem,
  contactListItemSchema,
  contactListSchema,
} from './records/contactLists';
import { type Contact, contactSchema } from './records/contacts';
import { type FileList, fileListSchema } from './records/fileLists';
import { type Help, helpSchema } from './records/helps';
import { type Prompt, promptSchema } from './records/prompts';
import { type QueueIntegration, queueIntegrationSchema } from './records/queueIntegrations';
import { type Queue, queueSchema } from './records/queues';
import { type QuickMessage, quickMessageSchema } from './records/quickMessages';
import { type Schedule, scheduleSchema } from './records/schedules';
import { type Setting, settingSchema } from './records/settings';
import { type Tag, tagSchema } from './records/tags';
import { type UserListItem, userListItemSchema } from './records/users';
import { type Whatsapp, whatsappSchema } from './records/whatsappConnections';
import { type Change, change, type ListChange, listChange, type Payload, type Reader, update } from './events/changes';
import { type ChatEvent, readChatEvent } from './events/chatEvents';
import type { EventKind } from './events/names';
import { type AppMessageEvent, readAppMessageEvent, readTicketEvent, type TicketEvent } from './events/ticketEvents';
import { certain, id, parseList, parseRecord, record, text } from './parse';

const loginSchema = record({ id, email: certain(text, ''), companyId: id });

/** The events the client hears, in the one form the rest of the program sees (RT-08 to RT-25). */
export interface CompanyEvents {
  /** Of every company: announcements come from the installation's owner. */
  announcement: Change<Announcement>;
  appMessage: AppMessageEvent;
  /** The account logged in elsewhere (RT-18). */
  auth: {
    readonly action: 'update';
    readonly record: { readonly id: number; readonly email: string; readonly companyId: number };
  };
  campaign: Change<Campaign>;
  campaignSettings: { readonly action: 'update'; readonly records: CampaignSetting[] };
  chat: ChatEvent;
  contact: ListChange<Contact>;
  contactList: ListChange<ContactList>;
  contactListItem: ListChange<ContactListItem>;
  file: Change<FileList>;
  help: Change<Help>;
  /** `action` is the provider's word, `CONCLUIDA` = paid; `record` has the new due date. */
  payment: { readonly action: string; readonly record: Company };
  prompt: Change<Prompt>;
  queue: ListChange<Queue>;
  queueIntegration: Change<QueueIntegration>;
  quickmessage: Change<QuickMessage>;
  schedule: Change<Schedule>;
  settings: { readonly action: 'update'; readonly record: Setting };
  tag: Change<Tag>;
  ticket: TicketEvent;
  user: ListChange<UserListItem>;
  whatsapp: Change<Whatsapp>;
  whatsappSession: { readonly action: 'update'; readonly record: Whatsapp };
}

const readCampaignSettings: Reader<CompanyEvents['campaignSettings']> = ({ record: stored, records = stored }) =>
  Array.isArray(records) ? { action: 'update', records: parseList(campaignSettingSchema, records) } : null;

const readPayment: Reader<CompanyEvents['payment']> = ({ action, company }) => {
  const paying = parseRecord(companySchema, company);
  return typeof action === 'string' && paying ? { action, record: paying } : null;
};

const readers: { readonly [Kind in EventKind]: Reader<CompanyEvents[Kind]> } = {
  announcement: change(announcementSchema, 'announcement', 'announcementId'),
  appMessage: readAppMessageEvent,
  auth: update(loginSchema, 'user'),
  campaign: change(campaignSchema, 'campaign', 'campaignId'),
  campaignSettings: readCampaignSettings,
  chat: readChatEvent,
  contact: listChange(contactSchema, 'contact', 'contactId'),
  contactList: listChange(contactListSchema, 'contactList', 'contactListId'),
  contactListItem: listChange(contactListItemSchema, 'contactListItem', 'contactListItemId'),
  file: change(fileListSchema, 'fileList', 'fileId'),
  help: change(helpSchema, 'help', 'helpId'),
  payment: readPayment,
  prompt: change(promptSchema, 'prompt', 'promptId', 'intelligenceId'),
  queue: listChange(queueSchema, 'queue', 'queueId'),
  queueIntegration: change(queueIntegrationSchema, 'queueIntegration', 'integrationId'),
  quickmessage: change(quickMessageSchema, 'quickMessage', 'quickMessageId'),
  schedule: change(scheduleSchema, 'schedule', 'scheduleId'),
  settings: update(settingSchema, 'setting', 'record'),
  tag: change(tagSchema, 'tag', 'tagId'),
  ticket: readTicketEvent,
  user: listChange(userListItemSchema, 'user', 'userId'),
  whatsapp: change(whatsappSchema, 'whatsapp', 'whatsappId'),
  whatsappSession: update(whatsappSchema, 'session', 'record'),
};

/**
 * Reads one payload. Null, and nothing happens, for misshapen payloads, actions the client does not know, and records of
 * another company: some names and rooms are shared by all tenants (RT-24, C13).
 */
export function parseEvent<Kind extends EventKind>(
  kind: Kind,
  payload: unknown,
  companyId: number,
): CompanyEvents[Kind] | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const event = readers[kind](payload as Payload);
  return event === null || (kind !== 'announcement' && isForeign(event, companyId)) ? null : event;
}

function isForeign(event: object, companyId: number): boolean {
  if (!('record' in event) || typeof event.record !== 'object' || event.record === null) return false;
  const owner = 'companyId' in event.record ? event.record.companyId : null;
  return typeof owner === 'number' && owner !== companyId;
}
