import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectTicketCount } from '@/entities/conversations/tickets/ticketSelectors';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket, aUser } from '@tests/support/records';

const me = aUser({ allTicket: 'enabled' });
const row = (id: number) => aTicket({ id, uuid: `u${id}`, status: 'pending' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** An app that has read the first two of many pending tickets. */
const start = async () => {
  const server = { total: 90, answers: [] as number[] };
  const app = createTestStore({
    routes: {
      [`GET /users/${me.id}`]: { body: me },
      'GET /tickets': ({ params }) => {
        if (params?.status !== 'pending') return { body: { tickets: [], count: 0, hasMore: false } };
        server.answers.push(server.total);
        const tickets = params.pageNumber > 1 ? [] : [row(1), row(2)];
        return { body: { tickets, count: server.total, hasMore: tickets.length > 0 } };
      },
    },
  });
  app.begin(me);
  app.goOnline();
  await pass(10_000);
  server.answers.length = 0;
  return {
    server,
    told: app.store.dispatch,
    count: () => selectTicketCount(app.store.getState(), 'pending'),
    listed: () => app.store.getState().tickets.views.pending.latest,
  };
};

describe('[TLIST-07] the number of a list of which only a part is loaded', () => {
  it('does not grow when a ticket of a later page comes to the top', async () => {
    const { told, count, listed } = await start();
    told(serverEvents.ticket({ action: 'update', record: row(60) }));
    await pass(3_000);
    expect(listed()).toHaveLength(3);
    expect(count()).toBe(90);
  });

  it('[RT-14] falls when a ticket of a later page leaves', async () => {
    const { server, told, count, listed } = await start();
    server.total = 89;
    told(serverEvents.ticket({ action: 'delete', id: 60 }));
    told(serverEvents.ticket({ action: 'update', record: { ...row(60), status: 'open', userId: 11 } }));
    await pass(3_000);
    expect(count()).toBe(89);
    expect(listed()).toHaveLength(2);
  });

  it('follows what is loaded without asking the server', async () => {
    const { server, told, count } = await start();
    told(serverEvents.ticket({ action: 'update', record: { ...row(1), status: 'open', userId: 11 } }));
    await pass(3_000);
    expect(count()).toBe(89);
    expect(server.answers).toEqual([]);
  });

  it('is asked for once after many changes', async () => {
    const { server, told, count } = await start();
    server.total = 87;
    for (const id of [60, 61, 62]) told(serverEvents.ticket({ action: 'delete', id }));
    await pass(3_000);
    expect([count(), server.answers]).toEqual([87, [87]]);
  });

  it('is asked for again when the list changed while the answer was on its way', async () => {
    const { server, told, count } = await start();
    told(serverEvents.ticket({ action: 'delete', id: 60 }));
    server.total = 89;
    await pass(2_999);
    const passing = pass(1);
    told(serverEvents.ticket({ action: 'update', record: { ...row(2), status: 'open', userId: 11 } }));
    server.total = 88;
    await passing;
    await pass(3_000);
    expect(count()).toBe(88);
  });
});
