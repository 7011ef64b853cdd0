import { createContext } from 'react';

/** Whether shortcuts act on this part of the screen: of two similar parts side by side, only the focused one. */
export const ShortcutScope = createContext(true);
