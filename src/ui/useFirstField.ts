import { useEffect, type RefObject } from 'react';

const FIELDS = 'input:enabled:not([aria-hidden="true"], [type="file"]), textarea:enabled, select:enabled';

/** Once `ready`, the first field within `frame` gets the focus, unless one of them has it already. */
export const useFirstField = (frame: RefObject<HTMLElement | null>, ready = true): void => {
  useEffect(() => {
    if (!ready) return undefined;
    // A dialog is rendered hidden first, and what is hidden takes no focus.
    const request = requestAnimationFrame(() => {
      const area = frame.current;
      if (area?.contains(document.activeElement)) return;
      area?.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(request);
  }, [frame, ready]);
};
