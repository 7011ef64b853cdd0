import { createContext, useContext } from 'react';

/** A message to scroll to; a new object for each request, so that the same message can be requested again. */
export interface JumpTarget {
  readonly messageId: string;
}

/** The present jump target and search marks of a conversation. */
export interface Spotlight {
  /** Message to scroll to; highlighted while it is set. */
  readonly target: JumpTarget | null;
  /** The words searched for, folded; empty while nothing is searched. */
  readonly needle: string;
}

const SpotlightContext = createContext<Spotlight>({ target: null, needle: '' });

export const SpotlightProvider = SpotlightContext.Provider;

export const useSpotlight = (): Spotlight => useContext(SpotlightContext);
