import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import { selectIsLocked, selectLockMinutes, unlock, unlockByTouch, windowLocked } from '@/entities/device/lock/lock';
import { preferencesChanged } from '@/entities/device/preferences/preferencesSlice';
import { conversationShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { sendText } from '@/entities/conversations/outbox/outboxThunks';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { serverEvents } from '@/realtime/serverEvents';
import { connectAlerts } from '@/store/connectAlerts';
import { createFakeDesktop } from '@tests/support/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakeSystem';
import { createMemoryStorage } from '@tests/support/memoryStorage';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const refused: SessionAnswer = { ok: false, status: 401, error: 'ERR_INVALID_CREDENTIALS' };
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = async (
  told: Parameters<typeof createFakeDesktop>[0] = {},
  { local = createMemoryStorage(), fresh = true }: { local?: Storage; fresh?: boolean } = {},
) => {
  const right = ({ password }: { password: string }): SessionAnswer =>
    password === 'certa' ? { ok: true, user: me } : refused;
  const fake = createFakeDesktop({ login: right, ...told });
  const app = createTestStore({
    desktop: fake.desktop,
    local,
    routes: {
      'GET /messages/1': { body: { messages: [], count: 0, hasMore: false } },
      'POST /messages/1': { body: '' },
    },
  });
  await connectAlerts(app.store, { desktop: fake.desktop, player: { play: async () => {} }, watchDevices: () => {} });
  app.begin(me, fresh);
  app.goOnline();
  await pass();
  const { store } = app;
  return {
    ...app,
    fake,
    callLog: fake.callLog,
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
  it('[TRIAGE-12] is unlocked by the account’s password, which the server looks at', async () => {
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
  });

  it('[TRIAGE-12] does not take the event of its own look at the password for a login elsewhere, but takes a later one', async () => {
    const app = await start();
    const login = () =>
      app.store.dispatch(
        serverEvents.auth({ action: 'update', record: { id: me.id, email: 'ana@demo.balcao', companyId: 1 } }),
      );
    app.store.dispatch(windowLocked());
    await app.unlock('certa');
    login();
    await pass(9_000);
    login();
    await pass();
    expect(app.status()).toBe('signedIn');
    await pass(1_000);
    login();
    await pass();
    expect(app.status()).toBe('signedOut');
  });

  it('[TRIAGE-12] signs out at the fifth wrong password, the ones before a restart included; a server that is silent costs no try', async () => {
    const local = createMemoryStorage();
    const app = await start({}, { local });
    app.store.dispatch(windowLocked());
    for (let tries = 1; tries <= 3; tries += 1) expect(await app.unlock('errada')).toBe('wrong');

    const silent = await start({ login: () => ({ ok: false, status: null, error: null }) }, { local, fresh: false });
    expect(silent.isLocked()).toBe(true);
    expect(await silent.unlock('certa')).toBe('unanswered');

    const again = await start({}, { local, fresh: false });
    expect(await again.unlock('errada')).toBe('wrong');
    expect(again.status()).toBe('signedIn');
    expect(await again.unlock('errada')).toBe('signedOut');
    expect([again.status(), again.callLog.logouts]).toEqual(['signedOut', 1]);
    const next = await start({}, { local });
    expect(next.isLocked()).toBe(false);
  });

  it('[TRIAGE-12] keeps drafts and outbox when it signs out', async () => {
    const app = await start();
    app.know(mine);
    app.store.dispatch(draftChanged({ ticketId: 1, text: 'Quase pronto' }));
    app.goOffline();
    await app.store.dispatch(sendText({ ticketId: 1, body: 'Espere por mim' }));
    app.store.dispatch(windowLocked());
    for (let tries = 1; tries <= 5; tries += 1) await app.unlock('errada');
    const { drafts, outbox } = app.services.storage;
    expect((await drafts.readAll(`test#${me.id}`)).map(({ text }) => text)).toEqual(['Quase pronto']);
    expect((await outbox.readAll(`test#${me.id}`)).map(({ body }) => body)).toEqual(['Espere por mim']);
  });

  it('[TRIAGE-12] is unlocked by the right finger alone', async () => {
    for (const touch of ['right', 'wrong'] as const) {
      const app = await start({ system: createFakeSystem({ touch }).system });
      app.store.dispatch(windowLocked());
      await app.store.dispatch(unlockByTouch('desbloquear'));
      expect(app.isLocked()).toBe(touch === 'wrong');
    }
  });

  it('[TRIAGE-12] goes on receiving, reads nothing as seen, hides the text of notifications and offers no buttons; outbox goes on', async () => {
    const app = await start();
    app.store.dispatch(windowFocusChanged(true));
    app.know(mine);
    app.store.dispatch(conversationShown({ ticketId: 1 }));
    app.store.dispatch(windowLocked());
    app.write('M1');
    app.know(aTicket({ id: 2 }));
    await pass(2_000);
    expect(app.store.getState().tickets.byId[1]?.unreadMessages).toBe(1);
    expect(app.store.getState().tickets.byId[2]).toBeDefined();
    expect(app.callLog.notices).toHaveLength(2);
    for (const notice of app.callLog.notices) {
      expect(notice.body).toBe('notices:notify.hidden');
      expect(notice).not.toHaveProperty('accept');
      expect(notice).not.toHaveProperty('reply');
    }
    expect(app.callLog.trays.at(-1)?.pending).toEqual([]);

    // Buttons of a notification from before, and the menu of the tray.
    const target = { kind: 'pending', ticketId: 2 } as const;
    app.fake.notificationHappened({ id: 'x', target, happened: 'accepted' });
    app.fake.chooseInTray({ kind: 'accept', ticketId: 2 });
    await app.store.dispatch(sendText({ ticketId: 1, body: 'Já volto' }));
    await pass(1_000);
    expect(app.calls.filter((call) => /^(PUT|POST) /.test(call))).toEqual(['POST /messages/1']);

    await app.unlock('certa');
    await pass(2_000);
    expect(app.store.getState().tickets.byId[1]?.unreadMessages).toBe(0);
  });
});

it('[TRIAGE-12] idle minutes are never at first, then as chosen, but no more than an administrator demands', async () => {
  const free = await start();
  expect(selectLockMinutes(free.store.getState())).toBeNull();
  free.store.dispatch(preferencesChanged({ lockAfter: 15 }));
  const next = await start({}, { local: free.local });
  expect(selectLockMinutes(next.store.getState())).toBe(15);
  const bound = await start({ system: createFakeSystem({ state: { lockMinutes: 10 } }).system }, { local: free.local });
  expect(selectLockMinutes(bound.store.getState())).toBe(10);
});
