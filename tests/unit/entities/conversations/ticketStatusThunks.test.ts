import { isPending } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { selectIsTicketChanging, selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import {
  acceptTicket,
  removeTicket,
  reopenTicket,
  resolveTicket,
  returnTicket,
  STATUS_CHANGES,
  transferTicket,
} from '@/entities/conversations/tickets/ticketStatusThunks';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { sessionEnded } from '@/entities/session/sessionActions';
import { loadSettings } from '@/entities/session/sessionDetails';
import { serverEvents } from '@/realtime/serverEvents';
import { chatBoxRejoined } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { hold } from '@tests/support/hold';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const me = aUser();
const integration = { useIntegration: true, promptId: 4, integrationId: 5 };
const mine = aTicket({ status: 'open', userId: me.id, whatsappId: 3, ...integration });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

const createWorld = async (stored: Ticket = mine, routes: FakeRoutes = {}) => {
  const sent: unknown[] = [];
  const rejoined: number[] = [];
  const app = createTestStore({
    routes: {
      'GET /tickets/1': { body: stored },
      'PUT /tickets/1': ({ data }) => {
        const change: object = JSON.parse(String(data));
        sent.push(change);
        return { body: { ...stored, ...change } };
      },
      'DELETE /tickets/1': { body: {} },
      'DELETE /ticket-tags/1': { body: {} },
      ...routes,
    },
  });
  app.store.startListening({
    actionCreator: chatBoxRejoined,
    effect: ({ payload }) => void rejoined.push(payload.ticketId),
  });
  app.begin(me);
  await settle();
  const { dispatch, getState } = app.store;
  return {
    ...app,
    dispatch,
    sent,
    rejoined,
    load: () => dispatch(refreshTicket(1)),
    ticket: () => selectTicket(getState(), 1),
    isChanging: () => selectIsTicketChanging(getState(), 1),
    lookUps: () => app.calls.filter((call) => call === 'GET /tickets/1').length,
  };
};

const target = { userId: 11, queueId: 2, whatsappId: 7 };
const CHANGES = [
  ['accepting', () => acceptTicket({ ticketId: 1 }), { status: 'open', userId: 10, ...integration }, [1]],
  ['returning', () => returnTicket({ ticketId: 1 }), { status: 'pending', userId: null, ...integration }, []],
  [
    'resolving',
    () => resolveTicket({ ticketId: 1 }),
    { status: 'closed', userId: 10, queueId: 1, useIntegration: false, promptId: null, integrationId: null },
    [],
  ],
  [
    'reopening',
    () => reopenTicket({ ticketId: 1, queueId: 2 }),
    { status: 'open', userId: 10, queueId: 2, ...integration },
    [1],
  ],
  ['transferring', () => transferTicket({ ticketId: 1, target }), { status: 'open', ...target }, []],
] as const;

describe('a change of a ticket', () => {
  it.each(CHANGES)(
    '[RT-06] [TICKET-06] [TICKET-07] [TICKET-09] [TICKET-10] [TICKET-23] [CALL-33] is computed from the known ticket: %s',
    async (_, change, body, rejoined) => {
      const world = await createWorld();
      await world.load();
      await world.dispatch(change());
      expect(world.sent).toEqual([body]);
      expect(world.lookUps()).toBe(1);
      expect(world.rejoined).toEqual(rejoined);
      expect(world.ticket()).toMatchObject({ status: body.status, userId: body.userId });
    },
  );

  it.each(CHANGES)(
    '[CALL-30] [TICKET-11] [CALL-33] is computed from the server’s ticket where it is not known here: %s',
    async (_, change, body) => {
      const world = await createWorld();
      await world.dispatch(change());
      expect(world.sent).toEqual([body]);
      expect(world.calls.indexOf('GET /tickets/1')).toBeLessThan(world.calls.indexOf('PUT /tickets/1'));
      await settle();
      // Its former status is not known, so it may be another one now.
      expect(world.calls).toContain('DELETE /ticket-tags/1');
    },
  );

  it.each(CHANGES)('[CALL-30] [CALL-33] sends nothing where the ticket cannot be read: %s', async (_, change) => {
    const world = await createWorld(mine, { 'GET /tickets/1': { body: {} } });
    const answer = await world.dispatch(change());
    expect(answer.payload).toBeNull();
    expect(world.sent).toEqual([]);
    expect(world.isChanging()).toBe(false);
  });

  it.each(CHANGES)('is made once at a time, whichever is asked for meanwhile: %s', async (_, change) => {
    const world = await createWorld();
    await world.load();
    const changing = world.dispatch(change());
    expect(world.isChanging()).toBe(true);
    for (const [, other] of CHANGES) await world.dispatch(other());
    await world.dispatch(removeTicket({ ticketId: 1 }));
    await changing;
    expect(world.sent).toHaveLength(1);
    expect(world.calls).not.toContain('DELETE /tickets/1');
    expect(world.isChanging()).toBe(false);
    await world.dispatch(change());
    expect(world.sent).toHaveLength(2);
  });

  it.each(CHANGES)(
    '[TICKET-02] [TICKET-06] [TICKET-07] that is refused leaves the ticket as it was: %s',
    async (name, change) => {
      const world = await createWorld(mine, {
        'PUT /tickets/1': { status: 400, body: { error: 'ERR_NO_PERMISSION' } },
      });
      await world.load();
      await world.dispatch(change());
      expect(world.ticket()).toEqual(mine);
      expect(world.isChanging()).toBe(false);
      expect(world.rejoined).toEqual([]);
      // The dialog of the transfer shows the refusal itself.
      expect(world.toasts()).toEqual(name === 'transferring' ? [] : ['errors:ERR_NO_PERMISSION']);
    },
  );

  it.each(CHANGES)(
    '[CALL-30] [CALL-33] while the connection is lost takes nothing from a colleague who has the ticket by now: %s',
    async (name, change) => {
      let stored = mine;
      const world = await createWorld(mine, { 'GET /tickets/1': () => ({ body: stored }) });
      await world.load();
      world.goOnline();
      world.goOffline();
      stored = { ...mine, userId: 11, updatedAt: '2026-11-21T12:05:00.000Z' };
      await world.dispatch(change());
      expect(world.sent).toEqual([]);
      expect(world.toasts()).toEqual(name === 'transferring' ? [] : ['notices:ticketChanged']);
      await settle();
      expect(world.ticket()).toMatchObject({ userId: 11 });
      expect(world.isChanging()).toBe(false);
    },
  );

  it.each(CHANGES)(
    '[CALL-33] while the connection is lost is sent for a ticket that nobody changed: %s',
    async (_, change, body) => {
      const world = await createWorld();
      await world.load();
      world.goOnline();
      world.goOffline();
      await world.dispatch(change());
      expect(world.sent).toEqual([body]);
    },
  );

  it('[CALL-33] is not sent for a user who signed in while the ticket was looked up', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const world = await createWorld(mine, { 'GET /tickets/1': () => held });
    const accepting = world.dispatch(acceptTicket({ ticketId: 1 }));
    await settle();
    world.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser({ id: 11 }));
    answer({ body: mine });
    await accepting;
    expect(world.sent).toEqual([]);
  });

  it('is not sent without a user', async () => {
    const world = await createWorld();
    world.dispatch(sessionEnded({ reason: 'logout' }));
    await world.dispatch(resolveTicket({ ticketId: 1 }));
    expect(world.sent).toEqual([]);
  });

  it('is known as a change of status as soon as it is asked for, a deletion is not', async () => {
    const world = await createWorld();
    const started: string[] = [];
    world.store.startListening({
      matcher: isPending(...STATUS_CHANGES),
      effect: ({ type }) => void started.push(type),
    });
    for (const [, change] of CHANGES) await world.dispatch(change());
    await world.dispatch(removeTicket({ ticketId: 1 }));
    expect(started).toEqual(
      ['accept', 'return', 'resolve', 'reopen', 'transfer'].map((one) => `tickets/${one}/pending`),
    );
  });
});

