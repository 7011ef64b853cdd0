import { describe, expect, it } from 'vitest';
import { createTicket, type TicketWish } from '@/entities/conversations/tickets/newTicketThunk';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';

const contact = { id: 5, number: '5511988342217' };
const wish = { contact, queueId: 1, whatsappId: 3 };
const mine = aTicket({ id: 40, contactId: 5, status: 'open', userId: 10, user: { id: 10, name: 'Ana Ribeiro' } });
const brunos = {
  ...mine,
  userId: 11,
  user: { id: 11, name: 'Bruno' },
  queue: { id: 1, name: 'Vendas', color: '#111111' },
};
const TOAST = { kind: 'error', textKey: 'errors:ERR_OTHER_OPEN_TICKET' };

/** Asks a server that answers this for a new ticket. */
const ask = async (answer: FakeAnswer, routes: FakeRoutes = {}, asked: TicketWish = wish) => {
  const sent: unknown[] = [];
  const lookUps: unknown[] = [];
  const app = createTestStore({
    routes: {
      ...routes,
      'POST /tickets': ({ data }) => {
        sent.push(JSON.parse(String(data)));
        return answer;
      },
      'GET /tickets': (config) => {
        const { params } = config;
        const isLookUp = params?.searchParam !== undefined;
        if (isLookUp) lookUps.push(params);
        const route = isLookUp ? routes['look up'] : undefined;
        return typeof route === 'object' ? route : { body: { tickets: [], count: 0, hasMore: false } };
      },
    },
  });
  app.begin(aUser({ queues: [1, 2].map((id) => ({ id, name: `Fila ${id}`, color: '' })) }));
  const result = await app.store.dispatch(createTicket(asked));
  const { toasts } = app.store.getState();
  return { ...app, sent, lookUps, result, toasts: toasts.map(({ kind, textKey }) => ({ kind, textKey })) };
};
const found = (ticket: object): FakeRoutes => ({
  'look up': { body: { tickets: [ticket], count: 1, hasMore: false } },
});

