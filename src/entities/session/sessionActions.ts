import { createAction } from '@reduxjs/toolkit';
import type { SessionEnd, ToldEnd } from './sessionState';
import type { SessionUser } from '@/protocol/records/users';

export interface SessionStart {
  readonly user: SessionUser;
  readonly account: string;
  readonly flags: { readonly cshow: boolean; readonly campaigns: boolean };
  /** Fresh login; false after a restore, where the rules of the due date do not apply (SESS-14). */
  readonly fresh: boolean;
  /** Days left when the subscription ends soon, else null (SESS-07). */
  readonly endingInDays: number | null;
}

export interface EndOfSession {
  readonly reason: SessionEnd;
  /** What brought it about, for the log: a call with its status, an event. Nothing personal. */
  readonly cause?: string;
}

/** The user is signed in: sockets open, data loads, the guard moves on. */
export const sessionStarted = createAction<SessionStart>('session/started');

/** The session is over here, whatever the server thinks; every slice drops its data (SEC-08). */
export const sessionEnded = createAction('session/ended', (end: EndOfSession) => ({
  payload: { ...end, at: Date.now() },
}));

/** The last session of this computer was ended before the page was loaded again. */
export const endRecalled = createAction<ToldEnd>('session/endRecalled');

/** A flag of local storage became known (ROUTE-37, SESS-20). */
export const sessionFlagsChanged = createAction<Partial<SessionStart['flags']>>('session/flagsChanged');

/** A restore met a server that gives no answer and waits. */
export const restoreDelayed = createAction<{ readonly nextTryAt: number; readonly attempt: number }>(
  'session/restoreDelayed',
);

/** The signed-in user's own record changed (RT-25); the payload is the whole merged user. */
export const sessionUserChanged = createAction<SessionUser>('session/userChanged');
