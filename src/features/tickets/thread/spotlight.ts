import { createContext, useContext } from 'react';

/** A message to be brought into view; a new object for each wish, so that the same message can be wished for again. */
export interface JumpTarget {
  readonly messageId: string;
}

/** What the reader is led to at the moment. */
export interface Spotlight {
  /** Scrolled to, and marked for as long as it is set. */
  readonly target: JumpTarget | null;
  /** The words searched for, folded; empty while nothing is searched. */
  readonly needle: string;
}

const SpotlightContext = createContext<Spotlight>({ target: null, needle: '' });

export const SpotlightProvider = SpotlightContext.Provider;

export const useSpotlight = (): Spotlight => useContext(SpotlightContext);
