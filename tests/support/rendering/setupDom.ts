import './productionReact';
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { quickenDom } from './quickDom';
import { lazyElementError, leaveOutRoles, quickenReact } from './quickReact';
import { quickenSelectors } from './quickSelectors';

quickenDom();
quickenSelectors();
quickenReact();
const { setTimeout: later, clearTimeout: never, setImmediate: soon } = globalThis;
/** Turns of the event loop until an answer is rendered: a form's watched values come one turn later, their render another. */
const TURNS = 5;
const drawing = async (): Promise<void> => {
  await new Promise((resolve) => later(resolve, 0));
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => soon(resolve));
};

configure({
  // Rendering a page and loading its lazy parts is slow on a machine that runs several tests at once.
  asyncUtilTimeout: 60_000,
  getElementError: lazyElementError,
  /**
   * Wraps each wait and user action. Testing Library's own wrapper ends one timer later, which may be before or after React's pending
   * work, depending on the machine's load. This one ends when that work is rendered.
   */
  asyncWrapper: async (run) => {
    let result = await run();
    await drawing();
    // The found element may have been replaced meanwhile, so search again.
    while ([result].flat().some((found) => found instanceof Element && !found.isConnected)) {
      result = await run();
      await drawing();
    }
    return result;
  },
});
leaveOutRoles();
afterEach(cleanup);
// Test files share loaded modules: a fake clock left installed would stop the next file's.
afterEach(() => void vi.useRealTimers());

// The size of jsdom's window, px: test files share it, and some change it.
Object.assign(window, { innerWidth: 1_024, innerHeight: 768 });

// jsdom runs frames with `setInterval`. A test that fakes it would stop them for good, also in later files.
const FRAME_MS = 1_000 / 60;
globalThis.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), FRAME_MS));
globalThis.cancelAnimationFrame = (handle) => never(handle);

// jsdom lacks all three; components only need them to exist.
Element.prototype.scrollIntoView ??= () => {};
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
globalThis.matchMedia ??= (media: string): MediaQueryList =>
  ({
    matches: false,
    media,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) as MediaQueryList;
