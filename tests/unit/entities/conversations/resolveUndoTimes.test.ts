import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { resolveUndoSettled, undoResolve } from '@/entities/conversations/resolveUndo/resolveUndo';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { sessionEnded } from '@/entities/session/sessionActions';
import { chatBoxRejoined } from '@/realtime/socketActions';
import { serverEvents } from '@/realtime/serverEvents';
import { selectToasts } from '@/store/toasts';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const me = aUser();
const mine = (id: number) => aTicket({ id, status: 'open', userId: me.id });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A user with two open tickets, whose server reopens ticket 1 only when the test says so. */
const createWorld = async () => {
  const { held: decided, release: decide } = hold<boolean>();
  const stored = new Map([1, 2].map((id) => [id, mine(id)]));
  const change =
    (id: number): FakeRoutes[string] =>
    async ({ data }) => {
      const sent: Partial<Ticket> = JSON.parse(String(data));
      if (sent.status === 'open' && !(await decided)) return { status: 400, body: { error: 'ERR_NO' } };
      stored.set(id, { ...mine(id), ...sent });
      return { body: stored.get(id) };
    };
  const open = () => [...stored.values()].filter(({ status }) => status === 'open');
  const { store, begin } = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => ({ body: { tickets: params?.status === 'open' ? open() : [] } }),
      'GET /tickets/1': () => ({ body: stored.get(1) }),
      'PUT /tickets/1': change(1),
      'PUT /tickets/2': change(2),
    },
  });
  const joined: number[] = [];
  store.startListening({
    actionCreator: chatBoxRejoined,
    effect: ({ payload }) => void joined.push(payload.ticketId),
  });
  begin(me);
  await settle();
  const { dispatch, getState } = store;
  return {
    dispatch,
    joined,
    resolve: async (ticketId: number) => {
      await dispatch(resolveTicket({ ticketId }));
      await settle();
    },
    undo: () => dispatch(undoResolve({ ticketId: 1, former: mine(1) })),
    reopens: async (isReopened: boolean) => {
      decide(isReopened);
      await settle();
    },
    /** The ticket whose resolve can be undone, and how far that is. */
    offer: () => {
      const { last } = getState().resolveUndo;
      return last && [last.former.id, last.step];
    },
    toasts: () => selectToasts(getState()),
    status: (id: number) => selectTicket(getState(), id)?.status,
  };
};

