import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { quickenDom } from './quickDom';
import { lazyElementError, quickenReact } from './quickReact';

quickenDom();
quickenReact();
// Drawing a page and fetching its lazy parts take a while on a machine that runs several tests at once.
configure({ asyncUtilTimeout: 60_000, getElementError: lazyElementError });
afterEach(cleanup);
// Files share what is loaded: a clock left standing would stop the next one's.
afterEach(() => void vi.useRealTimers());

// jsdom draws frames by `setInterval`. A test that fakes it stops them for good, in the files after it too.
const { setTimeout: later, clearTimeout: never } = globalThis;
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
