import type { Company } from '@/protocol/records/companies';
import type { Plan } from '@/protocol/records/plans';
import type { SessionUser } from '@/protocol/records/users';

export type SessionStatus = 'restoring' | 'signedOut' | 'signingIn' | 'signedIn';

/**
 * Why a session ended: `logout` by the user, also by choosing another server · `expired` by a 401 · `elsewhere` by a sign-in of the
 * account on another computer · `deleted` because the user was deleted.
 */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere' | 'deleted';

/** A session end that the login page reports, and its time, ms. */
export interface ReportedEnd {
  readonly reason: SessionEnd;
  readonly at: number;
}

/** How far the plan is loaded. It decides about pages, so it matters whether the server has answered. */
export type PlanStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface SessionState {
  readonly status: SessionStatus;
  readonly user: SessionUser | null;
  /** The first list is on screen, so the rest of the screen may load its data. */
  readonly settled: boolean;
  /** The key of this user's data on disk, made from the server and the user. */
  readonly account: string | null;
  /** The user's company without its settings; only its id and name after a restore, until it is read. */
  readonly company: Company | null;
  /** Its latest running read, and the due date that a payment brought since it began: the answer may be older. */
  readonly companyLoad: { readonly requestId: string; readonly dueDate: string | null } | null;
  /** The company's settings that the client uses, by key. A missing key means 'disabled'. */
  readonly settings: Readonly<Record<string, string>>;
  /** All of them came with the login or were read, not only some by events. */
  readonly settingsKnown: boolean;
  /** Their latest running read, and what changed since it began: the answer may be older. */
  readonly settingsLoad: { readonly requestId: string; readonly changes: Readonly<Record<string, string>> } | null;
  /** As the last start read it until `planStatus` is 'ready'. Null when not known yet or when the company has none. */
  readonly plan: Plan | null;
  readonly planStatus: PlanStatus;
  /** The latest call for the plan; the failure of an earlier one, perhaps of another session, says nothing. */
  readonly planRequest: string | null;
  /** When the next attempt of a restore starts, ms, while the server gives no answer; else null. */
  readonly nextTryAt: number | null;
  /** Why the last session ended; null before the first end. */
  readonly ended: SessionEnd | null;
  /** When the last session ended, ms. */
  readonly endedAt: number | null;
  /** The e-mail of a session that ran out, whose user signs in again; else empty. In memory only. */
  readonly endedEmail: string;
  /** Flags kept in local storage: the campaign pages exist, campaigns are switched on. */
  readonly flags: { readonly cshow: boolean; readonly campaigns: boolean };
}

export const initialSession: SessionState = {
  status: 'restoring',
  user: null,
  settled: false,
  account: null,
  company: null,
  companyLoad: null,
  settings: {},
  settingsKnown: false,
  settingsLoad: null,
  plan: null,
  planStatus: 'idle',
  planRequest: null,
  nextTryAt: null,
  ended: null,
  endedAt: null,
  endedEmail: '',
  flags: { cshow: false, campaigns: false },
};

declare module '../base/state' {
  interface EntitiesState {
    readonly session: SessionState;
  }
}
