import type * as z from 'zod/mini';
import { certain, flag, id, key, maybe, maybeNull, number, record, stamps, text } from '../parse';
import { contactSchema } from './contacts';
import { queueRefSchema } from './queues';
import { ticketSchema } from './tickets';

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
export const quotedMessageSchema = record(messageFields);
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
