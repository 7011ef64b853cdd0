import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reminder } from '@/domain/conversations/reminders';
import {
  loadReminders,
  putReminder,
  selectReminder,
  selectReminders,
  writeReminder,
} from '@/entities/conversations/reminders/reminders';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket, aUser } from '@tests/support/records';

const me = aUser();
const ACCOUNT = `test#${me.id}`;
const HOUR = 60 * 60_000;
const ticket = aTicket({ status: 'open', userId: me.id, lastMessage: 'Até amanhã', fromMe: true });
const reminderOf = (ticketId: number, facts: Partial<Reminder> = {}): Reminder => ({
  ticketId,
  at: HOUR,
  note: '',
  onlyUnanswered: false,
  uuid: `uuid-${ticketId}`,
  contactName: `Cliente ${ticketId}`,
  answered: false,
  lastMessage: '',
  fromMe: false,
  stage: 'waiting',
  ...facts,
});

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const createWorld = async () => {
  const disk = createMemoryRecords<Reminder>();
  const app = createTestStore({ storage: { reminders: disk } });
  app.begin(me);
  await vi.advanceTimersByTimeAsync(0);
  const { dispatch, getState } = app.store;
  return {
    dispatch,
    disk,
    know: (record = ticket) => dispatch(serverEvents.ticket({ action: 'update', record })),
    put: (ticketId = 1, facts: Partial<Reminder> = {}) =>
      dispatch(putReminder({ ticketId, at: HOUR, note: '', onlyUnanswered: false, ...facts })),
    write: (ticketId: number, reminder: Reminder | null) => dispatch(writeReminder({ ticketId, reminder })),
    of: (ticketId = 1) => selectReminder(getState(), ticketId),
    all: () => selectReminders(getState()),
    state: getState,
    toasts: app.toasts,
  };
};

describe('[TRIAGE-05] a new reminder', () => {
  it('holds what the user chose, and the ticket as it is now', async () => {
    const world = await createWorld();
    expect(world.of()).toBeNull();
    world.know();
    await world.put(1, { note: '  Ligar de volta ', onlyUnanswered: true });
    const reminder = reminderOf(1, {
      note: 'Ligar de volta',
      onlyUnanswered: true,
      uuid: ticket.uuid,
      lastMessage: 'Até amanhã',
      fromMe: true,
    });
    expect(world.of()).toEqual(reminder);
    expect(await world.disk.readAll(ACCOUNT)).toEqual([reminder]);
    expect(await world.disk.read(ACCOUNT, '1')).toEqual(reminder);
  });

  it('of a ticket whose facts are missing holds neutral ones', async () => {
    const world = await createWorld();
    const { lastMessage: _text, contact: _contact, fromMe: _from, ...bare } = ticket;
    world.know(bare);
    await world.put();
    expect(world.of()).toEqual(reminderOf(1, { uuid: ticket.uuid, contactName: '#1' }));
  });

  it('takes the place of the former one, which was shown already', async () => {
    const world = await createWorld();
    world.know();
    await world.write(1, reminderOf(1, { stage: 'opened', answered: true, note: 'Antiga' }));
    await world.put(1, { at: 2 * HOUR });
    expect(world.of()).toMatchObject({ at: 2 * HOUR, note: '', stage: 'waiting', answered: false });
    expect(await world.disk.readAll(ACCOUNT)).toHaveLength(1);
  });

  it('of a ticket that is no longer known keeps address, name and last message of the former one', async () => {
    const world = await createWorld();
    await world.write(1, reminderOf(1, { lastMessage: 'Oi', fromMe: true }));
    await world.put(1, { at: 2 * HOUR });
    expect(world.of()).toEqual(reminderOf(1, { at: 2 * HOUR, lastMessage: 'Oi', fromMe: true }));
  });

  it('of an unknown ticket is not set, since it would lead nowhere', async () => {
    const world = await createWorld();
    expect(putReminder.fulfilled.match(await world.put(7))).toBe(true);
    expect(world.all()).toEqual([]);
    expect(await world.disk.readAll(ACCOUNT)).toEqual([]);
  });

  it('that cannot be stored is not shown, and the user is told once', async () => {
    const world = await createWorld();
    world.know();
    vi.spyOn(world.disk, 'put').mockRejectedValue(new Error('full'));
    const answer = await world.put();
    expect(putReminder.rejected.match(answer)).toBe(true);
    expect(world.of()).toBeNull();
    expect(world.toasts()).toEqual(['tickets:reminder.notKept']);
  });
});

describe('[TRIAGE-05] the reminders', () => {
  it('are listed by their time, the earliest first', async () => {
    const world = await createWorld();
    for (const [ticketId, at] of [
      [1, 30],
      [2, 10],
      [3, 20],
    ] as const)
      await world.write(ticketId, reminderOf(ticketId, { at: at * HOUR }));
    expect(world.all().map(({ ticketId }) => ticketId)).toEqual([2, 3, 1]);
  });

  it('are removed from screen and disk, each alone', async () => {
    const world = await createWorld();
    await world.write(1, reminderOf(1));
    await world.write(2, reminderOf(2));
    await world.write(1, null);
    expect(world.all()).toEqual([reminderOf(2)]);
    expect(await world.disk.readAll(ACCOUNT)).toEqual([reminderOf(2)]);
  });

  it('stay when they cannot be removed from the disk', async () => {
    const world = await createWorld();
    await world.write(1, reminderOf(1));
    vi.spyOn(world.disk, 'remove').mockRejectedValue(new Error('full'));
    await world.write(1, null);
    expect(world.all()).toEqual([reminderOf(1)]);
    expect(world.toasts()).toEqual(['tickets:reminder.notKept']);
  });

  it('[SEC-08] are read from the disk of the account, in place of all that were known', async () => {
    const world = await createWorld();
    await world.write(1, reminderOf(1));
    await world.disk.remove(ACCOUNT, '1');
    await world.disk.put(ACCOUNT, '2', reminderOf(2));
    await world.disk.put('test#11', '3', reminderOf(3));
    await world.dispatch(loadReminders());
    expect(world.state().reminders).toEqual({ byTicket: { 2: reminderOf(2) }, loaded: true });
  });

  it('that cannot be read raise no toast', async () => {
    const world = await createWorld();
    vi.spyOn(world.disk, 'readAll').mockRejectedValue(new Error('damaged'));
    await world.dispatch(loadReminders());
    expect(world.toasts()).toEqual([]);
  });

  it('[SEC-08] outlast a ticket that left the lists, and go from the screen with the session', async () => {
    const world = await createWorld();
    await world.write(1, reminderOf(1));
    world.dispatch(ticketRemoved({ ticketId: 1 }));
    expect(world.of()).toEqual(reminderOf(1));
    world.dispatch(sessionEnded({ reason: 'logout' }));
    expect(world.state().reminders).toEqual({ byTicket: {}, loaded: false });
    expect(await world.disk.readAll(ACCOUNT)).toEqual([reminderOf(1)]);
  });
});
