import { flushSync } from 'react-dom';

/**
 * Makes a change and moves the focus to what it brings. The change is rendered at once: outside of an event of the page React
 * would render it some time later, on a busy computer after the frame in which the focus moves.
 */
export const focusAfter = (change: () => void, find: () => HTMLElement | null | undefined): void => {
  flushSync(change);
  // In the next frame: what closes meanwhile may give the focus back somewhere else.
  requestAnimationFrame(() => find()?.focus({ preventScroll: true }));
};
