import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DesktopBridge } from '@/bridge/desktop';
import { createBrowserFace, createDesktopFace, type Face } from '@tests/support/fakes/bridgeFaces';
import { aNotification } from '@tests/support/records';
import {
  createSessionServer,
  refreshedUser,
  sessionServerUser,
  type SessionServer,
} from '@tests/support/servers/sessionServer';

const right = { email: 'ana@demo.balcao', password: 'right' };

const notice = (id: string) => aNotification({ id, title: `Mensagem ${id}` });

/** The names of a bridge's methods and values, by area. */
const shapeOf = (bridge: DesktopBridge): Record<string, string[]> =>
  Object.fromEntries(Object.entries(bridge).map(([area, part]) => [area, Object.keys(Object(part)).toSorted()]));

describe('both faces of the bridge', () => {
  it('have the same areas and methods', async () => {
    const [browser, desktop] = await Promise.all([
      createBrowserFace(createSessionServer()),
      createDesktopFace(createSessionServer()),
    ]);
    expect({ ...shapeOf(browser.bridge), appVersion: [] }).toEqual({ ...shapeOf(desktop.bridge), appVersion: [] });
  });

  it('identify themselves correctly', async () => {
    const { bridge: browser } = await createBrowserFace(createSessionServer());
    const { bridge: desktop } = await createDesktopFace(createSessionServer());
    expect(browser.capabilities).toMatchObject({ face: 'browser', chooseServer: false, tray: false, badge: false });
    expect(desktop.capabilities).toMatchObject({ face: 'desktop', chooseServer: true, tray: true, badge: true });
  });
});

