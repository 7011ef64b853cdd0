import { expect } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { selectTicketCount, selectTickets, selectUnreadTotals } from '@/entities/conversations/tickets/ticketSelectors';
import { unreadMessages } from '@/domain/conversations/unread';
import type { Control } from '@native/demo-server/control/control';
import type { LiveApp } from '@tests/support/servers/liveApp';

type Snapshot = ReturnType<Control['snapshot']>;
type StoredTicket = Snapshot['tickets'][number];

const LISTS = ['open', 'pending'] as const;

const ownQueues = (app: LiveApp): number[] => (app.store.getState().session.user?.queues ?? []).map(({ id }) => id);

/** Is the stored ticket in this agent's list? An agent without "all tickets" sees own queues and own tickets. */
const isListed = (app: LiveApp, status: string, ticket: StoredTicket): boolean => {
  const me = app.store.getState().session.user?.id;
  if (ticket.status !== status || (status === 'open' && ticket.userId !== me)) return false;
  return ticket.queueId === null ? ticket.userId === me : ownQueues(app).includes(ticket.queueId);
};

const factsOf = ({ id, status, userId, queueId, unreadMessages: unread, lastMessage }: Ticket | StoredTicket) => ({
  id,
  status,
  userId: userId ?? null,
  queueId: queueId ?? null,
  unread: unread ?? 0,
  lastMessage,
});

const newestFirst = (left: StoredTicket, right: StoredTicket): number =>
  left.updatedAt === right.updatedAt ? right.id - left.id : left.updatedAt < right.updatedAt ? 1 : -1;

const listsOnServer = (app: LiveApp, { tickets }: Snapshot) =>
  LISTS.map((status) => tickets.filter((ticket) => isListed(app, status, ticket)).toSorted(newestFirst));

const messageFacts = (
  messages: readonly {
    id: string;
    body: string;
    isDeleted?: unknown;
    isEdited?: unknown;
    ack?: number | null | undefined;
  }[],
) =>
  messages.map(({ id, body, ack, isDeleted, isEdited }) => ({
    id,
    body,
    ack: ack ?? 0,
    isDeleted: Boolean(isDeleted),
    isEdited: Boolean(isEdited),
  }));

/** The loaded part of a conversation, and the same part as the server has it. */
const conversationOf = (app: LiveApp, { messages }: Snapshot, ticketId: number) => {
  const shown = selectThreadMessages(app.store.getState(), ticketId);
  const stored = messages.filter((message) => message.ticketId === ticketId);
  return { shown: messageFacts(shown), stored: messageFacts(stored.slice(-shown.length)) };
};

/** Both possible places of the ticket that is read: each reading moves it on the server, but not here. */
const possibleOrders = (list: readonly StoredTicket[], { messages }: Snapshot, readId?: number): number[][] => {
  const wroteLast = messages.findLast(({ ticketId }) => ticketId === readId)?.createdAt;
  const unread = list.map((ticket) =>
    ticket.id === readId && wroteLast !== undefined ? { ...ticket, updatedAt: wroteLast } : ticket,
  );
  return [list, unread.toSorted(newestFirst)].map((order) => order.map(({ id }) => id));
};

const byId = (left: { readonly id: number }, right: { readonly id: number }): number => left.id - right.id;

/** Lists with their order, badges, unread numbers, the conversation and the connections are those of the server. */
export const expectTruth = (app: LiveApp, control: Control, ticketId?: number): void => {
  const state = app.store.getState();
  const snapshot = control.snapshot(1);
  const stored = listsOnServer(app, snapshot);
  LISTS.forEach((view, index) => {
    const [shown, list] = [selectTickets(state, view), stored[index] ?? []];
    expect(shown.map(factsOf).toSorted(byId)).toEqual(list.map(factsOf).toSorted(byId));
    expect(possibleOrders(list, snapshot, ticketId)).toContainEqual(shown.map(({ id }) => id));
  });
  expect(LISTS.map((view) => selectTicketCount(state, view))).toEqual(stored.map(({ length }) => length));
  const { user } = state.session;
  const unread = user ? unreadMessages(snapshot.tickets as unknown as Ticket[], user) : 0;
  expect(selectUnreadTotals(state)).toEqual({ messages: unread, pending: stored[1]?.length });
  if (ticketId === undefined) return;
  const { shown, stored: kept } = conversationOf(app, snapshot, ticketId);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(kept);
};

/** Our texts that the server stored in a ticket, in order. */
export const ownTexts = (control: Control, ticketId: number): string[] =>
  control
    .snapshot(1)
    .messages.filter((message) => message.fromMe && message.ticketId === ticketId)
    .map(({ body }) => body);
