import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotificationTarget } from '@/bridge/alerts';
import { ApiError } from '@/api/failure';
import { windowLocked } from '@/entities/device/lock/lock';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { sessionEnded } from '@/entities/session/sessionActions';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { socketStateChanged, type SocketState } from '@/realtime/socketActions';
import { selectToasts } from '@/store/toasts';
import { aTicket, aUser } from '@tests/support/records';
import { createNoticeWorld, mine, passGap, settle } from './noticeWorld';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-23T12:00:00'));
});
afterEach(() => void vi.useRealTimers());

const waiting: NotificationTarget = { kind: 'pending', ticketId: 1 };
/** An answer as a customer gets it: signing is on at first. */
const SIGNED = '*Ana Ribeiro:*\nJá vejo isso.';
const accepted = { id: 'pending:1', target: waiting, happened: 'accepted' } as const;

describe('actions in a notification', () => {
  it('[NTV-07] [ROUTE-08] [TICKET-02] [TICKET-12] accepting does the same as its button, and opens the ticket', async () => {
    const world = await createNoticeWorld([aTicket()]);
    world.begin();
    world.know(aTicket());
    world.fake.notificationHappened(accepted);
    await settle();
    expect(world.sent[0]).toEqual({ call: 'PUT 1', data: { status: 'open', userId: 10 } });
    expect(world.paths).toEqual([`/tickets/${aTicket().uuid}`]);
  });

  it('[NTV-07] a ticket that a colleague accepted stays with them', async () => {
    const world = await createNoticeWorld([aTicket({ status: 'open', userId: 11 })]);
    world.begin();
    world.fake.notificationHappened(accepted);
    await settle();
    expect(world.sent).toEqual([]);
    expect(selectToasts(world.state())).toMatchObject([{ kind: 'error', textKey: 'notices:notify.acceptGone' }]);
  });

  it('[NTV-07] so does one that a colleague accepted in a gap, before it is over and after it', async () => {
    const world = await createNoticeWorld([aTicket({ status: 'open', userId: 11 })]);
    world.begin();
    world.goOnline();
    await settle();
    world.know(aTicket());
    world.goOffline();
    world.fake.notificationHappened(accepted);
    await settle();
    world.know(aTicket());
    vi.spyOn(world.services.api.tickets, 'showByUuid').mockRejectedValue(new Error('No answer'));
    await passGap(world);
    world.fake.notificationHappened(accepted);
    await settle();
    expect(world.sent).toEqual([]);
    expect(selectToasts(world.state()).map(({ textKey }) => textKey)).toEqual([
      'notices:ticketChanged',
      'notices:notify.acceptGone',
    ]);
  });

  it.each([
    [{ code: null, status: 500, message: 'x' }, 'notices:notify.acceptFailed'],
    [{ code: 'ERR_NO_PERMISSION', status: 403, message: 'x' }, 'errors:ERR_NO_PERMISSION'],
  ] as const)('[ERR-02] accepting that fails with %j says so once', async (failure, textKey) => {
    const world = await createNoticeWorld([aTicket()]);
    world.begin();
    world.know(aTicket());
    vi.spyOn(world.services.api.tickets, 'update').mockRejectedValue(new ApiError(failure));
    world.fake.notificationHappened(accepted);
    await settle();
    world.fake.chooseInTray({ kind: 'accept', ticketId: 1 });
    await settle();
    expect(selectToasts(world.state()).map((toast) => toast.textKey)).toEqual([textKey, textKey]);
  });

  it('[NTV-07] [INPUT-07] a reply goes through the outbox like any other text, signed', async () => {
    const world = await createNoticeWorld([mine()]);
    world.begin();
    world.goOnline();
    const put = vi.spyOn(world.services.storage.outbox, 'put');
    world.fake.notificationHappened({
      id: 'message:A',
      target: { kind: 'ticket', uuid: mine().uuid },
      happened: 'replied',
      text: 'Já vejo isso.',
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(put.mock.calls[0]?.[2]).toMatchObject({ ticketId: 1, body: SIGNED, state: 'waiting' });
    expect(world.sent).toMatchObject([{ call: 'POST 1', data: { body: SIGNED } }]);
    expect(world.paths).toEqual([]);
  });

  it('[NTV-07] a reply that starts the app waits for a server that does not answer for long', async () => {
    const world = await createNoticeWorld([mine()]);
    const target = { kind: 'ticket', uuid: mine().uuid } as const;
    world.fake.notificationHappened({ id: 'message:A', target, happened: 'replied', text: 'Já vejo isso.' });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(world.state().session.status).toBe('restoring');
    world.begin(undefined, false);
    world.goOnline();
    await vi.advanceTimersByTimeAsync(100);
    expect(world.sent).toMatchObject([{ call: 'POST 1', data: { body: SIGNED } }]);
  });

  it('[NTV-07] [SEC-08] a reply that starts the app after the session has run out waits for its user, and is sent for nobody else', async () => {
    const world = await createNoticeWorld([mine()]);
    world.local.setItem('userId', '10');
    const target = { kind: 'ticket', uuid: mine().uuid } as const;
    world.fake.notificationHappened({ id: 'message:A', target, happened: 'replied', text: 'Já vejo isso.' });
    world.store.dispatch(sessionEnded({ reason: 'expired' }));
    world.begin(aUser({ id: 11, name: 'Bruno' }));
    world.goOnline();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(world.sent).toEqual([]);
    world.begin();
    world.goOnline();
    await vi.advanceTimersByTimeAsync(100);
    expect(world.sent).toMatchObject([{ call: 'POST 1', data: { body: SIGNED } }]);
  });

  it('[NTV-07] [OFF-10] a reply to a ticket that a colleague took in a gap stays in its conversation', async () => {
    const world = await createNoticeWorld([mine({ userId: 11 })]);
    world.begin();
    world.goOnline();
    await settle();
    world.know(mine());
    await passGap(world);
    const target: NotificationTarget = { kind: 'ticket', uuid: mine().uuid };
    world.fake.notificationHappened({ id: 'message:A', target, happened: 'replied', text: 'Já vejo isso.' });
    await vi.advanceTimersByTimeAsync(100);
    expect(world.sent).toEqual([]);
    expect(Object.values(world.state().outbox.byId)).toMatchObject([{ body: SIGNED, state: 'failed' }]);
  });

  it('[NTV-07] [INPUT-07] a reply of a user who does not sign texts is not signed either', async () => {
    const world = await createNoticeWorld([mine()]);
    world.begin();
    world.goOnline();
    world.local.setItem(`signMessages ${selectAccount(world.state())}`, 'false');
    const target = { kind: 'ticket', uuid: mine().uuid } as const;
    world.fake.notificationHappened({ id: 'message:A', target, happened: 'replied', text: 'Já vejo isso.' });
    await vi.advanceTimersByTimeAsync(100);
    expect(world.sent).toMatchObject([{ call: 'POST 1', data: { body: 'Já vejo isso.' } }]);
  });

  it('[NTV-07] [TRIAGE-12] an answer given while the window is locked is not sent, and waits in its conversation; nothing is accepted', async () => {
    const world = await createNoticeWorld([mine(), aTicket({ id: 2 })]);
    world.begin();
    world.goOnline();
    world.know(mine(), aTicket({ id: 2 }));
    world.store.dispatch(windowLocked());
    const target = { kind: 'ticket', uuid: mine().uuid } as const;
    world.fake.notificationHappened({ id: 'message:A', target, happened: 'replied', text: 'Já vejo isso.' });
    world.fake.notificationHappened({ ...accepted, target: { kind: 'pending', ticketId: 2 } });
    await vi.advanceTimersByTimeAsync(100);
    expect(world.sent).toEqual([]);
    const kept = Object.values(world.state().outbox.byId);
    expect(kept).toMatchObject([{ ticketId: 1, body: SIGNED, state: 'failed' }]);
  });

  it('[NTV-07] an answer whose ticket cannot be read is not lost: it waits in its conversation', async () => {
    const world = await createNoticeWorld([]);
    world.begin();
    world.goOnline();
    vi.spyOn(world.services.api.tickets, 'showByUuid').mockRejectedValue(
      new ApiError({ code: null, status: 500, message: 'x' }),
    );
    const target = { kind: 'ticket', uuid: mine().uuid, ticketId: 1 } as const;
    world.fake.notificationHappened({ id: 'message:A', target, happened: 'replied', text: 'Já vejo isso.' });
    await vi.advanceTimersByTimeAsync(100);
    expect(world.sent).toEqual([]);
    const kept = await world.services.storage.outbox.readAll(selectAccount(world.state()));
    expect(kept).toMatchObject([{ ticketId: 1, body: SIGNED, state: 'failed' }]);
    expect(selectToasts(world.state())).toMatchObject([{ kind: 'error', textKey: 'notices:notify.replyFailed' }]);
  });

  it('[NTV-08] an answer and an acceptance are recorded, though the system closes the notification then', async () => {
    const world = await createNoticeWorld([mine(), aTicket({ id: 2 })]);
    world.begin();
    world.know(mine(), aTicket({ id: 2 }));
    world.write(mine(), 'M1');
    await settle();
    expect(world.outcomes()).toEqual(['message shown', 'pending shown']);
    for (const { id, kind, target } of world.callLog.notices) {
      const happened = kind === 'message' ? 'replied' : 'accepted';
      world.fake.notificationHappened({ id, target, happened, text: 'Já vejo isso.' });
      world.fake.notificationHappened({ id, target, happened: 'closed' });
    }
    expect(world.outcomes()).toEqual(['message replied', 'pending accepted']);
  });

  it('[NTV-07] a toast that started the app waits for the session, a minute at most', async () => {
    const world = await createNoticeWorld([aTicket()]);
    world.fake.notificationHappened(accepted);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(world.sent).toEqual([]);
    world.begin();
    await settle();
    expect(world.sent).toHaveLength(1);

    const late = await createNoticeWorld([aTicket()]);
    late.fake.notificationHappened(accepted);
    await vi.advanceTimersByTimeAsync(60_001);
    late.begin();
    await settle();
    expect(late.sent).toEqual([]);
  });
});

describe('a click', () => {
  it.each([
    ['a conversation', mine(), { kind: 'ticket', uuid: mine().uuid }, `/tickets/${mine().uuid}`],
    ['an internal chat', mine(), { kind: 'chat', uuid: 'c-3' }, '/chats/c-3'],
    ['an internal chat with an odd id', mine(), { kind: 'chat', uuid: '../users' }, '/chats/..%2Fusers'],
    ['a waiting ticket', aTicket(), waiting, '/tickets?pending=1'],
    ['one that a colleague has taken, if I may see it', mine({ userId: 11 }), waiting, `/tickets/${mine().uuid}`],
    ['one I may not see', mine({ userId: 11, queueId: 2 }), waiting, '/tickets'],
  ] as const)('[DESK-08] [NTV-07] [ROUTE-08] on %s leads there', async (_, ticket, target, path) => {
    const world = await createNoticeWorld([ticket]);
    world.begin();
    world.fake.clickNotification(target);
    await settle();
    expect(world.paths).toEqual([path]);
  });

  it('[NTV-07] on a toast that started the app waits for the session, a minute at most', async () => {
    const world = await createNoticeWorld([aTicket()]);
    world.fake.clickNotification(waiting);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(world.paths).toEqual([]);
    world.begin();
    await settle();
    expect(world.paths).toEqual(['/tickets?pending=1']);

    const late = await createNoticeWorld([aTicket()]);
    late.fake.clickNotification(waiting);
    await vi.advanceTimersByTimeAsync(60_001);
    late.begin();
    await settle();
    expect(late.paths).toEqual([]);
  });

  it('[DESK-08] on a ticket that cannot be read opens the list; on a test nothing', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.fake.clickNotification(waiting);
    world.fake.clickNotification({ kind: 'app' });
    await settle();
    expect(world.paths).toEqual(['/tickets?pending=1']);
  });
});

describe('the tray', () => {
  /** Reported at most twice a second. */
  const nextTelling = () => vi.advanceTimersByTimeAsync(500);

  const load = async (world: Awaited<ReturnType<typeof createNoticeWorld>>, ids: readonly number[]) => {
    vi.spyOn(world.services.api.tickets, 'page').mockResolvedValue({
      records: ids.map((id) => aTicket({ id, updatedAt: `2026-11-21T12:0${9 - id}:00.000Z` })),
      hasMore: false,
    });
    await world.store.dispatch(loadTickets({ view: 'pending', page: 1, force: true }));
    await settle();
  };

  it('[SEC-08] tray and badge of a page that crashed are cleared by the next one', async () => {
    const { callLog } = await createNoticeWorld();
    expect(callLog.trays).toEqual([{ disconnected: false, pending: [], doNotDisturb: null }]);
    expect(callLog.totals).toEqual([{ messages: 0, pending: 0 }]);
  });

  it('[NTV-04] receives the first five waiting tickets, do-not-disturb, and a lost connection', async () => {
    const world = await createNoticeWorld();
    world.begin();
    await load(world, [1, 2, 3, 4, 5, 6]);
    await nextTelling();
    expect(world.callLog.trays.at(-1)).toEqual({
      disconnected: false,
      doNotDisturb: false,
      pending: [1, 2, 3, 4, 5].map((ticketId) => ({ ticketId, label: `Cliente ${ticketId}` })),
    });
    world.goOnline();
    world.goOffline();
    await nextTelling();
    expect(world.callLog.trays.at(-1)).toMatchObject({ disconnected: true });
    world.goOnline();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    await nextTelling();
    expect(world.callLog.trays.at(-1)).toEqual({ disconnected: false, doNotDisturb: null, pending: [] });
  });

  it('[NTV-04] shows a lost connection also when the first one fails, and until it is there', async () => {
    const world = await createNoticeWorld();
    world.begin();
    const change = (state: SocketState, nextTryAt: number | null) =>
      world.store.dispatch(socketStateChanged({ state, nextTryAt, at: Date.now() }));
    const shown = () => world.callLog.trays.map(({ disconnected }) => disconnected);
    change('connecting', null);
    await nextTelling();
    expect(shown()).not.toContain(true);
    change('connecting', Date.now() + 1_000);
    await nextTelling();
    change('connecting', null);
    await nextTelling();
    expect(shown().at(-1)).toBe(true);
    expect(shown().filter(Boolean)).toHaveLength(1);
    change('online', null);
    await nextTelling();
    expect(shown().at(-1)).toBe(false);
  });

  it('[NTV-04] accepts a ticket and switches do-not-disturb, which is stored', async () => {
    const world = await createNoticeWorld([aTicket()]);
    world.begin();
    world.know(aTicket());
    world.fake.chooseInTray({ kind: 'accept', ticketId: 1 });
    world.fake.chooseInTray({ kind: 'doNotDisturb', on: true });
    await nextTelling();
    expect(world.sent[0]).toEqual({ call: 'PUT 1', data: { status: 'open', userId: 10 } });
    expect(world.state().alerts.doNotDisturb).toBe(true);
    expect(world.callLog.trays.at(-1)).toMatchObject({ doNotDisturb: true });
    expect(JSON.parse(world.local.getItem('alerts') ?? '')).toMatchObject({ value: { doNotDisturb: true } });
  });

  it('[NTV-04] [TRIAGE-12] offers nothing while the window is locked, and nothing chosen then counts', async () => {
    const world = await createNoticeWorld([aTicket()]);
    world.begin();
    await load(world, [1]);
    await nextTelling();
    expect(world.callLog.trays.at(-1)?.pending).toHaveLength(1);
    world.store.dispatch(windowLocked());
    await nextTelling();
    expect(world.callLog.trays.at(-1)).toEqual({ disconnected: false, doNotDisturb: null, pending: [] });
    world.fake.chooseInTray({ kind: 'accept', ticketId: 1 });
    world.fake.chooseInTray({ kind: 'doNotDisturb', on: true });
    await settle();
    expect([world.sent, world.state().alerts.doNotDisturb]).toEqual([[], false]);
  });

  it('[NTV-04] does nothing while signed out', async () => {
    const world = await createNoticeWorld([aTicket()]);
    world.fake.chooseInTray({ kind: 'accept', ticketId: 1 });
    world.fake.chooseInTray({ kind: 'doNotDisturb', on: true });
    await settle();
    expect([world.sent, world.state().alerts.doNotDisturb]).toEqual([[], false]);
  });
});
