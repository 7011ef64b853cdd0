import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reminder } from '@/domain/conversations/reminders';
import type { SavedView } from '@/domain/conversations/savedViews';
import { putReminder } from '@/entities/conversations/reminders/reminders';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { sendText } from '@/entities/conversations/outbox/outboxThunks';
import { selectHasUnreadable } from '@/entities/device/unreadableStores/unreadableStores';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { ACCOUNT, anOutboxEntry, aTicket, aUser } from '@tests/support/records';
import { connectAlerts } from '@/store/connectAlerts';

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
const me = aUser();
const ticket = aTicket({ status: 'open', userId: me.id });
const reminder: Reminder = {
  ticketId: 1,
  at: NOW + 60_000,
  note: 'Ligar de volta',
  onlyUnanswered: false,
  uuid: 'uuid-1',
  contactName: 'Cliente 1',
  answered: false,
  lastMessage: '',
  fromMe: false,
  stage: 'waiting',
};
const view: SavedView = { id: 'v', name: 'Sofá', search: { text: 'sofá', tagIds: [], userId: null, status: null } };
const text = anOutboxEntry({ createdAt: NOW - 10_000 });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A signed-in session on a computer whose disk answers writes, but no reads before it is unlocked. */
const start = async () => {
  const disk = {
    reminders: createMemoryRecords<Reminder>(),
    views: createMemoryRecords<readonly SavedView[]>(),
    outbox: createMemoryRecords<OutboxEntry>(),
  };
  await disk.reminders.put(ACCOUNT, '1', reminder);
  await disk.views.put(ACCOUNT, 'all', [view]);
  await disk.outbox.put(ACCOUNT, text.id, text);
  let isLocked = true;
  const unlocked = <Value>(read: () => Promise<Value>): Promise<Value> =>
    isLocked ? Promise.reject(new Error('locked')) : read();
  const fake = createFakeDesktop();
  const app = createTestStore({
    desktop: fake.desktop,
    storage: {
      reminders: { ...disk.reminders, readAll: (owner) => unlocked(() => disk.reminders.readAll(owner)) },
      views: { ...disk.views, read: (owner, key) => unlocked(() => disk.views.read(owner, key)) },
      outbox: { ...disk.outbox, readAll: (owner) => unlocked(() => disk.outbox.readAll(owner)) },
    },
  });
  await connectAlerts(app.store, { desktop: fake.desktop, player: { play: async () => {} }, watchDevices: () => {} });
  app.begin(me);
  app.store.dispatch(serverEvents.ticket({ action: 'update', record: ticket }));
  await pass(0);
  const { dispatch, getState } = app.store;
  return {
    ...app,
    dispatch,
    disk,
    unlock: () => void (isLocked = false),
    isTold: () => selectHasUnreadable(getState()),
    reminded: () => fake.callLog.notices.filter(({ kind }) => kind === 'reminder').map(({ body }) => body),
    views: () => getState().savedViews.list,
    texts: () => getState().outbox.order.map((id) => getState().outbox.byId[id]?.body),
  };
};

it('[TRIAGE-05] reminders that could not be read at sign-in are read again, and shown at their time', async () => {
  const world = await start();
  world.unlock();
  await pass(1_000);
  await pass(59_000);
  expect(world.reminded()).toEqual(['Ligar de volta']);
  expect(world.isTold()).toBe(false);
});

it('[TRIAGE-05] a new reminder is refused while the stored ones are not known, since it could replace one of them', async () => {
  const world = await start();
  const put = () => world.dispatch(putReminder({ ticketId: 1, at: NOW + 5_000, note: 'Outro', onlyUnanswered: false }));
  await put();
  expect(world.toasts()).toEqual(['tickets:reminder.notKept']);
  expect(await world.disk.reminders.readAll(ACCOUNT)).toEqual([reminder]);
  world.unlock();
  await pass(1_000);
  await put();
  expect(await world.disk.reminders.readAll(ACCOUNT)).toMatchObject([{ note: 'Outro' }]);
});

it('[TRIAGE-06] saved views that could not be read at sign-in are shown once they can be', async () => {
  const world = await start();
  expect(world.views()).toEqual([]);
  world.unlock();
  await pass(1_000);
  expect(world.views()).toEqual([view]);
});

it('[OFF-05] texts of an earlier start that could not be read at sign-in are waiting once they can be, before later ones', async () => {
  const world = await start();
  await world.dispatch(sendText({ ticketId: 1, body: 'Depois' }));
  expect(world.texts()).toEqual(['Depois']);
  world.unlock();
  await pass(1_000);
  expect(world.texts()).toEqual(['Oi', 'Depois']);
});

it('the user is told when the third attempt fails, until all is read or the session ends', async () => {
  const world = await start();
  await pass(2_999);
  expect(world.isTold()).toBe(false);
  await pass(1);
  expect(world.isTold()).toBe(true);
  world.unlock();
  await pass(4_000);
  expect([world.isTold(), world.views()]).toEqual([false, [view]]);
});

it('[SEC-08] what one session could not read is not read for the next one', async () => {
  const world = await start();
  await pass(3_000);
  world.dispatch(sessionEnded({ reason: 'logout' }));
  expect(world.isTold()).toBe(false);
  world.unlock();
  world.begin(aUser({ id: 11 }));
  await pass(60_000);
  expect([world.views(), world.texts(), world.reminded()]).toEqual([[], [], []]);
});
