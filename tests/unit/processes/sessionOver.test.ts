import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { valuesIn } from '@/entities/base/idTable';
import { emptySearch } from '@/domain/conversations/ticketSearch';
import { undoResolve } from '@/entities/conversations/resolveUndo/resolveUndo';
import { changeViews } from '@/entities/conversations/savedViews/savedViews';
import { resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncFinished, resyncRequested } from '@/realtime/socketActions';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { createSessionWorld } from '@tests/support/sessionWorld';
import { hold } from '@tests/support/hold';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const column = { id: 5, name: 'Orçamento', color: '#000' };
const label = { id: 6, name: 'VIP', color: '#111' };
const mine = aTicket({ status: 'open', userId: 10, tags: [column, label] });
const refused: FakeAnswer = { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } };

/** An answer that comes when the test says so. */
const late = (body: unknown = {}) => {
  const { held: answer, release: come } = hold<FakeAnswer>();
  return { route: () => answer, come: (told: FakeAnswer = { body }) => come(told) };
};

/** Ana, signed in, with her open ticket 1. */
const start = async (routes: FakeRoutes = {}, refresh = vi.fn(() => ({ ok: true, user: {} }) as const)) => {
  const world = createSessionWorld({ refresh }, { routes });
  world.begin();
  await pass();
  world.store.dispatch(serverEvents.ticket({ action: 'update', record: mine }));
  await pass();
  world.calls.length = 0;
  return {
    ...world,
    refresh,
    state: () => world.store.getState(),
    signOut: () => world.store.dispatch(sessionEnded({ reason: 'logout' })),
    /** Bruno signs in after her. */
    next: async () => {
      world.store.dispatch(sessionEnded({ reason: 'logout' }));
      world.begin(aUser({ id: 11, name: 'Bruno Alves', allTicket: 'enabled' }));
      await pass(1_000);
      world.goOnline();
      await pass(6_000);
      world.calls.length = 0;
    },
  };
};

describe('after the user signed out', () => {
  it('a refused call that began too late does not say that the session expired', async () => {
    const tags = late();
    const world = await start({
      'PUT /tickets/1': { body: { ...mine, status: 'closed' } },
      'DELETE /ticket-tags/1': tags.route,
      'GET /tickets/1': refused,
    });
    await world.store.dispatch(resolveTicket({ ticketId: 1 }));
    await pass();
    world.signOut();
    tags.come();
    await pass();
    expect(world.state().session.ended).toBe('logout');
    // The next sign-in may already be under way, and must keep its tokens.
    expect(world.callLog.discards).toBe(0);
  });

  it('a call of the login page that is refused ends nothing', async () => {
    const world = await start({ 'GET /whatsapp/': refused });
    world.signOut();
    await world.services.api.whatsappConnections.list(1).catch(() => null);
    await pass();
    expect(world.state().session.ended).toBe('logout');
  });

  it('[SEC-08] rights that are read too late neither renew a token nor the connection', async () => {
    const own = late(aUser({ profile: 'admin' }));
    const world = await start({ 'GET /users/10': own.route });
    world.store.dispatch(serverEvents.user({ action: 'update', record: aUser({ profile: 'admin' }) }));
    await pass();
    world.refresh.mockClear();
    world.signOut();
    own.come();
    await pass();
    expect(world.refresh).not.toHaveBeenCalled();
  });
});

describe('the session of the next user', () => {
  it('[SEC-08] does not read the ticket whose tags were removed for the last one', async () => {
    const tags = late();
    const world = await start({
      'PUT /tickets/1': { body: { ...mine, status: 'closed' } },
      'DELETE /ticket-tags/1': tags.route,
      'GET /tickets/1': { body: mine },
    });
    await world.store.dispatch(resolveTicket({ ticketId: 1 }));
    await pass();
    await world.next();
    tags.come();
    await pass();
    expect(world.calls).toEqual([]);
    expect(valuesIn(world.state().tickets.byId)).toEqual([]);
  });

  it('[SEC-08] puts back no tags for the last one', async () => {
    const shown = late({ ...mine, tags: [] });
    const world = await start({ 'PUT /tickets/1': { body: mine }, 'GET /tickets/1': shown.route });
    await world.store.dispatch(undoResolve({ ticketId: 1, former: mine }));
    await pass();
    await world.next();
    shown.come();
    await pass();
    expect(world.calls).toEqual([]);
  });

  it('[SEC-08] does not count the saved views of the last one', async () => {
    const counted = late({ tickets: [], count: 4, hasMore: false });
    const world = await start();
    await pass(6_000);
    vi.spyOn(world.services.api.tickets, 'page').mockImplementationOnce(async () => {
      await counted.route();
      return { records: [], hasMore: false, count: 4 };
    });
    const viewOf = (id: string) => ({ id, name: id, search: { ...emptySearch, text: `pedido ${id}` } });
    await world.store.dispatch(changeViews(() => [viewOf('a'), viewOf('b')]));
    await pass();
    await world.next();
    counted.come();
    await pass();
    expect(world.calls).toEqual([]);
  });

  it('[SEC-08] does not repeat the reading that the last one’s gap began', async () => {
    const page = late();
    let isSlow = false;
    const world = await start({
      'GET /messages/1': () => (isSlow ? page.route() : { body: { messages: [], hasMore: false } }),
    });
    world.store.dispatch(conversationShown({ ticketId: 1 }));
    await pass(6_000);
    isSlow = true;
    world.store.dispatch(resyncRequested());
    await pass();
    const finished = vi.fn();
    world.store.startListening({ actionCreator: resyncFinished, effect: finished });
    await world.next();
    page.come({ status: 502, body: '<html>' });
    await pass(60_000);
    expect(world.calls.filter((call) => call.startsWith('GET /messages'))).toEqual([]);
    expect(finished).not.toHaveBeenCalled();
  });
});
