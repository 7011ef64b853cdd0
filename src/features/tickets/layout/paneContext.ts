import { createContext, useContext } from 'react';

/** The place of one conversation on the ticket screen. */
export interface PaneControl {
  /** Another conversation stands beside it. */
  readonly paired: boolean;
  /** Shortcuts act on it. */
  readonly focused: boolean;
  /** The same at this moment, for what runs later. Always the same function. */
  readonly isFocused: () => boolean;
  readonly close: () => void;
}

const PaneContext = createContext<PaneControl | null>(null);

export const PaneProvider = PaneContext.Provider;

const ONLY: PaneControl = { paired: false, focused: true, isFocused: () => true, close: () => {} };

/** Outside the ticket screen a conversation has nothing beside it. */
export const usePane = (): PaneControl => useContext(PaneContext) ?? ONLY;
