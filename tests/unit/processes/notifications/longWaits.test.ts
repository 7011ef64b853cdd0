import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { alertsChanged, defaultAlerts } from '@/entities/device/alerts/alertsSlice';
import { pendingListShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { windowLocked } from '@/entities/device/lock/lock';
import { sessionEnded } from '@/entities/session/sessionActions';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import notices from '@/i18n/locales/pt/notices.json';
import { createTranslate } from '@/i18n/translate';
import { longWaitNotice } from '@/processes/notifications/noticesOf';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aTicket } from '@tests/support/records';
import { createNoticeWorld, mine, passGap, settle } from './noticeWorld';

const NOW = new Date('2026-11-23T12:00:00');
/** ISO text of a moment before the start. */
const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const waiting = (id: number, minutes: number, facts: Partial<Ticket> = {}) =>
  aTicket({ id, updatedAt: ago(minutes), ...facts });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const createWorld = async (local = createMemoryStorage()) => {
  const world = await createNoticeWorld([], {}, local);
  world.begin();
  await settle();
  return {
    ...world,
    switchOn: () =>
      world.store.dispatch(
        alertsChanged({ kinds: { ...world.state().alerts.kinds, longWait: { on: true, sound: 'marimba' } } }),
      ),
    told: () => world.callLog.notices.filter(({ kind }) => kind === 'longWait'),
  };
};

it('[TRIAGE-12] says only how many have waited too long while the window is locked', async () => {
  const world = await createWorld();
  world.store.dispatch(windowLocked());
  world.switchOn();
  world.know(waiting(1, 15));
  await pass(10_000);
  expect(world.told()).toMatchObject([{ title: 'notices:notify.longWaits 1', body: 'notices:notify.hidden' }]);
  expect(world.told()[0]).not.toHaveProperty('accept');
});

it('[TRIAGE-03] is off at first, and then raises no notice', async () => {
  expect(defaultAlerts.kinds.longWait.on).toBe(false);
  const world = await createWorld();
  world.know(waiting(1, 14));
  await pass(5 * MINUTE);
  expect(world.told()).toEqual([]);
});

it('[TRIAGE-03] looks every ten seconds, also once it was switched off and on again, and not after the session', async () => {
  const local = createMemoryStorage();
  const world = await createWorld(local);
  const off = world.state().alerts.kinds;
  world.switchOn();
  world.store.dispatch(alertsChanged({ kinds: off }));
  world.switchOn();
  const read = vi.spyOn(local, 'getItem');
  const looks = () => read.mock.calls.splice(0).filter(([key]) => key.startsWith('ticketWaitsTold')).length;
  await pass(MINUTE);
  expect(looks()).toBe(6);
  world.store.dispatch(sessionEnded({ reason: 'logout' }));
  await pass(MINUTE);
  expect(looks()).toBe(0);
});

it('[TRIAGE-03] reports once that a ticket I may take passed the red limit, across a restart too, and opens it', async () => {
  const local = createMemoryStorage();
  const world = await createWorld(local);
  world.switchOn();
  world.know(
    waiting(1, 13),
    waiting(2, 13, { chatbot: true }),
    waiting(3, 13, { queueId: 9 }),
    waiting(4, 13, { userId: 11 }),
    waiting(6, 13, { queueId: null }),
    mine({ id: 5, fromMe: false, updatedAt: ago(13) }),
  );
  await pass(2 * MINUTE - 1);
  expect(world.told()).toEqual([]);
  await pass(10_000);
  expect(world.told()).toMatchObject([
    {
      title: 'notices:notify.longWait Cliente 1 15',
      body: 'Olá',
      target: { kind: 'pending', ticketId: 1 },
      accept: 'notices:notify.accept',
    },
  ]);
  expect(world.wanted.at(-1)).toBe('marimba');
  await pass(60 * MINUTE);
  expect(world.told()).toHaveLength(1);

  const { id, target } = world.told()[0]!;
  world.fake.notificationHappened({ id, target, happened: 'clicked' });
  await settle();
  expect(world.paths).toEqual(['/tickets?pending=1']);

  const again = await createWorld(local);
  again.know(waiting(1, 13));
  await pass(MINUTE);
  expect(again.told()).toEqual([]);
  // Accepted, answered, returned: the wait starts again.
  const since = new Date(Date.now() + MINUTE).toISOString();
  again.know({ ...mine({ id: 1 }), fromMe: true, updatedAt: since }, aTicket({ id: 1, updatedAt: since }));
  await pass(17 * MINUTE);
  expect(again.told()).toHaveLength(1);
});

it('[TRIAGE-03] several at once are one notice, and a visible list does not suppress it', async () => {
  const world = await createWorld();
  world.store.dispatch(windowFocusChanged(true));
  world.store.dispatch(pendingListShown(true));
  world.know(waiting(1, 20), waiting(2, 30), waiting(3, 25));
  world.switchOn();
  await settle();
  expect(world.told()).toMatchObject([
    {
      title: 'notices:notify.longWaits 3',
      body: 'Cliente 2, Cliente 3, Cliente 1',
      target: { kind: 'pending', ticketId: 2 },
    },
  ]);
  expect(world.told()[0]).not.toHaveProperty('accept');
});

it('[TRIAGE-03] says in Portuguese who waits and for how long, or how many do', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'pt', resources: { pt: { notices } } });
  const translate = createTranslate(i18n);
  const titleOf = (...tickets: Ticket[]) => longWaitNotice(translate, tickets, 15)?.title;
  expect(titleOf(waiting(1, 15))).toBe('Cliente 1 espera há mais de 15 min');
  expect(titleOf(waiting(1, 15), waiting(2, 15))).toBe('2 clientes esperando há muito tempo');
});

it('[TRIAGE-03] goes by the red limit that the user has chosen', async () => {
  const world = await createWorld();
  world.store.dispatch(preferencesChanged({ waiting: { amber: 5, red: 20 } }));
  world.switchOn();
  world.know(waiting(1, 18));
  await pass(2 * MINUTE - 1);
  expect(world.told()).toEqual([]);
  await pass(10_000);
  expect(world.told().map(({ title }) => title)).toEqual(['notices:notify.longWait Cliente 1 20']);
});

it('[TRIAGE-03] is withdrawn once someone accepted the ticket', async () => {
  const world = await createWorld();
  world.switchOn();
  world.know(waiting(1, 20));
  await pass(10_000);
  world.know(aTicket({ id: 1, status: 'open', userId: 11, updatedAt: ago(-1) }));
  await settle();
  expect(world.callLog.closed).toContain(world.told()[0]?.id);
});

it('[TRIAGE-03] tells nothing while the connection is lost, and then of those alone that no colleague took', async () => {
  const world = await createWorld();
  world.goOnline();
  await pass(10_000);
  const taken = aTicket({ id: 1, status: 'open', userId: 11, updatedAt: ago(-10) });
  world.know(waiting(1, 13), waiting(2, 13));
  world.switchOn();
  world.goOffline();
  await pass(30 * MINUTE);
  expect(world.told()).toEqual([]);
  vi.spyOn(world.services.api.tickets, 'showByUuid').mockImplementation(async (uuid) =>
    uuid === taken.uuid ? taken : waiting(2, 13),
  );
  await passGap(world);
  await pass(MINUTE);
  expect(world.told().map(({ title }) => title)).toEqual(['notices:notify.longWait Cliente 2 15']);
});
