import { randomUUID } from 'node:crypto';
import type { ServerContext } from '@native/demo-server/context';
import type { TicketRow } from '@native/demo-server/db/rows';
import { type Exchange, readExchanges } from '../recordings';

const FIRST_NAMES = ['Alice', 'Beatriz', 'Caio', 'Daniela', 'Eduardo', 'Fernanda', 'Gustavo', 'Helena', 'Iara', 'João'];
const MORE_NAMES = ['Karen', 'Lucas', 'Mariana', 'Natália', 'Otávio', 'Paulo', 'Quitéria', 'Rafael', 'Sofia', 'Tiago'];
const NAMES = [...FIRST_NAMES, ...MORE_NAMES];
const CONTACTS = 40;
const TAGS = [
  ['Cliente VIP', '#FF5722'],
  ['Inadimplente', '#9C27B0'],
  ['Garantia', '#3F51B5'],
  ['Em negociação', '#009688'],
  ['Proposta enviada', '#795548'],
  ['Aguardando pagamento', '#607D8B'],
  ['Fechado', '#4CAF50'],
  ['Troca', '#FFC107'],
  ['Retorno', '#E91E63'],
  ['Parceiro', '#03A9F4'],
] as const;
const FIRST_KANBAN_TAG = 4;
const LAST_KANBAN_TAG = 7;

/** The ticket with messages of every kind; its uuid is part of recorded paths. */
const RICH_TICKET = { id: 1, uuid: '510c7be2-4fa2-4661-866c-b438d6322b14' };
const LONG_TICKET = { id: 2, messages: 45 };

function seedContacts({ tables: { contacts, extraInfo, tags } }: ServerContext): void {
  for (let place = 0; place < CONTACTS; place++) {
    contacts.insert({
      id: place + 1,
      name: `${NAMES[place % NAMES.length]} ${place < NAMES.length ? 'Silva' : 'Souza'}`,
      number: String(5_511_980_000_000 + place * 1_111),
      email: place % 3 === 2 ? '' : `cliente${place}@example.com`,
      companyId: 1,
    });
  }
  contacts.insert({ id: 41, name: 'Grupo de vendas', number: '120363000000000001', isGroup: true, companyId: 1 });
  contacts.insert({ id: 43, name: 'Cliente Beta', number: '5511970000000', companyId: 2 });
  extraInfo.insert({ id: 1, name: 'CPF', value: '000.000.000-00', contactId: 1 });
  extraInfo.insert({ id: 2, name: 'Cidade', value: 'São Paulo', contactId: 1 });
  for (const [place, [name, color]] of TAGS.entries()) {
    const id = place + 1;
    tags.insert({ id, name, color, companyId: 1, kanban: id >= FIRST_KANBAN_TAG && id <= LAST_KANBAN_TAG ? 1 : 0 });
  }
}

type TicketPlan = readonly [status: string, userId: number | null, queueId: number | null, unread: number];

/** Tickets 1 to 22 belong to contacts 1 to 22 on connection 1. */
const TICKETS: readonly TicketPlan[] = [
  ['open', 7, 1, 0],
  ['open', 7, 2, 45],
  ['open', 8, 3, 1],
  ['open', 8, 3, 0],
  ['open', 8, 3, 0],
  ['open', 6, 3, 1],
  ['open', 6, 1, 0],
  ['open', 6, 2, 0],
  ['closed', 7, 1, 0],
  ['closed', 7, 2, 0],
  ['closed', 7, 1, 0],
  ['closed', 7, 2, 0],
  ['closed', null, null, 1],
  ['pending', null, 2, 1],
  ['pending', null, 3, 1],
  ['pending', null, 1, 1],
  ['pending', null, 2, 1],
  ['pending', null, 3, 1],
  ['pending', null, null, 1],
  ['pending', null, null, 1],
  ['pending', null, null, 1],
  ['pending', null, null, 1],
];

function seedTicket({ tables: { tickets } }: ServerContext, values: Partial<TicketRow>): TicketRow {
  const base = { uuid: randomUUID(), lastMessage: 'Olá, preciso de ajuda', chatbot: false, useIntegration: false };
  return tickets.insert({ ...base, amountUsedBotQueues: 0, whatsappId: 1, companyId: 1, ...values });
}

