import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idsIn } from '@/entities/base/idTable';
import type { SessionAnswer } from '@/bridge/desktop';
import { eventNames } from '@/protocol/events';
import { systemClock } from '@/lib/clock';
import { handshakeOptions } from '@/realtime/handshake';
import { eventsOf, serverEventsReceived } from '@/realtime/serverEvents';
import {
  channelFollowed,
  channelLeft,
  chatBoxJoined,
  reconnectNow,
  resyncRequested,
  socketStateChanged,
  socketTokenExpired,
} from '@/realtime/socketActions';
import { createSocketMiddleware } from '@/realtime/socketMiddleware';
import { rootReducer } from '@/store/rootReducer';
import { createFakeSocket, type FakeSocket } from '@tests/support/fakes/fakeSocket';
import { aTicket } from '@tests/support/records';
import { aToken } from '@tests/support/tokens';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const begun = createAction<{ readonly companyId: number; readonly userId: number }>('begun');
const over = createAction('over');
const expired = createAction('expired');
const renewed: SessionAnswer = { ok: true, user: {} };
const JOINS = [['joinNotification'], ['joinTickets', 'open'], ['joinTickets', 'pending']];
const flush = () => vi.advanceTimersByTimeAsync(0);

const createWorld = () => {
  const sockets: FakeSocket[] = [];
  const actions: UnknownAction[] = [];
  const dropped: unknown[] = [];
  const frames: (() => void)[] = [];
  let token = aToken(NOW + 900_000);
  const refresh = vi.fn<() => Promise<SessionAnswer>>(async () => renewed);
  const middleware = createSocketMiddleware({
    address: 'http://server.test',
    accessToken: async () => token,
    refresh,
    sessionOf: (action) => (begun.match(action) ? action.payload : null),
    isSessionEnd: over.match,
    sessionExpired: expired,
    clock: systemClock,
    log: { info() {}, error() {}, warn: (_, details) => void dropped.push(details) },
    openSocket: (address, used) => {
      const made = createFakeSocket(address, used);
      sockets.push(made);
      return made.socket;
    },
    planFrame: (run) => void frames.push(run),
  });
  const store = configureStore({
    reducer: (state: number = 0, action: UnknownAction) => {
      actions.push(action);
      return state;
    },
    middleware: (getDefault) => getDefault().concat(middleware),
  });
  const of = <Payload>(creator: { match: (action: UnknownAction) => action is UnknownAction & { payload: Payload } }) =>
    actions.filter(creator.match).map(({ payload }) => payload);
  return {
    store,
    sockets,
    dropped,
    refresh,
    last: () => sockets.at(-1)!,
    states: () => of(socketStateChanged).map(({ state }) => state),
    nextTries: () => of(socketStateChanged).map(({ nextTryAt }) => nextTryAt && nextTryAt - Date.now()),
    resyncs: () => actions.filter(resyncRequested.match).length,
    count: (type: string) => actions.filter((action) => action.type === type).length,
    batches: () => actions.filter(serverEventsReceived.match),
    showFrame: () => frames.splice(0).forEach((run) => run()),
    useToken: (other: string) => void (token = other),
    begin: async () => {
      store.dispatch(begun({ companyId: 1, userId: 10 }));
      await flush();
    },
  };
};

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('[RT-01][SESS-01] opens with the session to the socket address, with its token', async () => {
    const world = createWorld();
    await flush();
    expect(world.sockets).toHaveLength(0);
    await world.begin();
    expect(world.last()).toMatchObject({ address: 'http://server.test', token: aToken(NOW + 900_000) });
    world.last().accept();
    expect(world.states()).toEqual(['connecting', 'online']);
  });

  it('[RT-01][RT-02][RT-03][COMPAT-02] uses websocket only, pings of 18000 ms, and the token in both places', () => {
    expect(handshakeOptions('raw')).toMatchObject({
      transports: ['websocket'],
      pingInterval: 18_000,
      pingTimeout: 18_000,
      auth: { token: 'raw' },
      query: { token: 'raw' },
      reconnection: false,
    });
  });

  it('[RT-04][RT-05][COMPAT-02] waits for ready before it joins, and never joins twice', async () => {
    const world = createWorld();
    await world.begin();
    world.last().receive('connect');
    expect(world.last().sent).toEqual([]);
    world.last().receive('ready');
    expect(world.last().sent).toEqual(JOINS);
    await vi.advanceTimersByTimeAsync(1_500);
    world.last().receive('ready');
    expect(world.last().sent).toEqual(JOINS);
  });

  it('[RT-04][RT-05][COMPAT-02] joins 1500 ms after connect when no ready arrives', async () => {
    const world = createWorld();
    await world.begin();
    world.last().receive('connect');
    await vi.advanceTimersByTimeAsync(1_499);
    expect(world.last().sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.last().sent).toHaveLength(3);
    // A slow server's word comes too late: a second join would need a second leave.
    world.last().receive('ready');
    expect(world.last().sent).toHaveLength(3);
    expect(world.resyncs()).toBe(0);
  });

  it('[RT-04][RT-05] joins the notifications and the lists of open and pending tickets', async () => {
    const world = createWorld();
    await world.begin();
    world.last().accept();
    expect(world.last().sent).toContainEqual(['joinNotification']);
    expect(world.last().sent).toContainEqual(['joinTickets', 'open']);
    expect(world.last().sent).toContainEqual(['joinTickets', 'pending']);
    expect(world.last().sent).not.toContainEqual(['joinTickets', 'closed']);
  });

  it('[RT-07] [NTV-16] sends userStatus every 300000 ms while connected, without any sign of the user', async () => {
    const world = createWorld();
    await world.begin();
    world.last().accept();
    const beats = () => world.sockets.flatMap(({ sent }) => sent).filter(([event]) => event === 'userStatus').length;
    await vi.advanceTimersByTimeAsync(299_999);
    expect(beats()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(beats()).toBe(1);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(beats()).toBe(2);
    world.last().drop('transport close');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(beats()).toBe(2);
  });

  it('[RT-07] sends one more at once when the user returns, and the next 300000 ms later', async () => {
    const world = createWorld();
    await world.begin();
    world.last().accept();
    world.store.dispatch(reconnectNow({ probe: true }));
    await flush();
    const beats = () => world.last().sent.filter(([event]) => event === 'userStatus').length;
    expect(beats()).toBe(0);
    world.last().accept();
    expect(beats()).toBe(1);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(beats()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(beats()).toBe(2);
  });

  it('[RT-01] closes with the session and stays closed', async () => {
    const world = createWorld();
    await world.begin();
    world.last().accept();
    world.store.dispatch(over());
    expect(world.last().isOpen()).toBe(false);
    expect(world.states().at(-1)).toBe('offline');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  it('[OFF-01] is retried after 1, 2, 4 ... 30 s, and each attempt is reported', async () => {
    const world = createWorld();
    await world.begin();
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const tries = world.sockets.length;
      world.last().receive('connect_error', new Error('xhr'));
      expect(world.nextTries().at(-1)).toBe(wait);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(world.sockets).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(1);
      expect(world.sockets).toHaveLength(tries + 1);
    }
  });

  it('[RT-04] [RT-05] [RT-06] [COMPAT-02] rejoins its rooms and asks for a resync only after a gap, both once, also if ready is said twice', async () => {
    const world = createWorld();
    await world.begin();
    world.last().accept();
    world.store.dispatch(chatBoxJoined({ ticketId: 7 }));
    expect(world.last().sent.at(-1)).toEqual(['joinChatBox', '7']);
    expect(world.resyncs()).toBe(0);
    world.last().drop('transport close');
    await vi.advanceTimersByTimeAsync(1_000);
    world.sockets[0]?.receive('ready');
    expect([world.sockets.length, world.last().sent]).toEqual([2, []]);
    world.last().accept();
    world.last().receive('ready');
    expect(world.last().sent).toEqual([...JOINS, ['joinChatBox', '7']]);
    expect(world.resyncs()).toBe(1);
  });

  it('[OFF-03] [NTV-16] is retried at once when a signal suggests it, such as the end of a sleep', async () => {
    const world = createWorld();
    await world.begin();
    world.last().receive('connect_error', new Error('xhr'));
    world.store.dispatch(reconnectNow({ probe: true }));
    await flush();
    expect(world.sockets).toHaveLength(2);
    world.last().accept();
    world.store.dispatch(reconnectNow({ probe: false }));
    await flush();
    expect(world.sockets).toHaveLength(2);
  });

  it('[OFF-03] a renewed connection stays the only one: the old one retries nothing', async () => {
    const world = createWorld();
    await world.begin();
    world.last().accept();
    world.store.dispatch(reconnectNow({ probe: true }));
    await flush();
    world.last().accept();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sockets.map((socket) => socket.isOpen())).toEqual([false, true]);
  });

  it('[OFF-03] an attempt without an answer gives way to the next one at once', async () => {
    const world = createWorld();
    await world.begin();
    world.last().accept();
    world.last().drop('transport close');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.sockets).toHaveLength(2);
    world.store.dispatch(reconnectNow({ probe: false }));
    await flush();
    expect(world.sockets.map((socket) => socket.isOpen())).toEqual([false, false, true]);
    world.last().accept();
    world.store.dispatch(reconnectNow({ probe: false }));
    await flush();
    expect(world.sockets).toHaveLength(3);
  });

  it('[OFF-02] [OFF-03] [NTV-16] a connection that only seems alive after a sleep is replaced, and the data is read again', async () => {
    const world = createWorld();
    await world.begin();
    world.last().accept();
    world.store.dispatch(reconnectNow({ probe: true }));
    await flush();
    expect(world.sockets.map((socket) => socket.isOpen())).toEqual([false, true]);
    world.last().accept();
    expect(world.resyncs()).toBe(1);
  });
});

