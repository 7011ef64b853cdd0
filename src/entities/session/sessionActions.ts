import { createAction } from '@reduxjs/toolkit';
import type { SessionEnd, ToldEnd } from './sessionState';
import type { SessionUser } from '@/protocol/records/users';

export interface SessionStart {
  readonly user: SessionUser;
  readonly account: string;
  readonly flags: { readonly cshow: boolean; readonly campaigns: boolean };
  /** Fresh login; false after a restore, where the rules of the due date do not apply. */
  readonly fresh: boolean;
  /** Days left when the subscription ends soon, else null. */
  readonly endingInDays: number | null;
  /** How many wrong passwords the lock had seen in which the last start left the window; null when it was not locked. */
  readonly lockTries: number | null;
}

export interface EndOfSession {
  readonly reason: SessionEnd;
  /** What brought it about, for the log: a call with its status, an event. Nothing personal. */
  readonly cause?: string;
}

/** The user is signed in: sockets open, data loads, the guard moves on. */
export const sessionStarted = createAction<SessionStart>('session/started');

/** The first list is on screen, so the rest of the frame may ask for what it shows. */
export const sessionSettled = createAction('session/settled');

/** The session is over here, whatever the server thinks; every slice drops its data. */
export const sessionEnded = createAction('session/ended', (end: EndOfSession) => ({
  payload: { ...end, at: Date.now() },
}));

/** The last session of this computer was ended before the page was loaded again. */
export const endRecalled = createAction<ToldEnd>('session/endRecalled');

/** A flag of local storage became known. */
export const sessionFlagsChanged = createAction<Partial<SessionStart['flags']>>('session/flagsChanged');

/** A restore met a server that gives no answer and waits. */
export const restoreDelayed = createAction<{ readonly nextTryAt: number; readonly attempt: number }>(
  'session/restoreDelayed',
);

/** The signed-in user's own record changed; the payload is the whole merged user. */
export const sessionUserChanged = createAction<SessionUser>('session/userChanged');
