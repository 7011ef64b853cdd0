import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedView } from '@/domain/conversations/savedViews';
import { emptySearch } from '@/domain/conversations/ticketSearch';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { contacts } from '@/entities/company/contacts/contacts';
import { schedules } from '@/entities/company/schedules/schedules';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { changeViews, selectViewCount } from '@/entities/conversations/savedViews/savedViews';
import { loadNotes } from '@/entities/conversations/ticketNotes/ticketNotes';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const [GONE, KEPT] = [1_001, 1_002];
const tickets = [1, 2].map((id) => aTicket({ id, status: 'open', userId: 10 }));
const view: SavedView = { id: 'v', name: 'Abertos', search: { ...emptySearch, status: 'open' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An agent's two open tickets of two contacts, with messages, notes and schedules of both. */
const start = async () => {
  const app = createTestStore({
    routes: {
      'GET /tickets': ({ params }: { params?: Record<string, string> }) => {
        // None of them is without a queue.
        const page = params?.status === 'open' && params.queueIds !== '[]' ? tickets : [];
        return { body: { tickets: page, count: page.length, hasMore: false } };
      },
      'GET /messages/1': { body: { messages: [aMessage({ id: 'A', ticketId: 1 })], count: 1, hasMore: false } },
      'GET /messages/2': { body: { messages: [aMessage({ id: 'B', ticketId: 2 })], count: 1, hasMore: false } },
      'GET /ticket-notes/list': { body: [{ id: 4, note: 'Prefere a tarde' }] },
      'GET /schedules/': {
        body: {
          schedules: [
            { id: 5, body: 'O boleto vence amanhã', contactId: GONE },
            // The answer to a create holds no contact, an event may hold it alone.
            { id: 6, body: 'Boa viagem', contact: { id: GONE, name: 'Cliente 1' } },
            { id: 7, body: 'Feliz aniversário', contactId: KEPT },
          ],
          count: 3,
          hasMore: false,
        },
      },
      'DELETE /contacts/1001': { status: 200 },
    },
  });
  app.begin(aUser());
  app.goOnline();
  await vi.advanceTimersByTimeAsync(0);
  const { store } = app;
  for (const ticketId of [1, 2]) {
    await store.dispatch(loadMessages({ ticketId }));
    await store.dispatch(loadNotes({ ticketId, contactId: ticketId + 1_000 }));
  }
  await store.dispatch(schedules.load({ view: 'page', query: EVERYTHING, page: 1 }));
  await store.dispatch(changeViews(() => [view]));
  await vi.advanceTimersByTimeAsync(0);
  const known = () => {
    const state = store.getState();
    return {
      tickets: selectTickets(state, 'open').map(({ id }) => id),
      addresses: Object.values(state.tickets.idByUuid).flatMap((ids) => Object.values(ids)),
      messages: Object.keys(state.messages.threads),
      notes: Object.keys(state.ticketNotes.byTicket),
      schedules: schedules.selectRecords(state, 'page').map(({ id }) => id),
      counted: selectViewCount(state, view),
    };
  };
  return { ...app, known };
};

type App = Awaited<ReturnType<typeof start>>;

it.each<[string, (app: App) => Promise<unknown>]>([
  [
    'the one event servers send',
    async ({ store }) => store.dispatch(serverEvents.contact({ action: 'delete', id: GONE })),
  ],
  ['the answer to the own call, while no event arrives', ({ store }) => store.dispatch(contacts.remove(GONE))],
])('[CALL-52] tickets, messages, notes and schedules of a deleted contact go with it: %s', async (_, remove) => {
  const app = await start();
  const { known } = app;
  expect(known()).toEqual({
    tickets: [2, 1],
    addresses: [1, 2],
    messages: ['1', '2'],
    notes: ['1', '2'],
    schedules: [5, 6, 7],
    counted: 2,
  });
  await remove(app);
  expect(known()).toEqual({
    tickets: [2],
    addresses: [2],
    messages: ['2'],
    notes: ['2'],
    schedules: [7],
    counted: 1,
  });
});

it('[CALL-52] a contact whose deletion is refused keeps everything', async () => {
  const { store, known } = await start();
  const before = known();
  await store.dispatch(contacts.remove(KEPT));
  expect(known()).toEqual(before);
});