describe('[KEY-06] the offer to undo a resolve', () => {
  it('stays while the ticket is reopened, although its 5 seconds are over, and ends with the answer', async () => {
    const world = await createWorld();
    await world.resolve(1);
    expect(world.offer()).toEqual([1, 'offered']);
    await vi.advanceTimersByTimeAsync(4_999);
    void world.undo();
    expect(world.offer()).toEqual([1, 'undoing']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.offer()).toEqual([1, 'undoing']);
    await world.reopens(true);
    expect(world.offer()).toBeNull();
    expect(world.status(1)).toBe('open');
  });

  it('says that it failed for 5 seconds from the refusal on', async () => {
    const world = await createWorld();
    await world.resolve(1);
    void world.undo();
    await vi.advanceTimersByTimeAsync(8_000);
    await world.reopens(false);
    expect(world.offer()).toEqual([1, 'failed']);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(world.offer()).toEqual([1, 'failed']);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.offer()).toBeNull();
    expect(world.status(1)).toBe('closed');
  });

  it.each([
    ['ends once a colleague has taken the ticket: to undo would take it away', { userId: 77 }, null],
    ['stays while the ticket waits for anyone', { status: 'pending', userId: null }, [1, 'offered']],
    ['stays where the ticket comes back to the same agent', {}, [1, 'offered']],
  ])('%s', async (_, change, expected) => {
    const world = await createWorld();
    await world.resolve(1);
    const record = { ...mine(1), updatedAt: '2026-11-21T18:00:00.000Z', ...change };
    world.dispatch(serverEvents.ticket({ action: 'update', record }));
    await settle();
    expect(world.offer()).toEqual(expected);
  });

  it('ends after a refusal too once a colleague has taken the ticket', async () => {
    const world = await createWorld();
    await world.resolve(1);
    void world.undo();
    await world.reopens(false);
    expect(world.offer()).toEqual([1, 'failed']);
    const record = { ...mine(1), userId: 77, updatedAt: '2026-11-21T18:00:00.000Z' };
    world.dispatch(serverEvents.ticket({ action: 'update', record }));
    await settle();
    expect(world.offer()).toBeNull();
  });

  it('can be dismissed before and after the attempt, but not during it', async () => {
    const world = await createWorld();
    await world.resolve(2);
    world.dispatch(resolveUndoSettled());
    expect(world.offer()).toBeNull();
    world.dispatch(resolveUndoSettled());
    expect(world.offer()).toBeNull();

    await world.resolve(1);
    void world.undo();
    world.dispatch(resolveUndoSettled());
    expect(world.offer()).toEqual([1, 'undoing']);
    await world.reopens(false);
    world.dispatch(resolveUndoSettled());
    expect(world.offer()).toBeNull();
  });

  it.each([
    ['reopened', true, 'open'],
    ['refused', false, 'closed'],
  ])('of a ticket resolved later is not touched when an earlier one is %s', async (_, isReopened, status) => {
    const world = await createWorld();
    await world.resolve(1);
    void world.undo();
    await world.resolve(2);
    expect(world.offer()).toEqual([2, 'offered']);
    await world.reopens(isReopened);
    expect(world.status(1)).toBe(status);
    expect(world.offer()).toEqual([2, 'offered']);
  });

  it('that is refused after another ticket was resolved is told apart from that one, whose time stays the same', async () => {
    const world = await createWorld();
    await world.resolve(1);
    void world.undo();
    await world.resolve(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(world.toasts()).toEqual([]);
    await world.reopens(false);
    expect(world.toasts()).toEqual([
      {
        kind: 'error',
        textKey: 'handling:resolveUndo.refused',
        values: { id: 1, name: 'Cliente 1' },
        id: expect.any(String),
      },
    ]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(world.offer()).toEqual([2, 'offered']);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.offer()).toBeNull();
  });

  it('[ERR-04] that is refused after the session has expired is told to nobody', async () => {
    const world = await createWorld();
    await world.resolve(1);
    void world.undo();
    world.dispatch(sessionEnded({ reason: 'expired', cause: 'test' }));
    await world.reopens(false);
    expect(world.toasts()).toEqual([]);
  });

  it('of another ticket stays an offer when an earlier one is reopened only now', async () => {
    const world = await createWorld();
    await world.resolve(1);
    await world.resolve(2);
    void world.undo();
    expect(world.offer()).toEqual([2, 'offered']);
  });

  it('ends with the session', async () => {
    const world = await createWorld();
    await world.resolve(1);
    world.dispatch(sessionEnded({ reason: 'logout' }));
    expect(world.offer()).toBeNull();
  });
});

describe('[KEY-06] undoing a resolve', () => {
  it.each([
    ['reopens the ticket', true, 'fulfilled', 'open'],
    ['is refused', false, 'rejected', 'closed'],
  ])('%s as the server decides, also when the offer is gone', async (_, isReopened, outcome, status) => {
    const world = await createWorld();
    await world.resolve(1);
    world.dispatch(resolveUndoSettled());
    const undoing = world.undo();
    await world.reopens(isReopened);
    expect((await undoing).meta.requestStatus).toBe(outcome);
    expect(world.status(1)).toBe(status);
    expect(world.offer()).toBeNull();
  });

  it('[RT-06] follows the conversation again once the ticket is open, and not after a refusal', async () => {
    const open = await createWorld();
    await open.resolve(1);
    void open.undo();
    await settle();
    expect(open.joined).toEqual([]);
    await open.reopens(true);
    expect(open.joined).toEqual([1]);

    const closed = await createWorld();
    await closed.resolve(1);
    void closed.undo();
    await closed.reopens(false);
    expect(closed.joined).toEqual([]);
  });
});
