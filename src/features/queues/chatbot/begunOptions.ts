import { createContext } from 'react';

/** Called with +1 when an option gets unsaved text and with -1 when it is saved or discarded. */
export const BegunOptionsContext = createContext<(change: 1 | -1) => void>(() => {});