function seedTickets(context: ServerContext): void {
  const { ticketTags } = context.tables;
  for (const [place, [status, userId, queueId, unreadMessages]] of TICKETS.entries()) {
    const id = place + 1;
    const uuid = id === RICH_TICKET.id ? RICH_TICKET.uuid : randomUUID();
    // A rated ticket was reset completely.
    const chatbot = status === 'closed' && userId === null ? null : false;
    const ticket = seedTicket(context, { id, uuid, status, userId, queueId, unreadMessages, chatbot, contactId: id });
    if (id === RICH_TICKET.id) continue;
    seedInbound(context, ticket, 'Olá, preciso de ajuda');
    seedGreeting(context, ticket);
  }
  seedTicket(context, { id: 23, status: 'pending', contactId: 31, whatsappId: 2, queueId: 1, chatbot: true });
  seedTicket(context, { id: 24, status: 'pending', contactId: 32, whatsappId: 2, unreadMessages: 1 });
  seedTicket(context, { id: 25, status: 'pending', contactId: 41, isGroup: true, unreadMessages: 1 });
  seedTicket(context, { id: 26, status: 'pending', contactId: 43, whatsappId: 5, companyId: 2, unreadMessages: 1 });
  seedTicket(context, {
    id: 28,
    status: 'open',
    contactId: 33,
    whatsappId: 1,
    queueId: 1,
    userId: 7,
    unreadMessages: 0,
  });
  for (const tagId of [1, 4]) ticketTags.insert({ ticketId: 1, tagId });
  for (const [ticketId, tagId] of [
    [2, 5],
    [3, 6],
    [4, 7],
    [5, 4],
    [6, 5],
    [7, 6],
    [8, 7],
  ] as const) {
    ticketTags.insert({ ticketId, tagId });
  }
  for (let line = 1; line <= LONG_TICKET.messages; line++) {
    seedInbound(context, context.tables.tickets.find({ id: LONG_TICKET.id })!, `linha ${line} do histórico`);
  }
  seedInbound(context, context.tables.tickets.find({ id: 3 })!, 'Ainda aguardando retorno');
}

let written = 0;

/** Fields of every message: a new id, and a time after the previous message's. */
function newMessage() {
  written++;
  return {
    id: `A0${String(written).padStart(30, '0')}`,
    remoteJid: '5511980000000@s.whatsapp.net',
    dataJson: '{}',
    createdAt: new Date(Date.now() + written).toISOString(),
  };
}

/** Creates a message of the ticket's customer. A ticket's first message came before it had a queue. */
function seedInbound({ tables: { messages } }: ServerContext, ticket: TicketRow, body: string): void {
  const isFirst = messages.count({ ticketId: ticket.id }) === 0;
  messages.insert({
    ...newMessage(),
    body,
    mediaType: 'conversation',
    ticketId: ticket.id,
    contactId: ticket.contactId,
    companyId: ticket.companyId,
    queueId: isFirst ? null : ticket.queueId,
  });
}

/** The greeting a connection without queues sends. */
function seedGreeting({ tables: { messages } }: ServerContext, ticket: TicketRow): void {
  messages.insert({
    ...newMessage(),
    body: 'Bem-vindo à Empresa 1!',
    mediaType: 'extendedTextMessage',
    ack: 3,
    read: true,
    fromMe: true,
    ticketId: ticket.id,
    companyId: ticket.companyId,
  });
}

/** Creates the recorded conversation with one message of every kind. */
function seedRichConversation({ db, tables: { messages } }: ServerContext): void {
  const isPage = ({ request, response }: Exchange) => request.path === '/messages/1' && response.status === 200;
  const pages = readExchanges('messages').filter((exchange) => exchange.request.method === 'GET' && isPage(exchange));
  const recorded = pages.flatMap(({ response }) => (response.body as { messages: Record<string, unknown>[] }).messages);
  const columns = db.all<{ name: string }>('PRAGMA table_info("messages")').map(({ name }) => name);
  // Quoted messages must exist before those that quote them.
  for (const message of recorded.toSorted(
    (left, right) => Number(Boolean(left['quotedMsgId'])) - Number(Boolean(right['quotedMsgId'])),
  )) {
    const row = Object.fromEntries(Object.entries(message).filter(([key]) => columns.includes(key)));
    // The shapes contain no words, but a recorded search needs one.
    const words = message['mediaType'] === 'extendedTextMessage' && { body: 'Meu pedido é o 1234' };
    messages.insert({ ...row, ...words, dataJson: '{}' });
  }
}

/** Contacts, tags, tickets and messages of the recorded server. */
export function seedConversations(context: ServerContext): void {
  seedContacts(context);
  seedTickets(context);
  seedRichConversation(context);
}
