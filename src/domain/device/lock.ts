/** The choices for locking the window automatically, idle minutes. */
export const LOCK_MINUTES: readonly number[] = [1, 2, 5, 10, 15, 30, 60];

/** After this many wrong passwords the user is signed out. */
export const MOST_TRIES = 5;

/** Idle minutes after which the window locks: as chosen, but no later than the administrator demands; null = never. */
export const lockMinutes = (chosen: number | null, demanded: number | null): number | null =>
  chosen === null || demanded === null ? (chosen ?? demanded) : Math.min(chosen, demanded);

/** The lock of a window as this computer stores it. */
export interface StoredLock {
  /** Wrong passwords so far. */
  readonly tries: number;
}
