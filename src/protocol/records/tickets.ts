import type * as z from 'zod/mini';
import {
  certain,
  flag,
  id,
  key,
  listOf,
  maybe,
  maybeNull,
  number,
  parseRecord,
  readJson,
  record,
  stamps,
  text,
} from '../parse';
import { contactSchema } from './contacts';
import { queueSchema } from './queues';
import { namedRefSchema } from './shared';
import { tagRefSchema } from './tags';
import { event, type Reader } from '../events/changes';

/** The statuses the product knows; servers store any text, and a ticket of another status is in no list. */
export type TicketStatus = 'pending' | 'open' | 'closed';

const connectionNameSchema = record({ id: maybe(id), name: certain(text, '') });
const foundMessageSchema = record({ id: key, body: certain(text, '') });

/**
 * A ticket in any form servers send. Each form lacks some nested part (user, tags, whatsapp, queue…); a missing part stays
 * absent, so that records can be merged.
 */
export const ticketSchema = record({
  id,
  uuid: key,
  /** A `TicketStatus`, or any other text. */
  status: certain(text, ''),
  /** Null on a new ticket. After the messages are read, the server keeps counting from the old number. */
  unreadMessages: maybeNull(number),
  lastMessage: maybeNull(text),
  isGroup: maybe(flag),
  /** The assigned user; null = unassigned. */
  userId: maybeNull(id),
  contactId: maybeNull(id),
  whatsappId: maybeNull(id),
  /** Null = no queue: visible to everyone. */
  queueId: maybeNull(id),
  chatbot: maybeNull(flag),
  queueOptionId: maybeNull(id),
  companyId: maybe(id),
  useIntegration: maybeNull(flag),
  integrationId: maybeNull(id),
  promptId: maybeNull(id),
  /** The last message was ours. */
  fromMe: maybe(flag),
  contact: maybeNull(contactSchema),
  queue: maybeNull(queueSchema),
  user: maybeNull(namedRefSchema),
  whatsapp: maybeNull(connectionNameSchema),
  tags: maybe(listOf(tagRefSchema)),
  /** The messages a search found, only in a list answer with `searchParam`. */
  messages: maybe(listOf(foundMessageSchema)),
  ...stamps,
});
export type Ticket = z.infer<typeof ticketSchema>;

/** A ticket of which only the id could be read. */
export type BareTicket = Pick<Ticket, 'id'> & { readonly uuid?: never };
const bareTicketSchema = record({ id });

const readTicketOrId = (value: unknown): Ticket | BareTicket | null =>
  parseRecord(ticketSchema, value) ?? parseRecord(bareTicketSchema, value);

/** The ticket inside the `error` of a refused POST /tickets: an object, or the same as JSON text; some servers leave out its uuid. */
export function readExistingTicket(error: unknown): Ticket | BareTicket | null {
  return readTicketOrId(typeof error === 'string' ? readJson(error) : error);
}

/**
 * `delete` means "left the list you follow": an `update` for the same change usually follows.
 * `updateUnread` means "somebody read it": the unread count is 0.
 */
export type TicketEvent =
  | { readonly action: 'update'; readonly record: Ticket }
  | { readonly action: 'delete' | 'updateUnread'; readonly id: number };

const readTicketEvent: Reader<TicketEvent> = ({ action, ticket, ticketId }) => {
  if (action === 'create' || action === 'update') {
    const record = parseRecord(ticketSchema, ticket);
    return record === null ? null : { action: 'update', record };
  }
  if (action !== 'delete' && action !== 'updateUnread') return null;
  const known = parseRecord(id, ticketId) ?? parseRecord(ticketSchema, ticket)?.id ?? null;
  return known === null ? null : { action, id: known };
};

export const ticketEvent = event(['company-{company}-ticket'], readTicketEvent);
