import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { restoreSession } from '@/entities/session/restoreSession';
import { signOut } from '@/entities/session/signOut';
import { tags } from '@/entities/company/tags/tags';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { createSessionWorld } from '@tests/support/sessionWorld';
import { aUser } from '@tests/support/records';

type World = ReturnType<typeof createSessionWorld>;
const ALL_TAGS = { view: 'all', query: { searchParam: '' }, page: 1 } as const;

describe('the log', () => {
  const user = aUser();
  const deleted = serverEvents.user({ action: 'delete', id: user.id });
  const elsewhere = serverEvents.auth({ action: 'update', record: { id: user.id, email: 'ana@x.com', companyId: 1 } });

  it.each([
    ['sign out', 'logout', 'sign out', (world: World) => world.store.dispatch(signOut())],
    ['a login elsewhere', 'elsewhere', 'event auth', (world: World) => world.store.dispatch(elsewhere)],
    ['a deleted user', 'deleted', 'event user delete', (world: World) => world.store.dispatch(deleted)],
    ['a refused call', 'expired', 'GET /tags/list 401', (world: World) => world.store.dispatch(tags.load(ALL_TAGS))],
  ] as const)('[SESS-10] [SESS-17] names the reason of an end: %s', async (_, reason, cause, end) => {
    const refused = { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } };
    const world = createSessionWorld({}, { routes: { 'GET /tags/list': refused } });
    world.begin();
    await end(world);
    await eventually(() => expect(world.store.getState().session.status).toBe('signedOut'));
    expect(world.details).toContainEqual({ message: 'Session ended', reason, cause });
  });

  it('[SESS-17] names a restore the server refused, whose reason stays on the login page', async () => {
    const world = createSessionWorld({ restorable: true, refresh: () => ({ ok: false, status: 401, error: null }) });
    await world.store.dispatch(restoreSession({ attempt: 0 }));
    expect(world.details).toContainEqual({ message: 'Session ended', reason: 'expired', cause: 'restore 401' });
    expect(world.store.getState().session).toMatchObject({ status: 'signedOut', ended: 'expired' });
  });
});

it('[SESS-15] signing out does not wait for ever for a disk that hangs', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const world = createSessionWorld({}, { storage: { settled: () => new Promise(() => {}) } });
  world.begin();
  const ending = world.store.dispatch(signOut());
  await vi.advanceTimersByTimeAsync(4_999);
  expect(world.store.getState().session.status).toBe('signedIn');
  await vi.advanceTimersByTimeAsync(1);
  await ending;
  expect(world.store.getState().session.status).toBe('signedOut');
});
