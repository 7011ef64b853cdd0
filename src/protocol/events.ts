import { announcementSchema } from './records/announcements';
import { campaignSchema } from './records/campaigns';
import { contactListItemSchema, contactListSchema } from './records/contactLists';
import { contactSchema } from './records/contacts';
import { fileListSchema } from './records/fileLists';
import { helpSchema } from './records/helps';
import { promptSchema } from './records/prompts';
import { queueIntegrationSchema } from './records/queueIntegrations';
import { queueSchema } from './records/queues';
import { quickMessageSchema } from './records/quickMessages';
import { scheduleSchema } from './records/schedules';
import { settingSchema } from './records/settings';
import { tagSchema } from './records/tags';
import { userListItemSchema } from '@/protocol/records/users';
import { whatsappSchema } from './records/whatsappConnections';
import { change, listChange, type Payload, type Reader, update } from './events/changes';
import { readAppMessageEvent, readChatEvent, readTicketEvent } from '@/protocol/events/conversationEvents';
import { readPayment, readCampaignSettings } from './events/otherEvents';
import { certain, id, record, text } from './parse';

interface EventRow {
  /** The names under which servers and forks send it; `{company}` and `{user}` stand for ids. */
  readonly names: readonly string[];
  /** The name used for a single record, subscribed to while it is on screen. `{record}` is the record's id. */
  readonly channel?: string;
  readonly read: Reader<unknown>;
  /** The event concerns every company: announcements come from the installation's owner. */
  readonly isForAll?: boolean;
}

const loginSchema = record({ id, email: certain(text, ''), companyId: id });

/** Every event the client subscribes to. Kinds, names, forms, actions and subscriptions all derive from this table. */
const events = {
  announcement: {
    names: ['company-announcement', 'company-{company}-announcement'],
    read: change(announcementSchema, 'announcement', 'announcementId'),
    isForAll: true,
  },
  appMessage: { names: ['company-{company}-appMessage'], read: readAppMessageEvent },
  /** The account signed in elsewhere. */
  auth: { names: ['company-{company}-auth'], read: update(loginSchema, 'user') },
  campaign: { names: ['company-{company}-campaign'], read: change(campaignSchema, 'campaign', 'campaignId') },
  campaignSettings: { names: ['company-{company}-campaignSettings'], read: readCampaignSettings },
  chat: {
    names: ['company-{company}-chat', 'company-{company}-chat-user-{user}'],
    channel: 'company-{company}-chat-{record}',
    read: readChatEvent,
  },
  contact: { names: ['company-{company}-contact'], read: listChange(contactSchema, 'contact', 'contactId') },
  contactList: {
    names: ['company-{company}-ContactList'],
    read: listChange(contactListSchema, 'contactList', 'contactListId'),
  },
  contactListItem: {
    names: ['company-{company}-ContactListItem'],
    /** The imports of one contact list. */
    channel: 'company-{company}-ContactListItem-{record}',
    read: listChange(contactListItemSchema, 'contactListItem', 'contactListItemId'),
  },
  file: {
    names: ['company{company}-file', 'company-{company}-file'],
    read: change(fileListSchema, 'fileList', 'fileId'),
  },
  help: { names: ['company-{company}-help'], read: change(helpSchema, 'help', 'helpId') },
  payment: { names: ['company-{company}-payment'], read: readPayment },
  prompt: {
    names: ['prompt', 'company-{company}-prompt'],
    read: change(promptSchema, 'prompt', 'promptId', 'intelligenceId'),
  },
  queue: { names: ['company-{company}-queue'], read: listChange(queueSchema, 'queue', 'queueId') },
  queueIntegration: {
    names: ['company-{company}-queueIntegration'],
    read: change(queueIntegrationSchema, 'queueIntegration', 'integrationId'),
  },
  quickmessage: {
    names: ['company-{company}-quickmessage', 'company-{company}-quickemessage', 'company{company}-quickemessage'],
    read: change(quickMessageSchema, 'quickMessage', 'quickMessageId'),
  },
  schedule: {
    names: ['schedule', 'company-{company}-schedule', 'company{company}-schedule'],
    read: change(scheduleSchema, 'schedule', 'scheduleId'),
  },
  settings: { names: ['company-{company}-settings'], read: update(settingSchema, 'setting', 'record') },
  tag: { names: ['tag', 'company-{company}-tag'], read: change(tagSchema, 'tag', 'tagId') },
  ticket: { names: ['company-{company}-ticket'], read: readTicketEvent },
  user: { names: ['company-{company}-user'], read: listChange(userListItemSchema, 'user', 'userId') },
  whatsapp: { names: ['company-{company}-whatsapp'], read: change(whatsappSchema, 'whatsapp', 'whatsappId') },
  whatsappSession: {
    names: ['company-{company}-whatsappSession', 'whatsappSession'],
    read: update(whatsappSchema, 'session', 'record'),
  },
} satisfies Record<string, EventRow>;

type Events = typeof events;

/** What an event is about. */
export type EventKind = keyof Events;
/** Kinds that also have a name for each record. */
export type ChannelKind = { [Kind in EventKind]: Events[Kind] extends { channel: string } ? Kind : never }[EventKind];
/** The events in the one form the rest of the program sees. */
export type CompanyEvents = { [Kind in EventKind]: NonNullable<ReturnType<Events[Kind]['read']>> };

export const EVENT_KINDS = Object.keys(events) as readonly EventKind[];

/** Every event name of one company, with its kind. */
export function eventNames(companyId: number, userId: number): ReadonlyMap<string, EventKind> {
  const nameOf = (pattern: string): string =>
    pattern.replace('{company}', String(companyId)).replace('{user}', String(userId));
  return new Map(EVENT_KINDS.flatMap((kind) => events[kind].names.map((name) => [nameOf(name), kind] as const)));
}

/** The name under which one record's events come. */
export const channelName = (kind: ChannelKind, companyId: number, recordId: number): string =>
  events[kind].channel.replace('{company}', String(companyId)).replace('{record}', String(recordId));

/**
 * Reads one payload. Null for malformed payloads, unknown actions and records of another company: all companies share some
 * names and rooms.
 */
export function parseEvent<Kind extends EventKind>(
  kind: Kind,
  payload: unknown,
  companyId: number,
): CompanyEvents[Kind] | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { read, isForAll = false }: EventRow = events[kind];
  const event = read(payload as Payload) as CompanyEvents[Kind] | null;
  return event === null || (!isForAll && isForeign(event, companyId)) ? null : event;
}

function isForeign(event: object, companyId: number): boolean {
  if (!('record' in event) || typeof event.record !== 'object' || event.record === null) return false;
  const owner = 'companyId' in event.record ? event.record.companyId : null;
  return typeof owner === 'number' && owner !== companyId;
}
