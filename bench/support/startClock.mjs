/** Loaded into the main process just before the app: records when the process started and when the app created its window. */
import { performance } from 'node:perf_hooks';
import { BrowserWindow } from 'electron';

const clock = { began: 0, asked: null };
globalThis.balcaoStart = clock;

const { loadURL } = BrowserWindow.prototype;
BrowserWindow.prototype.loadURL = function timed(...args) {
  clock.asked ??= performance.now();
  return loadURL.apply(this, args);
};
clock.began = performance.now();
