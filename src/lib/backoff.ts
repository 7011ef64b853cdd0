export interface BackoffLimits {
  /** The first wait, ms. */
  readonly first: number;
  /** No wait is longer, ms. */
  readonly longest: number;
}

/** 1, 2, 4 ... 30 seconds: how long to wait for a server that gives no answer. */
const SERVER_BACKOFF: BackoffLimits = { first: 1_000, longest: 30_000 };

/** The wait before try number `attempt` (0 = the first repetition), doubling each time, in ms. */
export const backoffDelay = (attempt: number, { first, longest }: BackoffLimits = SERVER_BACKOFF): number =>
  Math.min(first * 2 ** Math.min(attempt, 30), longest);
