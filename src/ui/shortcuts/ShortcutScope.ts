import { createContext } from 'react';

/** Whether shortcuts act on this part of the screen: of two alike parts side by side, only on the focused one. */
export const ShortcutScope = createContext(true);
