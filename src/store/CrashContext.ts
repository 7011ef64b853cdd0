import { createContext } from 'react';

/** Has a screen around failed while it was rendered? Set before the effects of its parts end. */
export const CrashContext = createContext<{ readonly isCrashed: boolean }>({ isCrashed: false });
