import { createContext, useCallback, useContext, useRef } from 'react';

/** Called with +1 when an option gets unsaved text and with -1 when it is saved or discarded. */
export const BegunOptionsContext = createContext<(change: 1 | -1) => void>(() => {});

interface BegunInside {
  /** Has any option inside unsaved text? */
  readonly hasBegun: () => boolean;
  /** The context's value for the options inside; it also passes each change on to the part around this one. */
  readonly note: (change: 1 | -1) => void;
}

/** Counts the options with unsaved text inside a part of the tree, which would be lost with it. */
export const useBegunInside = (): BegunInside => {
  const noteOutside = useContext(BegunOptionsContext);
  const count = useRef(0);
  const note = useCallback(
    (change: 1 | -1) => {
      count.current += change;
      noteOutside(change);
    },
    [noteOutside],
  );
  return { hasBegun: () => count.current > 0, note };
};