describe('a new ticket', () => {
  it('[TICKET-11] [TICKET-13] [TICKET-14] [TICKET-18] [CALL-32] is sent with contact, queue, connection, user and status open, is opened, and keeps its tags', async () => {
    const { calls, sent, paths, store, toasts } = await ask({ body: mine });
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['POST /tickets']);
    expect(sent).toEqual([{ contactId: 5, queueId: 1, whatsappId: 3, userId: 10, status: 'open' }]);
    expect(paths).toEqual([`/tickets/${mine.uuid}`]);
    expect(selectTickets(store.getState(), 'open').map(({ id }) => id)).toContain(40);
    expect(toasts).toEqual([]);
  });

  it.each([
    ['an object', { status: 400, body: { error: mine } }],
    ['JSON text', { status: 409, body: { error: JSON.stringify(mine) } }],
    ['one that waits', { status: 409, body: { error: { ...mine, status: 'pending' } } }],
  ])('[TICKET-19] [CALL-32] [COMPAT-01] the user’s own ticket in the refusal as %s is opened', async (_, answer) => {
    const { paths, toasts, lookUps } = await ask(answer);
    expect(paths).toEqual([`/tickets/${mine.uuid}`]);
    expect(toasts).toEqual([]);
    expect(lookUps).toEqual([]);
  });

  it.each([
    ['the user’s own', mine, [`/tickets/${mine.uuid}`], []],
    ['another user’s', brunos, [], [TOAST]],
  ])(
    '[TICKET-19] [TICKET-20] [CALL-30] [CALL-32] %s ticket whose refusal lacks the uuid is looked up by its id',
    async (_, ticket, opened, told) => {
      const { uuid: _uuid, ...bare } = ticket;
      const answer = { status: 409, body: { error: JSON.stringify(bare) } };
      const { paths, toasts, lookUps } = await ask(answer, { 'GET /tickets/40': { body: ticket } });
      expect(paths).toEqual(opened);
      expect(toasts).toEqual(told);
      expect(lookUps).toEqual([]);
    },
  );

  it('[TICKET-20] [CALL-32] a ticket in the refusal that cannot be looked up shows the toast and opens nothing', async () => {
    const { paths, toasts, result } = await ask({ status: 400, body: { error: { id: 40 } } });
    expect(paths).toEqual([]);
    expect(toasts).toEqual([TOAST]);
    expect(result.payload).toEqual({ kind: 'taken', holder: null });
  });

  it.each([400, 409])(
    '[TICKET-19] [CALL-29] [CALL-32] [COMPAT-01] after the bare code with status %i the user’s own ticket is looked up and opened',
    async (status) => {
      const { paths, toasts, lookUps } = await ask({ status, body: { error: 'ERR_OTHER_OPEN_TICKET' } }, found(mine));
      expect(lookUps).toEqual([{ pageNumber: 1, searchParam: '5511988342217', showAll: 'true', queueIds: '[1,2]' }]);
      expect(paths).toEqual([`/tickets/${mine.uuid}`]);
      expect(toasts).toEqual([]);
    },
  );

  it.each([
    ['an object', { status: 400, body: { error: brunos } }, {}],
    ['JSON text', { status: 409, body: { error: JSON.stringify(brunos) } }, {}],
    ['the bare code', { status: 400, body: { error: 'ERR_OTHER_OPEN_TICKET' } }, found(brunos)],
  ])(
    "[TICKET-20] [ERR-15] [CALL-32] another user's ticket, reported as %s, shows the toast and opens nothing",
    async (_, answer, routes) => {
      const { paths, toasts, result } = await ask(answer, routes);
      expect(toasts).toEqual([TOAST]);
      expect(paths).toEqual([]);
      expect(result.payload).toEqual({
        kind: 'taken',
        holder: { userName: 'Bruno', queueName: 'Vendas', waits: false },
      });
    },
  );

  it.each([
    ['finds nothing', {}],
    ["finds another contact's", found({ ...mine, contactId: 6 })],
    ['fails', { 'look up': { status: 500 } }],
  ])('[ERR-15] [TICKET-20] a lookup that %s shows the toast and opens nothing', async (_, routes) => {
    const { paths, toasts, result } = await ask({ status: 400, body: { error: 'ERR_OTHER_OPEN_TICKET' } }, routes);
    expect(toasts).toEqual([TOAST]);
    expect(paths).toEqual([]);
    expect(result.payload).toEqual({ kind: 'taken', holder: null });
  });

  it('[ERR-15] [TICKET-20] whose contact has no number is not looked for, since that would find every ticket', async () => {
    const bare = { ...wish, contact: { ...contact, number: '' } };
    const { lookUps, paths, toasts } = await ask(
      { status: 400, body: { error: 'ERR_OTHER_OPEN_TICKET' } },
      found(mine),
      bare,
    );
    expect(lookUps).toEqual([]);
    expect(paths).toEqual([]);
    expect(toasts).toEqual([TOAST]);
  });

  it('[TICKET-19] is looked for on the wanted connection first', async () => {
    const other = { ...mine, id: 41, uuid: aTicket({ id: 41 }).uuid, whatsappId: 3 };
    const routes = { 'look up': { body: { tickets: [{ ...mine, whatsappId: 9 }, other], count: 2, hasMore: false } } };
    const { paths } = await ask({ status: 400, body: { error: 'ERR_OTHER_OPEN_TICKET' } }, routes);
    expect(paths).toEqual([`/tickets/${other.uuid}`]);
  });

  it.each([
    ['nobody’s', { ...mine, userId: null, user: null }],
    ['an unreadable user’s', { ...mine, userId: undefined, user: undefined }],
  ])('[TICKET-20] blocked by %s ticket opens nothing and names nobody', async (_, ticket) => {
    const { paths, result } = await ask({ status: 400, body: { error: ticket } });
    expect(paths).toEqual([]);
    expect(result.payload).toEqual({ kind: 'taken', holder: { userName: null, queueName: null, waits: false } });
  });

  it.each([
    ['without a ticket', { body: {} }, null],
    ['that is no refusal', { status: 500, body: 'down' }, 500],
    ['whose error is no ticket', { status: 400, body: { error: { id: 'x' } } }, 400],
    ['without an error', { status: 400, body: null }, 400],
    ['that is a number', { status: 400, body: 7 }, 400],
  ])('opens nothing and reports a failure after an answer %s', async (_, answer, told) => {
    const { paths, lookUps, result, store } = await ask(answer);
    expect(createTicket.rejected.match(result) && result.error.status).toBe(told);
    expect([paths, lookUps]).toEqual([[], []]);
    expect(selectTickets(store.getState(), 'open')).toEqual([]);
  });

  it('[ERR-25] [ERR-32] any other refusal is shown by its code', async () => {
    const { toasts, paths } = await ask({ status: 400, body: { error: 'ERR_CREATING_TICKET' } });
    expect(toasts).toEqual([{ kind: 'error', textKey: 'errors:ERR_CREATING_TICKET' }]);
    expect(paths).toEqual([]);
  });
});
