import type { SessionStart } from '@/entities/session/sessionActions';
import type { NotificationRequest } from '@/bridge/alerts';
import type { Message } from '@/protocol/records/messages';
import type { Schedule } from '@/protocol/records/schedules';
import type { Ticket } from '@/protocol/records/tickets';
import type { QueueIntegration } from '@/protocol/records/queueIntegrations';
import type { SessionUser } from '@/protocol/records/users';
import type { Draft } from '@/entities/conversations/drafts/draftsState';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';

const uuidOf = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** A pending ticket of queue 1 without an owner. */
export const aTicket = (facts: Partial<Ticket> = {}): Ticket => {
  const id = facts.id ?? 1;
  return {
    id,
    uuid: uuidOf(id),
    status: 'pending',
    unreadMessages: 0,
    lastMessage: 'Olá',
    isGroup: false,
    userId: null,
    contactId: id + 1_000,
    queueId: 1,
    companyId: 1,
    contact: { id: id + 1_000, name: `Cliente ${id}`, number: '5511999990000' },
    tags: [],
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...facts,
  };
};

/** A customer's text in ticket 1. */
export const aMessage = (facts: Partial<Message> = {}): Message => ({
  id: 'M1',
  ticketId: 1,
  body: 'Bom dia',
  fromMe: false,
  ack: 0,
  mediaType: 'conversation',
  mediaUrl: null,
  isDeleted: false,
  isEdited: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...facts,
});

/** An agent of queue 1 in company 1. */
export const aUser = (facts: Partial<SessionUser> = {}): SessionUser => ({
  id: 10,
  name: 'Ana Ribeiro',
  email: 'ana@demo.balcao',
  profile: 'user',
  companyId: 1,
  super: false,
  allTicket: 'disabled',
  queues: [{ id: 1, name: 'Vendas', color: '#16a34a' }],
  ...facts,
});

/** The account of `aUser` on disk, as `createTestStore` names it. */
export const ACCOUNT = 'test#10';

/** An empty draft of ticket 1. */
export const aDraft = (facts: Partial<Draft> = {}): Draft => ({
  ticketId: 1,
  text: '',
  quotedMsgId: null,
  attachments: [],
  note: '',
  ...facts,
});

/** A text that waits to be sent in ticket 1. */
export const anOutboxEntry = (facts: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'a',
  ticketId: 1,
  uuid: 'u',
  body: 'Oi',
  quotedMsgId: null,
  createdAt: 0,
  sentAt: null,
  after: null,
  state: 'waiting',
  ...facts,
});

/** A message to Juliana that waits for 22/11/2026, 09:30. */
export const aSchedule = (facts: Partial<Schedule> = {}): Schedule => ({
  id: 5,
  title: 'Boleto',
  body: 'O boleto vence amanhã.',
  contactId: 7,
  contact: { id: 7, name: 'Juliana Prado' },
  sendAt: new Date(2026, 10, 22, 9, 30).toISOString(),
  sentAt: null,
  status: 'PENDENTE',
  ...facts,
});

/** The notification of a customer's message. */
export const aNotification = (facts: Partial<NotificationRequest> = {}): NotificationRequest => ({
  id: 'message:A',
  kind: 'message',
  title: 'Maria',
  body: 'Olá',
  target: { kind: 'ticket', uuid: 'u-1' },
  ...facts,
});

/** The start of a session after a sign-in, of a company without campaigns. */
export const aSessionStart = (facts: Partial<SessionStart> = {}): SessionStart => ({
  user: aUser(),
  account: 'x',
  flags: { cshow: false, campaigns: false },
  plan: null,
  fresh: true,
  endingInDays: null,
  lockTries: null,
  ...facts,
});

/** A stored typebot in which every field has a value. */
export const aTypebot = (facts: Partial<QueueIntegration> = {}): QueueIntegration => ({
  id: 5,
  type: 'typebot',
  name: 'Pesquisa',
  projectName: 'projeto-1',
  jsonContent: '{}',
  language: 'en',
  urlN8N: 'https://bot.example',
  typebotSlug: 'pesquisa',
  typebotExpires: 30,
  typebotDelayMessage: 500,
  typebotKeywordFinish: '#sair',
  typebotKeywordRestart: '#de-novo',
  typebotUnknownMessage: 'Não entendi',
  typebotRestartMessage: 'Começamos de novo',
  ...facts,
});
