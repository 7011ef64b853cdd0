import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import { readEnd } from '@/entities/session/localSession';
import { tags } from '@/entities/company/tags/tags';
import { restoreSession } from '@/entities/session/restoreSession';
import { sessionEnded } from '@/entities/session/sessionActions';
import { signOut } from '@/entities/session/signOut';
import { createMemoryRecords } from '@/lib/memoryRecords';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { createSessionWorld, toastsOf } from '@tests/support/sessionWorld';
import { aUser } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a call of a session that is over', () => {
  const expired: FakeAnswer = { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } };
  const forbidden: FakeAnswer = { status: 403, body: { error: 'Invalid token' } };
  const save = tags.save({ id: 5, fields: { name: 'VIP', color: '#111111', kanban: 0 } });

  const asking = () => {
    const { held: answer, release: come } = hold<FakeAnswer>();
    const refresh = vi.fn<() => SessionAnswer>(() => ({ ok: false, status: 401, error: null }));
    const world = createSessionWorld({ refresh }, { routes: { 'PUT /tags/5': () => answer } });
    world.begin();
    void world.store.dispatch(save);
    return { ...world, refresh, come };
  };

  it.each([
    ['a 401', expired],
    ['a 403', forbidden],
  ])('and gets %s afterwards does not change why it ended', async (_, answer) => {
    const world = asking();
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'elsewhere', cause: 'event auth' }));
    world.come(answer);
    await settle();
    expect(world.store.getState().session.ended).toBe('elsewhere');
    expect(readEnd(world.local)).toMatchObject({ reason: 'elsewhere' });
    expect(world.refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['a 401', expired],
    ['a 403', forbidden],
  ])('and gets %s afterwards does not end the next one, nor is it repeated there', async (_, answer) => {
    const world = asking();
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    world.begin(aUser({ id: 11 }));
    await settle();
    world.refresh.mockClear();
    world.refresh.mockReturnValue({ ok: true, user: aUser({ id: 11 }) });
    world.come(answer);
    await settle();
    expect(world.store.getState().session).toMatchObject({ status: 'signedIn', user: { id: 11 } });
    expect(world.calls.filter((call) => call === 'PUT /tags/5')).toHaveLength(1);
    expect(world.refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['renews the token', { ok: true, user: aUser() }],
    ['is refused', { ok: false, status: 401, error: null }],
  ] as const)('and whose refresh %s afterwards leaves the next one alone', async (_, answer) => {
    const refreshed = hold<SessionAnswer>();
    const refresh = vi.fn<() => Promise<SessionAnswer>>(() => refreshed.held);
    const world = createSessionWorld({ refresh }, { routes: { 'PUT /tags/5': forbidden } });
    world.begin();
    const saving = world.store.dispatch(save);
    await settle();
    expect(refresh).toHaveBeenCalledTimes(1);
    world.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    world.begin(aUser({ id: 11 }));
    refreshed.release(answer);
    await saving;
    expect(world.store.getState().session).toMatchObject({ status: 'signedIn', user: { id: 11 } });
    expect(world.calls.filter((call) => call === 'PUT /tags/5')).toHaveLength(1);
    expect(toastsOf(world)).toEqual([]);
  });

  it('and fails afterwards is told to nobody', async () => {
    const world = asking();
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout', cause: 'sign out' }));
    world.come({ status: 500, body: { error: 'x' } });
    await settle();
    expect(toastsOf(world)).toEqual([]);
  });
});

describe('the restore of a session', () => {
  it('that is refused after the user gave it up does not end the session that runs now', async () => {
    const { held: answer, release: come } = hold<SessionAnswer>();
    const world = createSessionWorld({ restorable: true, refresh: () => answer });
    const restoring = world.store.dispatch(restoreSession({ attempt: 0 }));
    await settle();
    await world.store.dispatch(signOut());
    world.begin(aUser({ id: 11 }));
    come({ ok: false, status: 401, error: null });
    await restoring;
    expect(world.store.getState().session).toMatchObject({ status: 'signedIn', user: { id: 11 }, ended: null });
  });

  it('that succeeds after the user gave it up begins nothing', async () => {
    const { held: answer, release: come } = hold<SessionAnswer>();
    const world = createSessionWorld({ restorable: true, refresh: () => answer });
    const restoring = world.store.dispatch(restoreSession({ attempt: 0 }));
    await settle();
    await world.store.dispatch(signOut());
    come({ ok: true, user: aUser() });
    await restoring;
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', ended: 'logout', user: null });
    expect(world.local.getItem('userId')).toBeNull();
  });

  it('whose user is read too late begins nothing', async () => {
    const { held: answer, release: come } = hold<FakeAnswer>();
    const world = createSessionWorld(
      { restorable: true, refresh: () => ({ ok: false, status: 404, error: null }) },
      { routes: { 'GET /auth/me': () => answer } },
    );
    const restoring = world.store.dispatch(restoreSession({ attempt: 0 }));
    await settle();
    await world.store.dispatch(signOut());
    come({ body: { id: 10, profile: 'user', super: false } });
    await restoring;
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', user: null });
    expect(world.local.getItem('userId')).toBeNull();
  });

  it('that waits for the disk while the user gives it up begins nothing', async () => {
    const { held: lock, release: read } = hold<null>();
    const world = createSessionWorld(
      { restorable: true, refresh: () => ({ ok: true, user: aUser() }) },
      { storage: { lock: { ...createMemoryRecords(), read: () => lock } } },
    );
    const restoring = world.store.dispatch(restoreSession({ attempt: 0 }));
    await settle();
    await world.store.dispatch(signOut());
    read(null);
    await restoring;
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', user: null });
    expect(world.local.getItem('userId')).toBeNull();
  });

  it('that gets no answer after the user gave it up is not tried again', async () => {
    const { held: answer, release: come } = hold<SessionAnswer>();
    const refresh = vi.fn(() => answer);
    const world = createSessionWorld({ restorable: true, refresh });
    const restoring = world.store.dispatch(restoreSession({ attempt: 0 }));
    await settle();
    await world.store.dispatch(signOut());
    come({ ok: false, status: null, error: null });
    await restoring;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', nextTryAt: null });
  });
});
