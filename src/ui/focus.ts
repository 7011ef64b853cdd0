import { flushSync } from 'react-dom';
import { useLayoutEffect, type RefObject, useEffect, useState } from 'react';

/** What a person goes on with. */
const STEPS = ['keydown', 'pointerdown'] as const;

/**
 * Makes a change and moves the focus to what it brings. The change is rendered at once: outside of an event of the page React
 * would render it some time later, on a busy computer after the person's next key.
 */
export const focusAfter = (change: () => void, find: () => HTMLElement | null | undefined): void => {
  flushSync(change);
  const focus = (): void => find()?.focus({ preventScroll: true });
  focus();
  // Again in the next frame, since what closes meanwhile gives the focus back somewhere else; not once the person has gone on.
  const leave = (): void => {
    cancelAnimationFrame(frame);
    for (const step of STEPS) window.removeEventListener(step, leave, true);
  };
  const frame = requestAnimationFrame(() => {
    leave();
    focus();
  });
  for (const step of STEPS) window.addEventListener(step, leave, true);
};

/** A control that is disabled while it has the focus would lose it to nothing, and the keys with it: `target` gets it. */
export const useFocusFallback = (target: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    if (document.activeElement?.matches(':disabled')) target.current?.focus({ preventScroll: true });
  });
};

/** When the component goes away, the focus returns to where it was when it came. */
export const useReturnFocus = (): void => {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // Where one dialog takes the place of another, a button in the first opened this one: the focus is back at what opened that.
    const home = opener?.isConnected ? opener : document.activeElement;
    return () => {
      if (home instanceof HTMLElement) home.focus({ preventScroll: true });
    };
  }, [opener]);
};

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

/** Nothing has the focus any more: what had it is gone, or is in a menu or popover that closes. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest('.ant-dropdown, .ant-popover') !== null
  );
};
