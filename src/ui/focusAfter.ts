import { flushSync } from 'react-dom';

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
