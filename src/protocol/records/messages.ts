import type * as z from 'zod/mini';
import { certain, flag, id, key, maybe, maybeNull, number, parseRecord, record, stamps, text } from '../parse';
import { type Contact, contactSchema } from './contacts';
import { queueRefSchema } from './queues';
import { type Ticket, ticketSchema } from './tickets';
import { event, type Reader } from '../events/changes';

const messageFields = {
  /** WhatsApp's own id, text. */
  id: key,
  ticketId: id,
  /** Text, caption, emoji, vCard or location text, by `mediaType`. */
  body: certain(text, ''),
  fromMe: certain(flag, false),
  /** Delivery: 0 inbound or failed, 1 queued, 2 sent, 3 delivered, 4 read, 5 played. Absent stays absent. */
  ack: maybe(number),
  read: maybe(flag),
  /** What servers call the content; unknown values occur. */
  mediaType: maybeNull(text),
  /** Absolute address or bare file name. */
  mediaUrl: maybeNull(text),
  isDeleted: maybe(flag),
  isEdited: maybe(flag),
  quotedMsgId: maybeNull(key),
  /** Null for own messages. */
  contactId: maybeNull(id),
  companyId: maybe(id),
  queueId: maybeNull(id),
  /** WhatsApp address of the writer in a group. */
  participant: maybeNull(text),
  contact: maybeNull(contactSchema),
  ...stamps,
};

/** A quoted message: a message without a quote of its own. */
const quotedMessageSchema = record(messageFields);
export type QuotedMessage = z.infer<typeof quotedMessageSchema>;

/** A message with the nested parts of lists and events. The raw `dataJson` is always dropped. */
export const messageSchema = record({
  ...messageFields,
  quotedMsg: maybeNull(quotedMessageSchema),
  queue: maybeNull(queueRefSchema),
  /** Only in events. */
  ticket: maybeNull(ticketSchema),
});
export type Message = z.infer<typeof messageSchema>;

/** A message came or was edited (`create`, also with a known id), or its marks changed (`update`). */
export interface AppMessageEvent {
  readonly action: 'create' | 'update';
  readonly record: Message;
  /** The ticket the message belongs to, without user and tags; null in most updates. Not repeated inside `record`. */
  readonly ticket: Ticket | null;
  readonly contact: Contact | null;
}

const readAppMessageEvent: Reader<AppMessageEvent> = ({ action, message, ticket, contact }) => {
  if (action !== 'create' && action !== 'update') return null;
  const parsed = parseRecord(messageSchema, message);
  if (parsed === null) return null;
  const { ticket: nestedTicket = null, ...record } = parsed;
  return {
    action,
    record,
    ticket: parseRecord(ticketSchema, ticket) ?? nestedTicket,
    contact: parseRecord(contactSchema, contact) ?? record.contact ?? null,
  };
};

export const appMessageEvent = event(['company-{company}-appMessage'], readAppMessageEvent);
