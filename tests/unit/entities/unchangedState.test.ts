import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const contact = { id: 1_001, name: 'Cliente 1', number: '5511988880001' };
const mine = aTicket({ status: 'open', userId: me.id, contact, contactId: contact.id, fromMe: false });
const message = aMessage({ id: 'A', body: 'Oi', contact });
const queue = { id: 1, name: 'Vendas', color: '#16a34a' };
const connection = { id: 3, name: 'Loja', status: 'CONNECTED', queues: [queue] };
const colleague = { id: 11, name: 'Bruno Alves', email: 'bruno@aurora.com.br', profile: 'user' };
const chat = { id: 4, uuid: 'c', title: 'Equipe', users: [{ userId: me.id, unreads: 0 }] };
const tag = { id: 5, name: 'VIP', color: '#a00' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The screen of a ticket that was told of once more, as servers do after every change of anything. */
const open = async () => {
  const { begin, goOnline, store } = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => {
        const tickets = params?.status === 'open' ? [mine] : [];
        return { body: { tickets, count: tickets.length, hasMore: false } };
      },
      'GET /messages/1': { body: { messages: [message], count: 1, ticket: mine, hasMore: false } },
    },
  });
  begin(me);
  goOnline();
  await vi.advanceTimersByTimeAsync(2_000);
  await store.dispatch(loadTickets({ view: 'open', page: 1 }));
  store.dispatch(conversationShown({ ticketId: 1 }));
  await store.dispatch(loadMessages({ ticketId: 1 }));
  await vi.advanceTimersByTimeAsync(2_000);
  return store;
};

it.each([
  ['a ticket as it is', serverEvents.ticket({ action: 'update', record: mine })],
  ['a reading of what is read', serverEvents.ticket({ action: 'updateUnread', id: 1 })],
  ['a contact as it is', serverEvents.contact({ action: 'update', record: contact })],
  ['a message as it is', serverEvents.appMessage({ action: 'update', record: message, ticket: null, contact: null })],
  ['a tag as it is', serverEvents.tag({ action: 'update', record: tag })],
  ['a connection as it is', serverEvents.whatsapp({ action: 'update', record: connection })],
  ['a session as it is', serverEvents.whatsappSession({ action: 'update', record: connection })],
  ['a queue as it is', serverEvents.queue({ action: 'update', record: queue })],
  ['a colleague as before', serverEvents.user({ action: 'update', record: { ...colleague, queues: [queue] } })],
  ['a chat as it is', serverEvents.chat({ action: 'update', record: chat })],
  ['a setting as it is', serverEvents.settings({ action: 'update', record: { key: 'call', value: 'enabled' } })],
])('[PERF-04] %s changes no part of the state, so that nothing is rendered', async (_, event) => {
  const store = await open();
  store.dispatch(serverEvents.tag({ action: 'create', record: tag }));
  store.dispatch(serverEvents.whatsapp({ action: 'update', record: { ...connection, retries: 0 } }));
  store.dispatch(serverEventsReceived([event as ServerEvent]));
  await vi.advanceTimersByTimeAsync(10_000);
  const before = store.getState();
  store.dispatch(serverEventsReceived([event as ServerEvent]));
  await vi.advanceTimersByTimeAsync(10_000);
  const after = store.getState();
  const changed = Object.keys(after).filter((name) => !Object.is(Reflect.get(before, name), Reflect.get(after, name)));
  expect(changed).toEqual([]);
});
