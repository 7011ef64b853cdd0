import { useLayoutEffect, type RefObject } from 'react';

/** A control that is disabled while it has the focus would lose it to nothing, and the keys with it: `target` gets it. */
export const useFocusFallback = (target: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    if (document.activeElement?.matches(':disabled')) target.current?.focus({ preventScroll: true });
  });
};
