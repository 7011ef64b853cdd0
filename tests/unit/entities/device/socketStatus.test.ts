import { expect, it } from 'vitest';
import { sessionEnded } from '@/entities/session/sessionActions';
import { resyncFinished, resyncRequested, socketStateChanged, type SocketState } from '@/realtime/socketActions';
import { stateAfter } from '@tests/support/reducedState';

const changed = (state: SocketState, at = 0, nextTryAt: number | null = null) =>
  socketStateChanged({ state, at, nextTryAt });

/** The connection after these changes, in their order. */
const after = (...actions: Parameters<typeof stateAfter>) => stateAfter(...actions).socketStatus;

const signedIn = [changed('connecting', 100), changed('online', 200)];

it('[OFF-01] the connection is offline and was never lost before sign-in', () => {
  expect(after()).toEqual({ state: 'offline', lostAt: null, nextTryAt: null });
});

it('[OFF-01] the first attempt to connect loses nothing until it has failed', () => {
  expect(after(changed('connecting', 100))).toEqual({ state: 'connecting', lostAt: null, nextTryAt: null });
  const failed = [changed('connecting', 100), changed('connecting', 120, 150), changed('connecting', 150)];
  expect(after(...failed)).toEqual({ state: 'connecting', lostAt: 120, nextTryAt: null });
  expect(after(...failed, changed('online', 200))).toEqual({ state: 'online', lostAt: null, nextTryAt: null });
  expect(after(...signedIn)).toEqual({ state: 'online', lostAt: null, nextTryAt: null });
});

it('[OFF-01] the connection counts as lost from the first moment without it, not from a later attempt', () => {
  const lost = [...signedIn, changed('connecting', 300, 400)];
  expect(after(...lost)).toEqual({ state: 'connecting', lostAt: 300, nextTryAt: 400 });
  expect(after(...lost, changed('connecting', 400), changed('connecting', 500, 900))).toEqual({
    state: 'connecting',
    lostAt: 300,
    nextTryAt: 900,
  });
});

it('[OFF-01] the connection counts as lost until everything missed was read again', () => {
  const back = [...signedIn, changed('connecting', 300, 400), resyncRequested()];
  expect(after(...back)).toEqual({ state: 'resyncing', lostAt: 300, nextTryAt: null });
  expect(after(...back, resyncFinished())).toEqual({ state: 'online', lostAt: null, nextTryAt: null });
});

it('[OFF-01] the connection that is lost again meanwhile counts as lost since the first time', () => {
  const again = after(...signedIn, changed('connecting', 300), resyncRequested(), changed('connecting', 400));
  expect(again).toMatchObject({ state: 'connecting', lostAt: 300 });
});

it('[OFF-01] the connection that is lost while a silent gap is read again counts as lost from then on', () => {
  expect(after(...signedIn, resyncRequested())).toMatchObject({ state: 'resyncing', lostAt: null });
  expect(after(...signedIn, resyncRequested(), changed('connecting', 300))).toMatchObject({ lostAt: 300 });
});

it('[OFF-01] the connection that returns without a gap is no longer lost', () => {
  expect(after(...signedIn, changed('connecting', 300), changed('online', 400))).toEqual({
    state: 'online',
    lostAt: null,
    nextTryAt: null,
  });
});

it('[OFF-01] the end of a late reading does not bring back a connection that is lost again', () => {
  const lost = [...signedIn, changed('connecting', 300), resyncRequested(), changed('connecting', 400, 500)];
  expect(after(...lost, resyncFinished())).toEqual({ state: 'connecting', lostAt: 300, nextTryAt: 500 });
});

it('[OFF-01] the connection that is no longer wanted is not lost', () => {
  const lost = [...signedIn, changed('connecting', 300, 400)];
  const off = { state: 'offline', lostAt: null, nextTryAt: null };
  expect(after(...lost, changed('offline', 350))).toEqual(off);
  expect(after(...lost, sessionEnded({ reason: 'logout' }))).toEqual(off);
  expect(after(...signedIn, changed('offline', 350))).toEqual(off);
});
