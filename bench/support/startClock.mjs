/** Loaded into the main process just before the app: records this moment, and when the app first loads its page. */
import { performance } from 'node:perf_hooks';
import { BrowserWindow } from 'electron';

const clock = { began: 0, loading: null };
globalThis.balcaoStart = clock;

const { loadURL } = BrowserWindow.prototype;
BrowserWindow.prototype.loadURL = function timed(...args) {
  clock.loading ??= performance.now();
  return loadURL.apply(this, args);
};
clock.began = performance.now();
