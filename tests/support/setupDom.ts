import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { quickenDom } from './quickDom';
import { lazyElementError, quickenReact } from './quickReact';

quickenDom();
quickenReact();
const { setTimeout: later, clearTimeout: never, setImmediate: soon } = globalThis;
const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
/** Turns of the event loop within which an answer of the network is drawn: what a form watches comes one later, its drawing too. */
const TURNS = 5;
const drawing = async (): Promise<void> => {
  await new Promise((resolve) => later(resolve, 0));
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => soon(resolve));
};

configure({
  // Drawing a page and fetching its lazy parts take a while on a machine that runs several tests at once.
  asyncUtilTimeout: 60_000,
  getElementError: lazyElementError,
  /**
   * Around each wait and each action of a person. Testing Library's own ends one timer later, which may come before or after
   * what React planned meanwhile, by the load of the machine. This one ends when that is drawn.
   */
  asyncWrapper: async (run) => {
    const before = acting.IS_REACT_ACT_ENVIRONMENT;
    acting.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      let result = await run();
      await drawing();
      // What was found may have been replaced by then: it is looked for again.
      while ([result].flat().some((found) => found instanceof Element && !found.isConnected)) {
        result = await run();
        await drawing();
      }
      return result;
    } finally {
      acting.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
});
afterEach(cleanup);
// Test files share loaded modules: a fake clock left installed would stop the next file's.
afterEach(() => void vi.useRealTimers());

// jsdom draws frames by `setInterval`. A test that fakes it stops them for good, in the files after it too.
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