describe('a bad token', () => {
  it('[COMPAT-01] [RT-01] shows as a disconnect right after connect: it is refreshed and the client reconnects by itself', async () => {
    const world = createWorld();
    await world.begin();
    world.last().receive('connect');
    world.useToken(aToken(NOW + 900_000, NOW));
    world.last().drop('io server disconnect');
    await flush();
    expect(world.refresh).toHaveBeenCalledTimes(1);
    expect(world.sockets).toHaveLength(2);
    expect(world.last().token).toBe(aToken(NOW + 900_000, NOW));
  });

  it('does not make the client flood a server that rejects every token', async () => {
    const world = createWorld();
    await world.begin();
    for (let drop = 0; drop < 3; drop += 1) {
      world.last().receive('connect');
      world.last().drop('io server disconnect');
      await flush();
    }
    expect(world.sockets).toHaveLength(2);
  });

  it('[SESS-10] [SESS-19] a refresh refused with 401 ends the session', async () => {
    const world = createWorld();
    world.useToken(aToken(NOW - 1_000));
    world.refresh.mockResolvedValue({ ok: false, status: 401, error: 'ERR_SESSION_EXPIRED' });
    await world.begin();
    expect(world.count(expired.type)).toBe(1);
    expect(world.sockets).toHaveLength(0);
  });

  it('[SESS-19] a token that stays expired after the refresh is reported', async () => {
    const world = createWorld();
    world.useToken(aToken(NOW - 1_000, NOW - 1_000));
    await world.begin();
    expect(world.count(socketTokenExpired.type)).toBe(1);
    expect(world.sockets).toHaveLength(0);
  });
});

