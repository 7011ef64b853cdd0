import { createTicker } from './createTicker';

/** A new minute is shown at most 15 s late. */
const useTick = createTicker(15_000);

/** The result of `read` for the current time; renders again only when it changes. */
export const useAsTimePasses = (read: () => string | null): string | null => useTick(read);
