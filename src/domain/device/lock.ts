/** After how many idle minutes the window can be locked by itself. */
export const LOCK_MINUTES: readonly number[] = [1, 2, 5, 10, 15, 30, 60];

/** As many wrong passwords sign out. */
export const MOST_TRIES = 5;

/** After how many idle minutes the window locks: as chosen, but no later than an administrator demands; null never. */
export const lockMinutes = (chosen: number | null, demanded: number | null): number | null =>
  chosen === null || demanded === null ? (chosen ?? demanded) : Math.min(chosen, demanded);

/** The lock of a window as this computer keeps it. */
export interface StoredLock {
  /** Wrong passwords so far. */
  readonly tries: number;
}