describe.each([
  ['browser', createBrowserFace],
  ['desktop', createDesktopFace],
])('the %s face', (name, create) => {
  let server: SessionServer;
  let face: Face;

  beforeEach(async () => {
    server = createSessionServer();
    face = await create(server);
  });

  describe('session', () => {
    it('[SESS-21] [CALL-01] [SESS-01] a login sends e-mail and password, returns the user without any token and can be restored later', async () => {
      const { session } = face.bridge;
      expect(await session.stored()).toEqual({ restorable: false });
      const answer = await session.login(right);
      expect(server.requests).toMatchObject([{ method: 'POST', path: '/auth/login' }]);
      expect(server.requests[0]?.body).toEqual(right);
      expect(server.requests[0]?.authorization).toBeUndefined();
      expect(answer).toEqual({ ok: true, user: sessionServerUser });
      expect(await session.accessToken()).toBe('token-1');
      expect(await session.stored()).toEqual({ restorable: true });
    });

    it('[CALL-01] [SIGN-12] [SESS-01] a refused login returns status and error, and stores nothing', async () => {
      const { session } = face.bridge;
      expect(await session.login({ ...right, password: 'wrong' })).toEqual({
        ok: false,
        status: 401,
        error: 'ERR_INVALID_CREDENTIALS',
      });
      expect(await session.stored()).toEqual({ restorable: false });
      expect(await session.accessToken()).toBeNull();
    });

    it('[SESS-13] [SESS-21] [CALL-02] a refresh sends no body, relies on the cookie, and its token and user replace the old ones', async () => {
      const { session } = face.bridge;
      await session.login(right);
      expect(await session.refresh()).toEqual({ ok: true, user: refreshedUser });
      expect(server.requests.at(-1)).toEqual({
        method: 'POST',
        path: '/auth/refresh_token',
        body: undefined,
        authorization: undefined,
        cookie: 'jrt-1',
      });
      expect(await session.accessToken()).toBe('token-2');
    });

    it('[CALL-02] [SESS-11] simultaneous refreshes share one request', async () => {
      const { session } = face.bridge;
      await session.login(right);
      await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
      expect(server.requests.filter(({ path }) => path === '/auth/refresh_token')).toHaveLength(1);
    });

    it('[SESS-14] a refresh without an answer has no status and keeps the session', async () => {
      const { session } = face.bridge;
      await session.login(right);
      server.setUp(false);
      expect(await session.refresh()).toMatchObject({ ok: false, status: null });
      expect(await session.stored()).toEqual({ restorable: true });
      expect(await session.accessToken()).toBe('token-1');
    });

    it('a refresh without a session is refused with 401', async () => {
      expect(await face.bridge.session.refresh()).toEqual({ ok: false, status: 401, error: 'ERR_SESSION_EXPIRED' });
    });

    it.each([
      ['an empty 200', 200, ''],
      ['an empty 204', 204, ''],
      ['an error', 500, { error: 'ERR_INTERNAL_SERVER_ERROR' }],
      ['nothing at all', null, null],
    ])(
      '[SESS-15] [SESS-21] [CALL-03] [TOP-10] a logout answered with %s sends no body and leaves nothing behind',
      async (_, status, body) => {
        const { session } = face.bridge;
        await session.login(right);
        if (status === null) server.setUp(false);
        else server.answerLogout(status, body);
        await session.logout();
        expect(server.requests.at(-1)).toMatchObject({
          method: 'DELETE',
          path: '/auth/logout',
          authorization: 'Bearer token-1',
          body: undefined,
        });
        expect(await session.stored()).toEqual({ restorable: false });
        expect(await session.accessToken()).toBeNull();
      },
    );

    it('[SESS-04] [SESS-10] [SESS-16] [SESS-18] discarding makes no call and leaves nothing behind', async () => {
      const { session } = face.bridge;
      await session.login(right);
      await session.discard();
      expect(server.requests).toHaveLength(1);
      expect(await session.stored()).toEqual({ restorable: false });
      expect(await session.accessToken()).toBeNull();
    });

    it('an answer that arrives after the session was discarded does not restore it', async () => {
      const { session } = face.bridge;
      await session.login(right);
      const late = session.refresh();
      await session.discard();
      expect(await late).toMatchObject({ ok: false });
      expect(await session.accessToken()).toBeNull();
    });

    it('[SESS-21] the page sets the header only when nothing else adds it', async () => {
      const { session } = face.bridge;
      expect(session.authorization()).toBeNull();
      await session.login(right);
      expect(session.authorization()).toBe(name === 'browser' ? 'Bearer token-1' : null);
    });
  });

  describe('notifications', () => {
    it('[NTV-06] shows each id once', async () => {
      const { notifications } = face.bridge;
      expect(await notifications.show(notice('a'))).toBe('shown');
      expect(await notifications.show(notice('a'))).toBe('duplicate');
      await notifications.close('a');
      expect(await notifications.show(notice('a'))).toBe('duplicate');
      expect(await notifications.show(notice('b'))).toBe('shown');
    });

    it('[NTV-07] a click comes back with its target until the last listener is removed', async () => {
      const { notifications } = face.bridge;
      const heard = vi.fn();
      const stop = notifications.onEvent(heard);
      await notifications.show(notice('a'));
      face.clickNotification('Mensagem a');
      expect(heard).toHaveBeenCalledExactlyOnceWith({
        id: 'a',
        target: { kind: 'ticket', uuid: 'u-1' },
        happened: 'clicked',
      });
      stop();
      await notifications.show(notice('b'));
      face.clickNotification('Mensagem b');
      expect(heard).toHaveBeenCalledTimes(1);
    });
  });

  it('[NTV-04] [NTV-16] accepts what the tray shows, and reports no lock until there is one', async () => {
    await face.bridge.tray.set({ disconnected: false, pending: [{ ticketId: 7, label: 'Maria' }], doNotDisturb: true });
    expect(await face.bridge.screen.isLocked()).toBe(false);
    expect(await face.bridge.microphone.access()).toBe('unknown');
    await face.bridge.microphone.openSettings();
    face.bridge.tray.onChosen(() => {})();
    face.bridge.screen.onLockChanged(() => {})();
  });

  describe('machine', () => {
    it('[NTV-05] [PERF-10] the unread total is shown and disappears at zero', async () => {
      await face.bridge.unread.set({ messages: 3, pending: 2 });
      expect(face.unreadShown()).toBe(5);
      await face.bridge.unread.set({ messages: 0, pending: 0 });
      expect(face.unreadShown()).toBe(0);
    });

    it('[SEC-04] opens http, https, mailto and tel outside, and nothing else', async () => {
      const fine = ['http://a.test/', 'https://a.test/', 'mailto:a@b.c', 'tel:+5511999990000'];
      const bad = ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'balcao://tickets/1', 'nonsense'];
      for (const url of [...fine, ...bad]) await face.bridge.window.openExternal(url);
      expect(face.opened).toEqual(fine);
    });

    it('[NTV-06] reports the focus and its changes', async () => {
      const heard: boolean[] = [];
      const stop = face.bridge.window.onFocusChanged((focused) => heard.push(focused));
      expect(await face.bridge.window.isFocused()).toBe(true);
      face.setFocus(false);
      expect(await face.bridge.window.isFocused()).toBe(false);
      stop();
      face.setFocus(true);
      expect(heard).toEqual([false]);
    });

    it('[TOP-09] reloads the page', async () => {
      await face.bridge.window.reload();
      expect(face.reloads()).toBe(1);
    });

    it('[NTV-03] [NTV-16] [OFF-03] reports waking up and asks for pending writes', async () => {
      const woken = vi.fn();
      const write = vi.fn(async () => {});
      face.bridge.lifecycle.onWake(woken);
      const stop = face.bridge.lifecycle.onFlushRequested(write);
      face.wake();
      await face.flush();
      expect(woken).toHaveBeenCalledTimes(1);
      expect(write).toHaveBeenCalledTimes(1);
      stop();
      await face.flush();
      expect(write).toHaveBeenCalledTimes(1);
    });

    it('accepts an appearance and names its server', async () => {
      const titleBar = { color: '#ffffff', symbolColor: '#000000' };
      await face.bridge.window.setAppearance({ theme: 'light', titleBar });
      expect((await face.bridge.server.state()).current).toMatchObject({ rest: expect.stringMatching(/^https?:/) });
    });
  });
});
