export interface BackoffLimits {
  /** The first wait, ms. */
  readonly first: number;
  /** The longest wait, ms. */
  readonly longest: number;
}

/** 1, 2, 4 ... 30 seconds: waits between tries to reach a server that does not answer. */
const SERVER_BACKOFF: BackoffLimits = { first: 1_000, longest: 30_000 };

/** The wait before retry number `attempt` (0 = the first retry), ms; it doubles each time. */
export const backoffDelay = (attempt: number, { first, longest }: BackoffLimits = SERVER_BACKOFF): number =>
  Math.min(first * 2 ** Math.min(attempt, 30), longest);
