import { createAction } from '@reduxjs/toolkit';
import type { SessionEnd, ReportedEnd } from './sessionState';
import type { Plan } from '@/protocol/records/plans';
import type { SessionUser } from '@/protocol/records/users';

export interface SessionStart {
  readonly user: SessionUser;
  readonly account: string;
  readonly flags: { readonly cshow: boolean; readonly campaigns: boolean };
  /** The plan as the last start of a restored session read it, else null. */
  readonly plan: Plan | null;
  /** True after a sign-in; false after a restore, where the due date is not checked. */
  readonly fresh: boolean;
  /** Days left when the subscription ends soon, else null. */
  readonly endingInDays: number | null;
  /** Wrong passwords so far, if the last start left the window locked; null when it was not locked. */
  readonly lockTries: number | null;
}

export interface EndOfSession {
  readonly reason: SessionEnd;
  /** The cause, for the log: a call with its status, or an event. No personal data. */
  readonly cause?: string;
}

/** The user is signed in: sockets open, data loads, the guard moves on. */
export const sessionStarted = createAction<SessionStart>('session/started');

/** The first list is on screen, so the rest of the screen may load its data. */
export const sessionSettled = createAction('session/settled');

/** The session is over here, whatever its state on the server; every slice drops its data. */
export const sessionEnded = createAction('session/ended', (end: EndOfSession) => ({
  payload: { ...end, at: Date.now() },
}));

/** Recalls, after a reload, why the last session of this computer ended. */
export const endRecalled = createAction<ReportedEnd>('session/endRecalled');

/** A flag in local storage was read or changed. */
export const sessionFlagsChanged = createAction<Partial<SessionStart['flags']>>('session/flagsChanged');

/** A restore got no answer from the server and waits. */
export const restoreDelayed = createAction<{ readonly nextTryAt: number; readonly attempt: number }>(
  'session/restoreDelayed',
);

/** The signed-in user's own record changed; the payload is the whole merged user. */
export const sessionUserChanged = createAction<SessionUser>('session/userChanged');
