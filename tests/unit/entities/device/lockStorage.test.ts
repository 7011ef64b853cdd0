import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '@/bridge/desktop';
import {
  isOwnLogin,
  ownLoginHeard,
  readLock,
  readTouch,
  unlock,
  unlockByTouch,
  windowLocked,
  windowUnlocked,
} from '@/entities/device/lock/lock';
import type { AppStorage } from '@/entities/base/storage';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { createTestStore } from '@tests/support/createTestStore';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { ACCOUNT, aUser } from '@tests/support/records';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const me = aUser();
const right: SessionAnswer = { ok: true, user: me };
const wrong: SessionAnswer = { ok: false, status: 401, error: 'ERR_INVALID_CREDENTIALS' };
const unlocked = { locked: false, tries: 0, askedAt: null };
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const createWorld = (
  told: Parameters<typeof createFakeDesktop>[0] = {},
  lock: AppStorage['lock'] = createMemoryRecords(),
) => {
  const { desktop, callLog } = createFakeDesktop({ login: () => wrong, ...told });
  const world = createTestStore({ desktop, storage: { lock } });
  const { store } = world;
  return {
    ...world,
    callLog,
    lock: () => store.getState().lock,
    kept: () => lock.readAll(ACCOUNT),
    unlock: (password = '1234') => store.dispatch(unlock(password)).unwrap(),
  };
};
const signedIn = async (...parts: Parameters<typeof createWorld>) => {
  const world = createWorld(...parts);
  world.begin(me);
  await settle();
  return world;
};

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('[TRIAGE-12] a lock on disk', () => {
  it('has the number of wrong passwords, and leaves when the window is unlocked', async () => {
    const world = await signedIn();
    expect(await world.kept()).toEqual([]);
    world.store.dispatch(windowLocked());
    await settle();
    expect(await world.kept()).toEqual([{ tries: 0 }]);
    expect(world.lock()).toEqual({ ...unlocked, locked: true });
    expect(await world.unlock()).toBe('wrong');
    await settle();
    expect(await world.kept()).toEqual([{ tries: 1 }]);
    expect(await readLock(world.services, ACCOUNT)).toBe(1);
    world.store.dispatch(windowUnlocked());
    await settle();
    expect(world.lock()).toEqual(unlocked);
    expect(await world.kept()).toEqual([]);
    expect(await readLock(world.services, ACCOUNT)).toBeNull();
  });

  it('stays at the end of the session, and leaves with a new sign-in', async () => {
    const world = await signedIn();
    world.store.dispatch(windowLocked());
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'expired' }));
    await settle();
    expect(world.lock()).toEqual(unlocked);
    expect(await world.kept()).toEqual([{ tries: 0 }]);
    world.begin(me, false);
    await settle();
    expect(await world.kept()).toEqual([{ tries: 0 }]);
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(me, true);
    await settle();
    expect(await world.kept()).toEqual([]);
  });

  it('is not written for a window that nobody has signed in to', async () => {
    const lock: AppStorage['lock'] = createMemoryRecords();
    const put = vi.spyOn(lock, 'put');
    const world = createWorld({}, lock);
    world.store.dispatch(windowLocked());
    await settle();
    expect(put).not.toHaveBeenCalled();
  });

  it('that cannot be read counts as locked, that cannot be written does not; both are in the log', async () => {
    const lock: AppStorage['lock'] = {
      ...createMemoryRecords(),
      read: () => Promise.reject(new Error('damaged')),
      put: () => Promise.reject(new Error('full')),
    };
    const world = await signedIn({}, lock);
    expect(await readLock(world.services, ACCOUNT)).toBe(0);
    world.store.dispatch(windowLocked());
    await settle();
    expect(world.details).toContainEqual({ message: 'Lock not read', reason: 'Error: damaged' });
    expect(world.details).toContainEqual({ message: 'Lock not kept', reason: 'Error: full' });
    expect(world.logged).not.toContain('A listener failed');
  });
});

