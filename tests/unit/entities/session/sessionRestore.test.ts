import { AxiosError } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import { restoreSession } from '@/entities/session/restoreSession';
import { selectIsAuthenticated } from '@/entities/session/sessionSelectors';
import { signOut } from '@/entities/session/signOut';
import { reconnectNow } from '@/realtime/socketActions';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aCompany, accepted, createSessionWorld, toastsOf } from '@tests/support/sessionWorld';
import { aUser } from '@tests/support/records';

const NOW = new Date(2026, 10, 21, 12, 0).getTime();

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('restore', () => {
  const noAnswer: SessionAnswer = { ok: false, status: null, error: null };

  it('[CALL-06] [CALL-08] [CALL-02] [DESK-10] [SESS-13][SESS-14] [CALL-04] uses the user of the refresh and reads what that answer lacks', async () => {
    const reads = ['GET /companies/1', 'GET /settings/', 'GET /companies/listPlan/1'];
    // None waits for another one.
    const routes = Object.fromEntries(reads.map((call) => [call, () => new Promise<FakeAnswer>(() => {})]));
    const world = createSessionWorld(
      { restorable: true, refresh: () => accepted({ company: { id: 1, name: 'Casa' } }) },
      { routes },
    );
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    await settle();
    expect(world.store.getState().session.user).toMatchObject({ id: 10, name: 'Ana Ribeiro' });
    expect(world.callLog.logins).toEqual([]);
    for (const call of reads) expect(world.calls).toContain(call);
    expect(world.calls).not.toContain('GET /auth/me');
  });

  it('[SESS-14] a failure of those three calls ends nothing, and the due date is not checked', async () => {
    const failing = { status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } };
    const world = createSessionWorld(
      { restorable: true, refresh: () => accepted({ company: aCompany('2020-01-01T00:00:00.000Z') }) },
      { routes: { 'GET /companies/1': failing, 'GET /settings/': failing, 'GET /companies/listPlan/1': failing } },
    );
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    await settle();
    expect(selectIsAuthenticated(world.store.getState())).toBe(true);
    expect(world.store.getState().session.planStatus).toBe('failed');
  });

  it('[SESS-14] without token or cookie makes no request', async () => {
    const refresh = vi.fn(() => noAnswer);
    const world = createSessionWorld({ restorable: false, refresh });
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    expect(refresh).not.toHaveBeenCalled();
    expect(world.store.getState().session.status).toBe('signedOut');
  });

  it('[SESS-14] [CALL-04] a 401 shows the login without a toast', async () => {
    const world = createSessionWorld({
      restorable: true,
      refresh: () => ({ ok: false, status: 401, error: 'ERR_SESSION_EXPIRED' }),
    });
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    expect(world.store.getState().session.status).toBe('signedOut');
    expect(world.calls).toEqual([]);
    expect(toastsOf(world)).toEqual([]);
  });

  it.each([
    ['no answer', noAnswer],
    ['a 503', { ok: false, status: 503, error: null } as const],
    ['a 429 of a proxy that limits calls', { ok: false, status: 429, error: null } as const],
    ['the page of a network that wants a sign-in of its own', { ok: false, status: 200, error: null } as const],
    ['a redirect to such a page', { ok: false, status: 302, error: null } as const],
  ])(
    '[CALL-02] [SESS-02] [SESS-14] %s keeps the session and is tried again after 1, 2, 4 … 30 s',
    async (_, answer) => {
      const refresh = vi.fn<() => SessionAnswer>(() => answer);
      const world = createSessionWorld({ restorable: true, refresh });
      await world.store.dispatch(restoreSession({ attempt: 0 }));
      for (const [index, wait] of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
        expect(world.store.getState().session).toMatchObject({ status: 'restoring', nextTryAt: Date.now() + wait });
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(refresh).toHaveBeenCalledTimes(index + 1);
        await vi.advanceTimersByTimeAsync(1);
        expect(refresh).toHaveBeenCalledTimes(index + 2);
      }
      refresh.mockReturnValue(accepted());
      await vi.advanceTimersByTimeAsync(30_000);
      expect(selectIsAuthenticated(world.store.getState())).toBe(true);
      expect(world.callLog.discards).toBe(0);
    },
  );

  it('[SESS-14] the online event retries at once', async () => {
    const refresh = vi.fn<() => SessionAnswer>(() => noAnswer);
    const world = createSessionWorld({ restorable: true, refresh });
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    world.store.dispatch(reconnectNow({ probe: true }));
    await settle();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('[SESS-14] cancelling stops the wait', async () => {
    const refresh = vi.fn<() => SessionAnswer>(() => noAnswer);
    const world = createSessionWorld({ restorable: true, refresh });
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    await world.store.dispatch(signOut());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(world.store.getState().session.status).toBe('signedOut');
  });

  it('[SESS-14] [CALL-04] [CALL-25] a server without the refresh call is asked who the token belongs to, which alone is taken from the answer', async () => {
    const world = createSessionWorld(
      { restorable: true, refresh: () => ({ ok: false, status: 404, error: null }) },
      { routes: { 'GET /auth/me': { body: { id: 10, profile: 'admin', super: true } } } },
    );
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    expect(world.calls.slice(0, 2)).toEqual(['GET /auth/me', 'GET /users/10']);
    expect(world.store.getState().session.user).toMatchObject({ name: 'Ana Ribeiro', profile: 'user', super: false });
    expect(selectIsAuthenticated(world.store.getState())).toBe(true);
  });

  it('[SESS-10] [SESS-14] [CALL-04] a server without the refresh call that refuses the token shows the login without a toast', async () => {
    const world = createSessionWorld(
      { restorable: true, refresh: () => ({ ok: false, status: 404, error: null }) },
      { routes: { 'GET /auth/me': { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } } } },
    );
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    await settle();
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', ended: 'expired', nextTryAt: null });
    expect(world.callLog.discards).toBe(1);
    expect(world.calls).toEqual(['GET /auth/me']);
    expect(toastsOf(world)).toEqual([]);
  });

  it.each([
    ['GET /auth/me', 'no answer'],
    ['GET /auth/me', 500],
    ['GET /auth/me', 503],
    ['GET /auth/me', 429],
    ['GET /users/10', 'no answer'],
    ['GET /users/10', 502],
  ] as const)(
    '[SESS-14] [CALL-04] a server without the refresh call whose %s fails with %s is asked again after 1 s',
    async (call, failure) => {
      let isUp = false;
      const answer = (body: object) => (): FakeAnswer => {
        if (isUp) return { body };
        if (failure === 'no answer') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
        return { status: failure, body: '<html>Bad gateway</html>' };
      };
      const me = { id: 10, profile: 'user', super: false };
      const world = createSessionWorld(
        { restorable: true, refresh: () => ({ ok: false, status: 404, error: null }) },
        {
          routes: {
            'GET /auth/me': call === 'GET /auth/me' ? answer(me) : { body: me },
            ...(call === 'GET /users/10' && { [call]: answer(aUser()) }),
          },
        },
      );
      await world.store.dispatch(restoreSession({ attempt: 0 }));
      expect(world.store.getState().session).toMatchObject({ status: 'restoring', nextTryAt: Date.now() + 1_000 });
      isUp = true;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(selectIsAuthenticated(world.store.getState())).toBe(true);
      expect(toastsOf(world)).toEqual([]);
    },
  );
});
