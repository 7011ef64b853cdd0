import { type Contact, contactSchema } from '../records/contacts';
import { type Message, messageSchema } from '../records/messages';
import { type Ticket, ticketSchema } from '../records/tickets';
import { id, parseRecord } from '../parse';
import { type Change, change, type Reader } from './changes';
import { type Chat, type ChatMessage, chatMessageSchema, chatSchema } from '../records/chats';

/**
 * `delete` means "left the list you follow": an `update` for the same change usually follows.
 * `updateUnread` means "somebody read it": the unread count is 0.
 */
export type TicketEvent =
  | { readonly action: 'update'; readonly record: Ticket }
  | { readonly action: 'delete' | 'updateUnread'; readonly id: number };

/** A message came or was edited (`create`, also with a known id), or its marks changed (`update`). */
export interface AppMessageEvent {
  readonly action: 'create' | 'update';
  readonly record: Message;
  /** The ticket the message belongs to, without user and tags; null in most updates. Not repeated inside `record`. */
  readonly ticket: Ticket | null;
  readonly contact: Contact | null;
}

export const readTicketEvent: Reader<TicketEvent> = ({ action, ticket, ticketId }) => {
  if (action === 'create' || action === 'update') {
    const record = parseRecord(ticketSchema, ticket);
    return record === null ? null : { action: 'update', record };
  }
  if (action !== 'delete' && action !== 'updateUnread') return null;
  const known = parseRecord(id, ticketId) ?? parseRecord(ticketSchema, ticket)?.id ?? null;
  return known === null ? null : { action, id: known };
};

export const readAppMessageEvent: Reader<AppMessageEvent> = ({ action, message, ticket, contact }) => {
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

/** Goes to the whole company: drop chats the user is not in. `record` is the chat after the message was counted. */
export type ChatEvent =
  | Change<Chat>
  | { readonly action: 'new-message'; readonly message: ChatMessage; readonly record: Chat | null };

const readChatChange = change(chatSchema, 'chat', 'chatId');

export const readChatEvent: Reader<ChatEvent> = (payload) => {
  if (payload['action'] !== 'new-message') return readChatChange(payload);
  const message = parseRecord(chatMessageSchema, payload['newMessage']);
  return message && { action: 'new-message', message, record: parseRecord(chatSchema, payload['chat']) };
};
