import { contactSchema } from '@/protocol/records/contacts';
import { messageSchema, type Message } from '@/protocol/records/messages';
import { queueSchema } from '@/protocol/records/queues';
import { scheduleSchema } from '@/protocol/records/schedules';
import { tagSchema } from '@/protocol/records/tags';
import { ticketNoteSchema } from '@/protocol/records/ticketNotes';
import { ticketSchema, type Ticket } from '@/protocol/records/tickets';
import { type SessionUser, sessionUserSchema, userListItemSchema } from '@/protocol/records/users';
import { whatsappSchema } from '@/protocol/records/whatsappConnections';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { hostileRecord } from '@tests/support/hostile/hostileRecords';
import { aTicket } from '@tests/support/records';

const CREATED = '2026-11-21T12:00:00.000Z';

/** All message kinds that servers use, and an unknown one. */
const KINDS = [
  'conversation',
  'image',
  'audio',
  'video',
  'application',
  'locationMessage',
  'contactMessage',
  'call_log',
  'reactionMessage',
  'unheardOf',
] as const;

/** An agent whose every text is `text`. */
export const hostileUser = (text: string): SessionUser =>
  hostileRecord(sessionUserSchema, text, { id: 10, companyId: 1, profile: 'admin', super: false });

export const hostileTicket = (text: string, facts: Partial<Ticket>): Ticket => {
  const { id, uuid } = aTicket(facts);
  return hostileRecord(ticketSchema, text, {
    id,
    uuid,
    companyId: 1,
    queueId: 1,
    userId: 10,
    unreadMessages: 2,
    updatedAt: CREATED,
    ...facts,
  });
};

const messageOfKind = (mediaType: string, text: string, id: string, place: number): Message => {
  const address = `https://files.test/public/${encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))}.pdf`;
  return hostileRecord(messageSchema, text, {
    id,
    ticketId: 1,
    mediaType,
    mediaUrl: [null, text, address][place % 3],
    fromMe: place % 2 === 0,
    ack: place % 6,
    isDeleted: place % 7 === 3,
    isEdited: place % 5 === 1,
    createdAt: CREATED,
  });
};

/** For each text, a text message, a file and a message of another kind, with the text in every field; the kinds take turns. */
export const hostileMessages = (texts: readonly string[]): readonly Message[] =>
  texts.flatMap((text, index) =>
    ['conversation', 'application', KINDS[index % KINDS.length] as string].map((kind, place) =>
      messageOfKind(kind, text, `m${index}-${place}`, index + place),
    ),
  );

/** The answers of a server whose records contain `text` in every field. */
export const hostileServer = (text: string): FakeRoutes => {
  const one = <Value>(schema: Parameters<typeof hostileRecord<Value>>[0], facts: object = {}) =>
    hostileRecord(schema, text, { id: 1, companyId: 1, ...facts });
  const contact = one(contactSchema);
  const page = (name: string, record: unknown) => ({ body: { [name]: [record], count: 1, hasMore: false } });
  return {
    'GET /queue': { body: [one(queueSchema)] },
    'GET /whatsapp/': { body: [one(whatsappSchema, { status: 'CONNECTED' })] },
    'GET /users/10': { body: hostileUser(text) },
    'GET /users/': page('users', one(userListItemSchema)),
    'GET /users/list': { body: [one(userListItemSchema)] },
    'GET /tags': page('tags', one(tagSchema)),
    'GET /tags/list': { body: [one(tagSchema)] },
    'GET /contacts': page('contacts', contact),
    'GET /contacts/': page('contacts', contact),
    'GET /contacts/list': { body: [contact] },
    'GET /contacts/1': { body: contact },
    'GET /schedules': page('schedules', one(scheduleSchema)),
    'GET /schedules/1': { body: one(scheduleSchema, { sendAt: CREATED }) },
    'GET /ticket-notes/list': { body: [one(ticketNoteSchema)] },
    'GET /companies/1': { body: { id: 1, name: text, phone: text, email: text } },
    'GET /companies/listPlan/1': { body: { id: 1, name: text, plan: { id: 1, name: text } } },
    'GET /settings/': { body: [{ id: 1, key: text, value: text }] },
  };
};