describe('events', () => {
  const connected = async () => {
    const world = createWorld();
    await world.begin();
    world.last().accept();
    return world;
  };

  it('[RT-24] are received under the names of the user’s own company only', async () => {
    const world = await connected();
    const heard = () => world.last().heard().join();
    const companies = () => new Set(heard().match(/company-?\d+/g));
    expect(world.last().heard()).toEqual(expect.arrayContaining([...eventNames(1, 10).keys()]));
    expect(companies()).toEqual(new Set(['company-1', 'company1']));
    // Nor under those of the company that was signed in before.
    for (const change of [over(), begun({ companyId: 2, userId: 20 })]) world.store.dispatch(change);
    await flush();
    expect(companies()).toEqual(new Set(['company-2', 'company2']));
  });

  it('[PERF-04] [DESK-14] of one frame are one dispatch, in order, which the slices apply', async () => {
    const world = await connected();
    for (const id of [1, 2, 3]) {
      world.last().receive('company-1-ticket', { action: 'update', ticket: aTicket({ id }) });
    }
    world.last().receive('company-1-ticket', { action: 'updateUnread', ticketId: 2 });
    expect(world.batches()).toHaveLength(0);
    world.showFrame();
    expect(world.batches()).toHaveLength(1);
    const events = eventsOf(world.batches()[0]!, 'ticket').map(({ payload }) =>
      payload.action === 'update' ? payload.record.id : payload.action,
    );
    expect(events).toEqual([1, 2, 3, 'updateUnread']);
    expect(world.sockets).toHaveLength(1);
    expect(idsIn(rootReducer(undefined, world.batches()[0]!).tickets.byId)).toEqual([1, 2, 3]);
  });

  it('[PERF-04] of a burst are spread over frames, none lost or out of order', async () => {
    const world = await connected();
    for (let id = 1; id <= 501; id += 1) world.last().receive('company-1-ticket', { action: 'delete', ticketId: id });
    world.showFrame();
    expect(world.batches().map(({ payload }) => payload.length)).toEqual([50]);
    for (let frames = 0; frames < 50; frames += 1) world.showFrame();
    const ids = world
      .batches()
      .flatMap((batch) => eventsOf(batch, 'ticket').map(({ payload }) => 'id' in payload && payload.id));
    expect(ids).toEqual(Array.from({ length: 501 }, (_, index) => index + 1));
  });

  it('[SEC-05] [RT-24] [COMPAT-01] [SEC-09] of an unknown shape, action or company are logged and dropped', async () => {
    const world = await connected();
    const strange = [null, 'text', {}, { action: 'archive', ticketId: 1 }, { action: 'update', ticket: { id: 'x' } }];
    for (const payload of strange) world.last().receive('company-1-ticket', payload);
    world.last().receive('company-1-ticket', { action: 'update', ticket: aTicket({ companyId: 2 }) });
    world.showFrame();
    expect(world.batches()).toHaveLength(0);
    expect(world.dropped).toHaveLength(6);
    expect(world.dropped[0]).toEqual({ name: 'company-1-ticket' });
  });

  it('[SEC-08] waiting for a frame are dropped with the session', async () => {
    const world = await connected();
    world.last().receive('company-1-ticket', { action: 'delete', ticketId: 1 });
    world.store.dispatch(over());
    world.showFrame();
    expect(world.batches()).toHaveLength(0);
  });

  it('[RT-20][RT-23][RT-24] of one contact list are received while it is followed, also on the next connection', async () => {
    const world = await connected();
    const reload = () => {
      world.last().receive('company-1-ContactListItem-7', { action: 'reload', records: [] });
      world.showFrame();
      return world.batches().flatMap((batch) => eventsOf(batch, 'contactListItem')).length;
    };
    expect(reload()).toBe(0);
    world.store.dispatch(channelFollowed({ kind: 'contactListItem', id: 7 }));
    expect(reload()).toBe(1);
    world.last().drop('transport close');
    await vi.advanceTimersByTimeAsync(5_000);
    world.last().accept();
    expect(reload()).toBe(2);
    world.store.dispatch(channelLeft({ kind: 'contactListItem', id: 7 }));
    expect(reload()).toBe(2);
  });
});