describe('[TRIAGE-12] a password that the lock checks', () => {
  it('is sent with the user’s address', async () => {
    const world = await signedIn();
    await world.unlock('abc');
    expect(world.callLog.logins).toEqual([{ email: me.email, password: 'abc' }]);
  });

  it('is sent for nobody when the session is over', async () => {
    const world = createWorld();
    expect(await world.unlock()).toBe('signedOut');
    expect(world.callLog.logins).toEqual([]);
    expect(world.lock()).toEqual(unlocked);
  });

  it.each([
    ['refuses it', wrong, 'wrong', 1],
    ['fails', { ok: false, status: 500, error: null } as const, 'unanswered', 0],
    ['cannot be reached', { ok: false, status: null, error: null } as const, 'unanswered', 0],
  ])('leaves the window locked if the server %s', async (_, answer, result, tries) => {
    const world = await signedIn({ login: () => answer });
    world.store.dispatch(windowLocked());
    expect(await world.unlock()).toBe(result);
    expect(world.lock()).toEqual({ locked: true, tries, askedAt: tries === 1 ? null : NOW });
  });

  it('that is right forgets the wrong ones', async () => {
    const answers = [wrong, right];
    const world = await signedIn({ login: () => answers.shift() ?? wrong });
    world.store.dispatch(windowLocked());
    await world.unlock();
    await world.unlock();
    expect(world.lock()).toEqual({ locked: false, tries: 0, askedAt: NOW });
  });

  it('is checked by a login whose event is expected until ten seconds after the answer', async () => {
    let answer = (): void => {};
    const world = await signedIn({
      login: () =>
        new Promise<SessionAnswer>((resolve) => {
          answer = () => resolve(right);
        }),
    });
    const isOwn = (at: number) => isOwnLogin(world.store.getState(), at);
    expect(isOwn(NOW)).toBe(false);
    const checked = world.unlock();
    expect([isOwn(NOW), isOwn(NOW + 30_000)]).toEqual([true, true]);
    await settle(8_000);
    answer();
    await checked;
    expect([isOwn(NOW + 17_999), isOwn(NOW + 18_000)]).toEqual([true, false]);
    world.store.dispatch(ownLoginHeard());
    expect(isOwn(NOW + 8_000)).toBe(false);
  });

  it('is checked by a login whose event is expected no more if it came before the answer', async () => {
    const world: Awaited<ReturnType<typeof signedIn>> = await signedIn({
      login: () => {
        world.store.dispatch(ownLoginHeard());
        return right;
      },
    });
    world.store.dispatch(windowLocked());
    expect(await world.unlock()).toBe('unlocked');
    expect(world.lock()).toEqual(unlocked);
  });

  it.each([
    ['right', right],
    ['wrong', wrong],
  ])('and whose answer, %s, comes only in the next session, does nothing to that one’s lock', async (_, answer) => {
    let give = (): void => {};
    const world = await signedIn({
      login: () =>
        new Promise<SessionAnswer>((resolve) => {
          give = () => resolve(answer);
        }),
    });
    world.store.dispatch(windowLocked());
    const checked = world.unlock();
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    world.begin(aUser({ id: 11 }));
    world.store.dispatch(windowLocked());
    give();
    expect(await checked).toBe('signedOut');
    expect(world.lock()).toEqual({ ...unlocked, locked: true });
  });
});

describe('[TRIAGE-12] a fingerprint', () => {
  it.each([
    ['right', true, true],
    ['wrong', true, false],
    [undefined, false, false],
  ] as const)('that is %s', async (touch, offered, matches) => {
    const world = await signedIn({ system: createFakeSystem({ touch }).system });
    world.store.dispatch(windowLocked());
    expect(await world.store.dispatch(readTouch()).unwrap()).toBe(offered);
    expect(await world.store.dispatch(unlockByTouch('desbloquear')).unwrap()).toBe(matches);
    expect(world.lock().locked).toBe(!matches);
  });

  it('that matches only in the next session does not unlock that one', async () => {
    const { system } = createFakeSystem({ touch: 'right' });
    let match = (): void => {};
    const reasons: string[] = [];
    const ask = (reason: string) => {
      reasons.push(reason);
      return new Promise<boolean>((resolve) => {
        match = () => resolve(true);
      });
    };
    const world = await signedIn({ system: { ...system, touch: { ...system.touch, ask } } });
    world.store.dispatch(windowLocked());
    const asking = world.store.dispatch(unlockByTouch('desbloquear'));
    world.store.dispatch(sessionEnded({ reason: 'elsewhere' }));
    world.begin(aUser({ id: 11 }));
    world.store.dispatch(windowLocked());
    match();
    await asking;
    expect(world.lock().locked).toBe(true);
    expect(reasons).toEqual(['desbloquear']);
  });
});
