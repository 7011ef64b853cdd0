import { createContext, useContext } from 'react';

/** The pane of one conversation on the ticket screen. */
export interface PaneControl {
  /** Another conversation is open beside this one. */
  readonly paired: boolean;
  /** Shortcuts act on this conversation. */
  readonly focused: boolean;
  /** Returns the present value of `focused`, for code that runs later. A stable function. */
  readonly isFocused: () => boolean;
  readonly close: () => void;
}

const PaneContext = createContext<PaneControl | null>(null);

export const PaneProvider = PaneContext.Provider;

const ONLY: PaneControl = { paired: false, focused: true, isFocused: () => true, close: () => {} };

/** Outside the ticket screen a conversation has nothing beside it. */
export const usePane = (): PaneControl => useContext(PaneContext) ?? ONLY;
