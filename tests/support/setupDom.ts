import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { quickenDom } from './quickDom';

quickenDom();
// Drawing a page and fetching its lazy parts take a while on a machine that runs several tests at once.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);

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