describe('deleting a ticket', () => {
  it('[TICKET-27] [CALL-34] is asked of the server once, and removes the ticket', async () => {
    const other = aTicket({ id: 2 });
    const world = await createWorld(mine, { 'GET /tickets/2': { body: other } });
    await world.load();
    await world.dispatch(refreshTicket(2));
    await Promise.all([1, 2].map(() => world.dispatch(removeTicket({ ticketId: 1 }))));
    expect(world.calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /tickets/1']);
    expect(world.ticket()).toBeNull();
    expect(selectTicket(world.store.getState(), 2)).toEqual(other);
  });

  it('[TICKET-27] [CALL-34] that is refused leaves the ticket, and the user is told', async () => {
    const refusal = { status: 400, body: { error: 'ERR_NO_PERMISSION' } };
    const world = await createWorld(mine, { 'DELETE /tickets/1': refusal });
    await world.load();
    await world.dispatch(removeTicket({ ticketId: 1 }));
    expect(world.ticket()).toEqual(mine);
    expect(world.isChanging()).toBe(false);
    expect(world.toasts()).toEqual(['errors:ERR_NO_PERMISSION']);
  });
});

it('[TICKET-05] an accept that fails greets nobody, the one that succeeds greets the customer once', async () => {
  const waiting = aTicket();
  const accept = createRecordedRoute(
    { status: 500, body: {} },
    { body: { ...waiting, status: 'open', userId: me.id } },
  );
  const world = await createWorld(waiting, {
    'PUT /tickets/1': accept.route,
    'GET /settings/': { body: [{ key: 'sendGreetingAccepted', value: 'enabled' }] },
  });
  await world.load();
  const greetings = async () => {
    await world.dispatch(acceptTicket({ ticketId: 1 }));
    await settle();
    return selectOutboxOfTicket(world.store.getState(), 1).map(({ body }) => body);
  };
  expect(await greetings()).toEqual([]);
  expect(await greetings()).toEqual(['notices:greeting.named Cliente 1 Ana Ribeiro']);
});

it.each([
  ['returning', () => returnTicket({ ticketId: 1 })],
  ['resolving', () => resolveTicket({ ticketId: 1 })],
  ['reopening', () => reopenTicket({ ticketId: 1, queueId: 1 })],
  ['transferring', () => transferTicket({ ticketId: 1, target })],
] as const)('[TICKET-03] only accepting greets the customer: %s does not', async (_, change) => {
  const world = await createWorld(mine, {
    'GET /settings/': { body: [{ key: 'sendGreetingAccepted', value: 'enabled' }] },
  });
  await world.dispatch(loadSettings());
  await world.load();
  await world.dispatch(change());
  await settle();
  expect(world.sent).toHaveLength(1);
  expect(selectOutboxOfTicket(world.store.getState(), 1)).toEqual([]);
});

it.each([
  ['enabled', 1],
  ['disabled', 0],
])(
  '[TICKET-03] [TICKET-04] [SET-07] the setting that a colleague has changed to %s counts',
  async (value, greetings) => {
    const key = 'sendGreetingAccepted';
    const former = { key, value: value === 'enabled' ? 'disabled' : 'enabled' };
    const world = await createWorld(aTicket(), { 'GET /settings/': { body: [former] } });
    await world.dispatch(loadSettings());
    await world.load();
    world.dispatch(serverEvents.settings({ action: 'update', record: { key, value } }));
    await world.dispatch(acceptTicket({ ticketId: 1 }));
    await settle();
    expect(selectOutboxOfTicket(world.store.getState(), 1)).toHaveLength(greetings);
  },
);
