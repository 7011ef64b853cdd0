import type { Company } from '@/protocol/records/companies';
import type { Plan } from '@/protocol/records/plans';
import type { SessionUser } from '@/protocol/records/users';

export type SessionStatus = 'restoring' | 'signedOut' | 'signingIn' | 'signedIn';

/**
 * Why a session ended: `logout` by the user, also by choosing another server, `expired` by a 401, `elsewhere` by a
 * login of the account on another computer, `deleted` because the user was deleted.
 */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere' | 'deleted';

/** A session end that the login page reports, and its time, ms. */
export interface ToldEnd {
  readonly reason: SessionEnd;
  readonly at: number;
}

/** Plans gate pages, so it matters whether the lookup was answered. */
export type PlanStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface SessionState {
  readonly status: SessionStatus;
  readonly user: SessionUser | null;
  /** The first list is on screen, so the rest of the frame may ask for what it shows. */
  readonly settled: boolean;
  /** Under which name this user's texts are kept on disk: the server and the user. */
  readonly account: string | null;
  /** The user's company without its settings; only its id and name after a restore, until it is read. */
  readonly company: Company | null;
  /** Settings of the company by key, those the client acts on. A missing key means 'disabled'. */
  readonly settings: Readonly<Record<string, string>>;
  /** Null when not known yet or when the company has none; see `planStatus`. */
  readonly plan: Plan | null;
  readonly planStatus: PlanStatus;
  /** While a restore waits for a server that gives no answer: when it is tried again, ms. */
  readonly nextTryAt: number | null;
  /** Why the last session ended; null before the first end. */
  readonly ended: SessionEnd | null;
  /** When that was, ms. */
  readonly endedAt: number | null;
  /** Flags kept in local storage: the campaign pages exist, campaigns are switched on. */
  readonly flags: { readonly cshow: boolean; readonly campaigns: boolean };
}

export const initialSession: SessionState = {
  status: 'restoring',
  user: null,
  settled: false,
  account: null,
  company: null,
  settings: {},
  plan: null,
  planStatus: 'idle',
  nextTryAt: null,
  ended: null,
  endedAt: null,
  flags: { cshow: false, campaigns: false },
};

declare module '../base/state' {
  interface EntitiesState {
    readonly session: SessionState;
  }
}
