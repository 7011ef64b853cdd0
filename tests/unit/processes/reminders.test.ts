import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reminder } from '@/domain/conversations/reminders';
import type { Ticket } from '@/protocol/records/tickets';
import { undoResolve } from '@/entities/conversations/resolveUndo/resolveUndo';
import { conversationShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { windowLocked } from '@/entities/device/lock/lock';
import { putReminder } from '@/entities/conversations/reminders/reminders';
import { sessionEnded } from '@/entities/session/sessionActions';
import { removeTicket, resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { serverEvents } from '@/realtime/serverEvents';
import { connectAlerts } from '@/store/connectAlerts';
import { dialogClosed, dialogOpened } from '@/store/dialogs';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const NOW = new Date('2026-11-23T12:00:00');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const me = aUser();
const mine = (facts: Partial<Ticket> = {}) => aTicket({ status: 'open', userId: me.id, fromMe: true, ...facts });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settle = () => pass(0);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** The app with its own storage and a server with these tickets, of which its lists have loaded some. */
const start = async (
  tickets: readonly Ticket[] = [mine(), mine({ id: 2 })],
  reminders = createMemoryRecords<Reminder>(),
  user = me,
  loaded = tickets,
) => {
  const fake = createFakeDesktop();
  const routes = Object.fromEntries(
    tickets.flatMap((ticket) => [
      [`GET /tickets/${ticket.id}`, { body: ticket }],
      [`DELETE /tickets/${ticket.id}`, { body: {} }],
      [`PUT /tickets/${ticket.id}`, { body: { ...ticket, status: 'closed' } }],
    ]),
  );
  const app = createTestStore({ desktop: fake.desktop, routes, storage: { reminders } });
  await connectAlerts(app.store, { desktop: fake.desktop, player: { play: async () => {} }, watchDevices: () => {} });
  app.begin(user);
  for (const record of loaded) app.store.dispatch(serverEvents.ticket({ action: 'update', record }));
  await settle();
  const byTicket = () => app.store.getState().reminders.byTicket;
  return {
    ...app,
    fake,
    disk: reminders,
    told: () => fake.callLog.notices.filter(({ kind }) => kind === 'reminder'),
    byTicket,
    stages: () => Object.values(byTicket()).map(({ ticketId, stage }) => `${ticketId} ${stage}`),
    put: (ticketId: number, ms: number, facts: Partial<Reminder> = {}) =>
      app.store.dispatch(putReminder({ ticketId, at: Date.now() + ms, note: '', onlyUnanswered: false, ...facts })),
    writes: (ticketId: number, fromMe = false) =>
      app.store.dispatch(
        serverEvents.appMessage({
          action: 'create',
          record: aMessage({ id: `M${ticketId}`, ticketId, fromMe }),
          ticket: mine({ id: ticketId, fromMe }),
          contact: null,
        }),
      ),
  };
};

describe('a reminder that is due', () => {
  it('[TRIAGE-05] [ROUTE-08] is reported once as its own kind, to the millisecond, while the window is hidden; the row is marked until it is opened', async () => {
    const app = await start();
    app.store.dispatch(windowFocusChanged(false));
    await app.put(1, HOUR, { note: ' Ligar de volta ' });
    await pass(HOUR - 1);
    expect(app.told()).toEqual([]);
    await pass(1);
    expect(app.told()).toMatchObject([
      {
        title: 'notices:notify.reminder Cliente 1',
        body: 'Ligar de volta',
        target: { kind: 'ticket', uuid: mine().uuid },
      },
    ]);
    expect(app.stages()).toEqual(['1 due']);
    await pass(3 * HOUR);
    expect(app.told()).toHaveLength(1);

    app.store.dispatch(conversationShown({ ticketId: 1 }));
    await settle();
    // No user has looked at it yet.
    expect(app.stages()).toEqual(['1 due']);
    app.store.dispatch(windowFocusChanged(true));
    await settle();
    expect(app.stages()).toEqual(['1 opened']);
    expect(app.fake.callLog.closed).toEqual([app.told()[0]?.id]);
    // Nothing is sent to the server.
    expect(app.calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  it('[TRIAGE-05] has a switch of its own: off, it raises no notice, and still marks its row', async () => {
    const app = await start();
    const switchOn = (on: boolean) => {
      const { kinds } = app.store.getState().alerts;
      app.store.dispatch(alertsChanged({ kinds: { ...kinds, reminder: { ...kinds.reminder, on } } }));
    };
    switchOn(false);
    await app.put(1, HOUR);
    await pass(HOUR);
    expect([app.told(), app.stages()]).toEqual([[], ['1 due']]);
    switchOn(true);
    await app.put(2, HOUR);
    await pass(HOUR);
    expect(app.told()).toHaveLength(1);
  });

  it('[TRIAGE-12] tells nothing of whom it is while the window is locked', async () => {
    const app = await start();
    await app.put(1, HOUR, { note: 'Ligar de volta' });
    app.store.dispatch(windowLocked());
    await pass(HOUR);
    expect(app.told()).toMatchObject([{ title: 'notices:notify.reminders 1', body: 'notices:notify.hidden' }]);
  });

  it('[TRIAGE-05] is shown once when that cannot be stored on disk; the next start shows it again', async () => {
    const app = await start();
    await app.put(1, HOUR);
    const put = vi.spyOn(app.disk, 'put').mockRejectedValue(new Error('full'));
    await pass(2 * HOUR);
    expect(put).toHaveBeenCalledTimes(1);
    expect(app.told()).toHaveLength(1);
    // A changed reminder counts as a new one.
    put.mockRestore();
    await app.put(1, HOUR);
    await pass(HOUR);
    expect(app.told()).toHaveLength(2);
  });

  it('[TRIAGE-05] is shown soon after a sleeping computer wakes, though its timers were stopped', async () => {
    const app = await start();
    await app.put(1, HOUR);
    await pass(MINUTE);
    vi.setSystemTime(NOW.getTime() + 5 * HOUR);
    await pass(15_000);
    expect(app.told()).toHaveLength(1);
  });

  it('[TRIAGE-05] missed while the app was closed is shown in one notification at the next start', async () => {
    const app = await start();
    await app.put(1, HOUR);
    await app.put(2, 2 * HOUR);
    app.store.dispatch(sessionEnded({ reason: 'logout' }));
    await pass(5 * HOUR);
    expect(app.told()).toEqual([]);

    const other = await start([mine()], app.disk, aUser({ id: 11 }));
    expect([other.told(), other.byTicket()]).toEqual([[], {}]);

    const again = await start([mine(), mine({ id: 2 })], app.disk);
    await settle();
    expect(again.told()).toMatchObject([
      {
        title: 'notices:notify.remindersMissed 2',
        body: 'Cliente 1, Cliente 2',
        target: { kind: 'reminders' },
      },
    ]);
    expect(again.stages()).toEqual(['1 due', '2 due']);
    again.fake.notificationHappened({ ...again.told()[0]!, happened: 'clicked' });
    await settle();
    expect(again.store.getState().dialogs.current).toEqual({ type: 'reminders' });
    // A dialog that is open may hold something typed: the list waits until it is closed.
    again.store.dispatch(dialogOpened({ type: 'contact', contactId: null }));
    again.fake.notificationHappened({ ...again.told()[0]!, happened: 'clicked' });
    await settle();
    expect(again.store.getState().dialogs.current).toEqual({ type: 'contact', contactId: null });
    again.store.dispatch(dialogClosed());
    await settle();
    expect(again.store.getState().dialogs.current).toEqual({ type: 'reminders' });
    // One that falls due from now on was not missed.
    await again.put(2, HOUR);
    await pass(HOUR);
    expect(
      again
        .told()
        .map(({ title }) => title)
        .slice(1),
    ).toEqual(['notices:notify.reminder Cliente 2']);

    const third = await start([mine(), mine({ id: 2 })], app.disk);
    await third.put(2, 10_000);
    expect([third.told(), third.stages()]).toEqual([[], ['1 due', '2 waiting']]);
    // Set before the start and due soon after it: not missed either.
    const fourth = await start([mine(), mine({ id: 2 })], app.disk);
    await pass(10_000);
    expect(fourth.told().map(({ title }) => title)).toEqual(['notices:notify.reminder Cliente 2']);
    expect(fourth.stages()).toEqual(['1 due', '2 due']);
  });
});

describe('a reminder only if the customer has not answered', () => {
  it('[TRIAGE-05] is removed silently once they wrote, and is shown if they did not', async () => {
    const app = await start();
    await app.put(1, HOUR, { onlyUnanswered: true });
    await app.put(2, HOUR, { onlyUnanswered: true });
    app.writes(1);
    // One more text of the company is no answer.
    app.writes(2, true);
    await pass(HOUR);
    expect(app.told().map(({ title }) => title)).toEqual(['notices:notify.reminder Cliente 2']);
    expect(app.stages()).toEqual(['2 due']);
  });

  it('[TRIAGE-05] an answer while the app was closed counts too; without the condition it does not matter', async () => {
    const app = await start();
    await app.put(1, HOUR, { onlyUnanswered: true });
    await app.put(2, HOUR);
    const answered = (id: number) => mine({ id, fromMe: false, lastMessage: 'Confirmado' });
    const again = await start([answered(1), answered(2)], app.disk);
    await pass(HOUR);
    await settle();
    expect(again.stages()).toEqual(['2 due']);
  });
});

describe('a reminder that is changed while its ticket is not loaded', () => {
  it('[TRIAGE-05] is shown if the customer has not written since it was set', async () => {
    const asked = mine({ fromMe: false, lastMessage: 'Quando chega?' });
    const app = await start([asked]);
    await app.put(1, HOUR, { onlyUnanswered: true });
    const again = await start([asked], app.disk, me, []);
    await again.put(1, 2 * HOUR, { onlyUnanswered: true });
    await pass(2 * HOUR);
    expect(again.stages()).toEqual(['1 due']);
  });

  it('[TRIAGE-05] is removed silently if they wrote', async () => {
    const app = await start([mine({ fromMe: false, lastMessage: 'Quando chega?' })]);
    await app.put(1, HOUR, { onlyUnanswered: true });
    const again = await start([mine({ fromMe: false, lastMessage: 'Já chegou' })], app.disk, me, []);
    await again.put(1, 2 * HOUR, { onlyUnanswered: true });
    await pass(2 * HOUR);
    expect([again.told(), again.stages()]).toEqual([[], []]);
  });
});

describe('[TRIAGE-05] a reminder after one whose check takes long', () => {
  it('is shown at its time', async () => {
    const app = await start();
    await app.put(1, HOUR, { onlyUnanswered: true });
    await app.put(2, HOUR + 1_000);
    vi.spyOn(app.services.api.tickets, 'show').mockReturnValue(new Promise(() => {}));
    await pass(HOUR + 1_000);
    expect(app.told().map(({ title }) => title)).toEqual(['notices:notify.reminder Cliente 2']);
    expect(app.stages()).toEqual(['1 waiting', '2 due']);
  });
});

describe('[TRIAGE-05] a message that the customer edits', () => {
  it('is no answer: the reminder is shown', async () => {
    const app = await start();
    await app.put(1, HOUR, { onlyUnanswered: true });
    app.store.dispatch(
      serverEvents.appMessage({
        action: 'create',
        record: aMessage({ id: 'M0', isEdited: true, mediaType: 'editedMessage', body: 'Bom dia!' }),
        ticket: mine(),
        contact: null,
      }),
    );
    await pass(HOUR);
    expect(app.stages()).toEqual(['1 due']);
  });
});

describe('the end of a ticket', () => {
  it('[TRIAGE-05] removes its reminder, and undoing restores it', async () => {
    const app = await start();
    await app.put(1, HOUR, { note: 'Ligar' });
    await app.put(2, HOUR);
    await app.store.dispatch(resolveTicket({ ticketId: 1 }));
    await settle();
    expect(Object.keys(app.byTicket())).toEqual(['2']);
    expect(await app.disk.readAll(`test#${me.id}`)).toHaveLength(1);
    await app.store.dispatch(undoResolve({ ticketId: 1, former: mine() }));
    await settle();
    expect(app.byTicket()[1]?.note).toBe('Ligar');
    expect(await app.disk.readAll(`test#${me.id}`)).toHaveLength(2);
    // One that is due already is not lost either.
    await pass(HOUR);
    await app.store.dispatch(resolveTicket({ ticketId: 1 }));
    await settle();
    expect(app.stages()).toEqual(['2 due']);
    await app.store.dispatch(undoResolve({ ticketId: 1, former: mine() }));
    await settle();
    expect(app.stages()).toEqual(['1 due', '2 due']);
  });

  it('[TRIAGE-05] keeps the reminder where a colleague resolved the ticket, since nobody asked its author', async () => {
    const app = await start();
    await app.put(1, HOUR, { note: 'Ligar' });
    const closed = mine({ status: 'closed', userId: 77 });
    app.store.dispatch(serverEvents.ticket({ action: 'delete', id: 1 }));
    app.store.dispatch(serverEvents.ticket({ action: 'update', record: closed }));
    await pass(HOUR);
    expect(app.told()).toMatchObject([{ body: 'Ligar', target: { kind: 'ticket', uuid: closed.uuid } }]);
    expect(app.stages()).toEqual(['1 due']);
  });

  it('[TRIAGE-05] removes the reminder of a ticket that the user deletes', async () => {
    const app = await start();
    await app.put(1, HOUR);
    await app.put(2, HOUR);
    await app.store.dispatch(removeTicket({ ticketId: 1 }));
    await settle();
    expect(Object.keys(app.byTicket())).toEqual(['2']);
    expect(await app.disk.readAll(`test#${me.id}`)).toHaveLength(1);
  });

  it('[TRIAGE-05] undoing a later resolve does not bring back the reminder of an earlier one', async () => {
    const app = await start();
    await app.put(1, HOUR, { note: 'Ligar' });
    await app.store.dispatch(resolveTicket({ ticketId: 1 }));
    await settle();
    app.store.dispatch(serverEvents.ticket({ action: 'update', record: mine() }));
    await app.store.dispatch(resolveTicket({ ticketId: 1 }));
    await app.store.dispatch(undoResolve({ ticketId: 1, former: mine() }));
    await settle();
    expect(app.byTicket()).toEqual({});
  });
});

describe('[TRIAGE-05] a reminder that is edited during an automatic write', () => {
  /** A disk whose writes end one by one, when the test lets them. */
  const slowDisk = () => {
    const disk = createMemoryRecords<Reminder>();
    const held: (() => void)[] = [];
    const hold = () => new Promise<void>((resolve) => void held.push(resolve));
    let isSlow = false;
    return {
      disk: {
        ...disk,
        put: async (...args: Parameters<typeof disk.put>) => {
          if (isSlow) await hold();
          return disk.put(...args);
        },
      },
      slow: () => {
        isSlow = true;
      },
      go: async () => {
        isSlow = false;
        for (const release of held.splice(0)) release();
        await settle();
      },
    };
  };

  it('keeps the edit when it fell due meanwhile', async () => {
    const { disk, slow, go } = slowDisk();
    const app = await start([mine()], disk);
    await app.put(1, MINUTE, { note: 'antes' });
    slow();
    const edit = app.put(1, HOUR, { note: 'depois' });
    await pass(MINUTE);
    await go();
    await edit;
    await settle();
    expect(app.byTicket()[1]).toMatchObject({ note: 'depois', stage: 'waiting' });
    expect(await disk.readAll(`test#${me.id}`)).toMatchObject([{ note: 'depois', stage: 'waiting' }]);
  });

  it('keeps the edit and the answer of the customer that came meanwhile', async () => {
    const { disk, slow, go } = slowDisk();
    const app = await start([mine()], disk);
    await app.put(1, HOUR, { note: 'antes', onlyUnanswered: true });
    slow();
    const edit = app.put(1, 2 * HOUR, { note: 'depois', onlyUnanswered: true });
    app.writes(1);
    await settle();
    await go();
    await edit;
    await settle();
    expect(app.byTicket()[1]).toMatchObject({ note: 'depois', answered: true });
  });
});
