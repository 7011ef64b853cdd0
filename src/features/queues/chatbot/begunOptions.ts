import { createContext } from 'react';

/** Told +1 when something is written into an option and -1 when it was saved or given up. */
export const BegunOptionsContext = createContext<(change: 1 | -1) => void>(() => {});
