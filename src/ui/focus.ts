import { flushSync } from 'react-dom';
import { useLayoutEffect, type RefObject, useEffect, useState } from 'react';

/** Input after which the user has moved on. */
const STEPS = ['keydown', 'pointerdown'] as const;

/** Frames in which the result of a change is looked for. */
const FRAMES = 30;

/**
 * Makes a change and moves the focus to its result. The change is rendered at once: outside of a page event React would render it
 * later, on a busy computer even after the user's next key.
 */
export const focusAfter = (change: () => void, find: () => HTMLElement | null | undefined): void => {
  flushSync(change);
  find()?.focus({ preventScroll: true });
  // Focus again in the next frame, since a closing layer may move the focus back; not once the user has moved on.
  const leave = (): void => {
    cancelAnimationFrame(frame);
    for (const step of STEPS) window.removeEventListener(step, leave, true);
  };
  // The page of another address may come some frames later.
  let left = FRAMES;
  const again = (): void => {
    left -= 1;
    const target = find();
    target?.focus({ preventScroll: true });
    if (target || left === 0) leave();
    else frame = requestAnimationFrame(again);
  };
  let frame = requestAnimationFrame(again);
  for (const step of STEPS) window.addEventListener(step, leave, true);
};

/** Moves the focus to `target` when the focused control is disabled: otherwise the focus and keyboard input would be lost. */
export const useFocusFallback = (target: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    if (document.activeElement?.matches(':disabled')) target.current?.focus({ preventScroll: true });
  });
};

/**
 * A button that is disabled while its work runs gives up the focus. When it is enabled again, returns the focus to it, unless the
 * user has moved on. Mounted once, for the whole window.
 */
export const useFocusAfterWork = (): void => {
  useEffect(() => {
    let working: HTMLElement | null = null;
    // The browser takes the focus away in the next frame, so when the change is observed the element still has it.
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement)) continue;
        if (target.matches(':disabled')) {
          if (target === document.activeElement) working = target;
        } else if (target === working) {
          working = null;
          if (isFocusLost()) target.focus({ preventScroll: true });
        }
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, []);
};

const CONTROL = ':is(a[href], button:enabled, input:enabled, [tabindex="0"])';

/** Focuses the first control of an area, unless something in it has the focus. */
export const focusFirstControl = (area: HTMLElement | null): void => {
  if (area?.contains(document.activeElement)) return;
  area?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
};

/** Content without a control of its own, as numbers, that takes the focus where it comes in place of a failure. */
export const LANDING = { tabIndex: -1, 'data-landing': '' };

const LANDINGS = '[data-landing]';

/** Everything around an element on its page, the nearest first. */
const surroundings = (element: Element | null): readonly Element[] => {
  const around: Element[] = [];
  for (let one = element?.parentElement; one && !one.matches('main, body'); one = one.parentElement) around.push(one);
  return around;
};

/**
 * On unmount, returns the focus to where it was on mount. Where that is gone, as the button of an empty list is once it has a record,
 * the focus goes to the first control of what is left around it.
 */
export const useReturnFocus = (): void => {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // If this dialog replaced another one, its opener is gone; the focus is already back at the opener of the first dialog.
    const home = opener?.isConnected ? opener : document.activeElement;
    const around = surroundings(home);
    return () => {
      const left = home?.isConnected ? home : around.find((one) => one.isConnected)?.querySelector(CONTROL);
      if (left instanceof HTMLElement) left.focus({ preventScroll: true });
    };
  }, [opener]);
};

/**
 * Begins work after which the pressed button is gone, as that of a failure is while its list is read again. The focus goes to the first
 * control or landing that comes in its place, whatever the outcome is, unless the user has moved on.
 */
export const focusWhatComes = (pressed: HTMLElement, begin: () => void): void => {
  const around = surroundings(pressed);
  const known = new Set(document.querySelectorAll(CONTROL));
  const look = (): void => {
    if (document.activeElement === pressed) return;
    const place = around.find((one) => one.isConnected);
    for (const one of place?.querySelectorAll<HTMLElement>(`${CONTROL}, ${LANDINGS}`) ?? []) {
      const isStop = one.tabIndex !== -1 || one.matches(LANDINGS);
      // Hidden ones take no focus, so that the next one gets it.
      if (isFocusLost() && !known.has(one) && isStop) one.focus({ preventScroll: true });
    }
    if (!place || !isFocusLost()) leave();
  };
  const observer = new MutationObserver(look);
  const leave = (): void => {
    observer.disconnect();
    for (const step of STEPS) window.removeEventListener(step, leave, true);
  };
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-landing'] });
  for (const step of STEPS) window.addEventListener(step, leave, true);
  begin();
};

const FIELDS = 'input:enabled:not([aria-hidden="true"], [type="file"]), textarea:enabled, select:enabled';

/** Of a group of choices, the chosen one: the Tab key stops there, too. */
const firstFieldIn = (area: HTMLElement): HTMLElement | null => {
  const first = area.querySelector<HTMLElement>(FIELDS);
  const chosen = first?.matches('[type="radio"]')
    ? first.closest('[role="radiogroup"]')?.querySelector<HTMLElement>(':checked')
    : null;
  return chosen ?? first;
};

/** Once `ready`, the first field within `frame` gets the focus, unless one of them has it already. */
export const useFirstField = (frame: RefObject<HTMLElement | null>, ready = true): void => {
  useEffect(() => {
    if (!ready) return undefined;
    // A dialog is first rendered hidden, and hidden elements take no focus.
    const request = requestAnimationFrame(() => {
      const area = frame.current;
      if (area?.contains(document.activeElement)) return;
      if (area) firstFieldIn(area)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(request);
  }, [frame, ready]);
};

/** Is the focus lost? The focused element is gone, or in a menu, a popover or a dialog that is closing, or only the page as a whole has it. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches('main') ||
    activeElement.closest('.ant-dropdown, .ant-popover, .ant-zoom-leave') !== null
  );
};

/** A ref: scrolls a message into view when it appears, since in a low window it may be below the visible part of its dialog. */
export const bringIntoView = (message: HTMLElement | null): void => message?.scrollIntoView({ block: 'nearest' });
