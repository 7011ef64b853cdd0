import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import { selectIsLocked, selectLockMinutes, unlock, unlockByTouch, windowLocked } from '@/entities/device/lock/lock';
import { sessionEnded } from '@/entities/session/sessionActions';
import { startSession } from '@/entities/session/startSession';
import { accountOf, type AppStorage } from '@/entities/base/storage';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { conversationShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { sendText } from '@/entities/conversations/outbox/outboxThunks';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { serverEvents } from '@/realtime/serverEvents';
import { connectAlerts } from '@/store/connectAlerts';
import { companyServer, createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { at } from '@/entities/base/idTable';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const account = accountOf(companyServer.rest, me.id);
const refused: SessionAnswer = { ok: false, status: 401, error: 'ERR_INVALID_CREDENTIALS' };
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = async (
  told: Parameters<typeof createFakeDesktop>[0] = {},
  {
    local = createMemoryStorage(),
    lock = createMemoryRecords(),
    fresh = true,
  }: { local?: Storage; lock?: AppStorage['lock']; fresh?: boolean } = {},
) => {
  const right = ({ password }: { password: string }): SessionAnswer =>
    password === 'certa' ? { ok: true, user: me } : refused;
  const fake = createFakeDesktop({ login: right, ...told });
  const app = createTestStore({
    desktop: fake.desktop,
    local,
    storage: { lock },
    routes: {
      'GET /messages/1': { body: { messages: [], count: 0, hasMore: false } },
      'POST /messages/1': { body: '' },
    },
  });
  await connectAlerts(app.store, { desktop: fake.desktop, player: { play: async () => {} }, watchDevices: () => {} });
  await startSession(me, { ...app.store, extra: app.services }, { fresh, endingInDays: null });
  app.goOnline();
  await pass();
  const { store } = app;
  return {
    ...app,
    fake,
    callLog: fake.callLog,
    login: (id = me.id) =>
      app.store.dispatch(
        serverEvents.auth({ action: 'update', record: { id, email: 'ana@demo.balcao', companyId: 1 } }),
      ),
    isLocked: () => selectIsLocked(store.getState()),
    status: () => store.getState().session.status,
    unlock: async (password: string) => {
      const answer = await store.dispatch(unlock(password)).unwrap();
      await pass();
      return answer;
    },
    know: (record: typeof mine) => store.dispatch(serverEvents.ticket({ action: 'update', record })),
    write: (id: string) =>
      store.dispatch(
        serverEvents.appMessage({
          action: 'create',
          record: aMessage({ id, ticketId: 1, body: 'Segredo' }),
          ticket: { ...mine, unreadMessages: 1 },
          contact: null,
        }),
      ),
  };
};

describe('a locked window', () => {
  it('[TRIAGE-12] is unlocked by the account’s password, which the server checks', async () => {
    const app = await start();
    app.store.dispatch(windowLocked());
    expect(await app.unlock('errada')).toBe('wrong');
    expect(app.isLocked()).toBe(true);
    expect(await app.unlock('certa')).toBe('unlocked');
    expect(app.isLocked()).toBe(false);
    expect(app.callLog.logins).toEqual([
      { email: me.email, password: 'errada' },
      { email: me.email, password: 'certa' },
    ]);
    // The next lock gives all five tries again.
    app.store.dispatch(windowLocked());
    for (let tries = 1; tries <= 4; tries += 1) expect(await app.unlock('errada')).toBe('wrong');
  });

  it('[TRIAGE-12] does not mistake the event of its own password check for a login elsewhere, but does not ignore the next one', async () => {
    const app = await start();
    app.store.dispatch(windowLocked());
    await app.unlock('certa');
    await pass(9_999);
    app.login();
    await pass();
    expect(app.status()).toBe('signedIn');
    app.login();
    await pass();
    expect(app.status()).toBe('signedOut');
  });

  it('[TRIAGE-12] [SESS-17] a login of a colleague is not taken for its own check, whose event then ends nothing', async () => {
    const app = await start();
    app.store.dispatch(windowLocked());
    await app.unlock('certa');
    for (const id of [me.id + 1, me.id]) {
      app.login(id);
      await pass();
      expect(app.status()).toBe('signedIn');
    }
    app.login();
    await pass();
    expect(app.status()).toBe('signedOut');
  });

  it('[TRIAGE-12] waits ten seconds at most for the event of its own check', async () => {
    const app = await start();
    app.store.dispatch(windowLocked());
    await app.unlock('certa');
    await pass(10_000);
    app.login();
    await pass();
    expect(app.status()).toBe('signedOut');
  });

  it('[TRIAGE-12] recognises its own event also before the answer, and none after a refusal', async () => {
    const early: Awaited<ReturnType<typeof start>> = await start({
      login: () => {
        early.login();
        return { ok: true, user: me };
      },
    });
    early.store.dispatch(windowLocked());
    await early.unlock('certa');
    expect(early.status()).toBe('signedIn');
    early.login();
    await pass();
    expect(early.status()).toBe('signedOut');

    const wrong = await start();
    wrong.store.dispatch(windowLocked());
    await wrong.unlock('errada');
    wrong.login();
    await pass();
    expect(wrong.status()).toBe('signedOut');
  });

  it('[TRIAGE-12] recognises its own event however long the answer takes, and for ten seconds after it', async () => {
    for (const heardAfter of [0, 9_999]) {
      let giveUp = (): void => {};
      const slow = await start({
        login: () =>
          new Promise<SessionAnswer>((resolve) => {
            giveUp = () => resolve({ ok: false, status: null, error: null });
          }),
      });
      slow.store.dispatch(windowLocked());
      const unlocking = slow.unlock('certa');
      // The network comes back slowly after a sleep.
      await pass(20_000);
      if (heardAfter === 0) slow.login();
      await pass();
      giveUp();
      expect(await unlocking).toBe('unanswered');
      await pass(heardAfter);
      if (heardAfter > 0) slow.login();
      await pass();
      expect(slow.status()).toBe('signedIn');
      slow.login();
      await pass();
      expect(slow.status()).toBe('signedOut');
    }
  });

  it('[TRIAGE-12] is locked again after a restart from the first moment on; an unreadable state is locked too', async () => {
    const lock: AppStorage['lock'] = createMemoryRecords();
    const app = await start({}, { lock });
    app.store.dispatch(windowLocked());
    await pass();
    const again = await start({}, { lock, fresh: false });
    expect([again.isLocked(), again.store.getState().attention.covered]).toEqual([true, true]);
    await again.unlock('certa');
    expect((await start({}, { lock, fresh: false })).isLocked()).toBe(false);

    const unreadable = { ...lock, read: () => Promise.reject(new Error('disk')) };
    expect((await start({}, { lock: unreadable, fresh: false })).isLocked()).toBe(true);
    expect((await start({}, { lock: unreadable })).isLocked()).toBe(false);
  });

  it('[TRIAGE-12] signs out at the fifth wrong password, including those before a restart; a silent server costs no attempt', async () => {
    const lock: AppStorage['lock'] = createMemoryRecords();
    const app = await start({}, { lock });
    app.store.dispatch(windowLocked());
    for (let tries = 1; tries <= 3; tries += 1) expect(await app.unlock('errada')).toBe('wrong');

    const silent = await start({ login: () => ({ ok: false, status: null, error: null }) }, { lock, fresh: false });
    expect(silent.isLocked()).toBe(true);
    expect(await silent.unlock('certa')).toBe('unanswered');

    const again = await start({}, { lock, fresh: false });
    expect(await again.unlock('errada')).toBe('wrong');
    expect(again.status()).toBe('signedIn');
    expect(await again.unlock('errada')).toBe('signedOut');
    expect([again.status(), again.callLog.logouts]).toEqual(['signedOut', 1]);
    const next = await start({}, { lock });
    expect(next.isLocked()).toBe(false);
    expect((await start({}, { lock, fresh: false })).isLocked()).toBe(false);
  });

  it('[TRIAGE-12] signs out at the next start when it was killed between the fifth wrong password and the end of the session', async () => {
    const lock: AppStorage['lock'] = createMemoryRecords();
    await lock.put(account, 'window', { tries: 4 });
    const fourth = await start({}, { lock, fresh: false });
    expect([fourth.status(), fourth.isLocked()]).toEqual(['signedIn', true]);
    await lock.put(account, 'window', { tries: 5 });
    const fifth = await start({}, { lock, fresh: false });
    expect([fifth.status(), fifth.callLog.logouts]).toEqual(['signedOut', 1]);
  });

  it('[TRIAGE-12] keeps drafts and outbox when it signs out', async () => {
    const app = await start();
    app.know(mine);
    app.store.dispatch(draftChanged({ ticketId: 1, text: 'Quase pronto' }));
    app.goOffline();
    await app.store.dispatch(sendText({ ticketId: 1, body: 'Espere por mim' }));
    app.store.dispatch(windowLocked());
    for (let tries = 1; tries <= 5; tries += 1) await app.unlock('errada');
    expect(app.status()).toBe('signedOut');
    const { drafts, outbox } = app.services.storage;
    expect((await drafts.readAll(account)).map(({ text }) => text)).toEqual(['Quase pronto']);
    expect((await outbox.readAll(account)).map(({ body }) => body)).toEqual(['Espere por mim']);
  });

  it('[TRIAGE-12] is unlocked by the right finger alone', async () => {
    for (const touch of ['right', 'wrong'] as const) {
      const app = await start({ system: createFakeSystem({ touch }).system });
      app.store.dispatch(windowLocked());
      await app.store.dispatch(unlockByTouch('desbloquear'));
      expect(app.isLocked()).toBe(touch === 'wrong');
    }
  });

  it('[TRIAGE-12] keeps receiving, marks nothing as read, hides the text of notifications and offers no buttons; the outbox keeps sending', async () => {
    const app = await start();
    app.store.dispatch(windowFocusChanged(true));
    app.know(mine);
    app.store.dispatch(conversationShown({ ticketId: 1 }));
    await pass();
    const earlier = app.callLog.notices.length;
    app.store.dispatch(windowLocked());
    app.write('M1');
    app.know(aTicket({ id: 2 }));
    await pass(2_000);
    expect(at(app.store.getState().tickets.byId, 1)?.unreadMessages).toBe(1);
    expect(at(app.store.getState().tickets.byId, 2)).toBeDefined();
    const notices = app.callLog.notices.slice(earlier);
    expect(notices).toHaveLength(2);
    for (const notice of notices) {
      expect(notice.body).toBe('notices:notify.hidden');
      expect(notice).not.toHaveProperty('accept');
      expect(notice).not.toHaveProperty('reply');
    }
    // Neither the tray nor the window title names anybody, and the badge is a number.
    expect(app.callLog.trays.at(-1)).toEqual({ disconnected: false, doNotDisturb: null, pending: [] });
    expect(JSON.stringify([app.callLog.totals, app.callLog.trays.at(-1)])).not.toMatch(/Segredo|Cliente/);

    // Buttons of an earlier notification, and the tray menu.
    const target = { kind: 'pending', ticketId: 2 } as const;
    app.fake.notificationHappened({ id: 'x', target, happened: 'accepted' });
    app.fake.chooseInTray({ kind: 'accept', ticketId: 2 });
    await app.store.dispatch(sendText({ ticketId: 1, body: 'Já volto' }));
    await pass(1_000);
    expect(app.calls.filter((call) => /^(PUT|POST) /.test(call))).toEqual(['POST /messages/1']);

    await app.unlock('certa');
    await pass(2_000);
    expect(at(app.store.getState().tickets.byId, 1)?.unreadMessages).toBe(0);
  });

  it('[TRIAGE-12] ignores a button of a notification of the last run that starts it', async () => {
    const target = { kind: 'pending', ticketId: 2 } as const;
    for (const isLocked of [true, false]) {
      const app = await start();
      app.store.dispatch(sessionEnded({ reason: 'expired' }));
      app.fake.notificationHappened({ id: 'x', target, happened: 'accepted' });
      const { storage } = app.services;
      if (isLocked) await storage.lock.put(account, 'window', { tries: 0 });
      await startSession(me, { ...app.store, extra: app.services }, { fresh: false, endingInDays: null });
      await pass(1_000);
      // The first of the calls that accept the ticket.
      expect(app.calls.includes('GET /tickets/2')).toBe(!isLocked);
    }
  });
});

it('[DIAG-03] [TRIAGE-12] never locks when idle at first, then as chosen, but no later than an administrator requires', async () => {
  const free = await start();
  expect(selectLockMinutes(free.store.getState())).toBeNull();
  free.store.dispatch(preferencesChanged({ lockAfter: 15 }));
  const next = await start({}, { local: free.local });
  expect(selectLockMinutes(next.store.getState())).toBe(15);
  const bound = await start({ system: createFakeSystem({ state: { lockMinutes: 10 } }).system }, { local: free.local });
  expect(selectLockMinutes(bound.store.getState())).toBe(10);
});
