import type { Page } from '@playwright/test';
import { report } from './report';
import { percentile } from './statistics';

declare global {
  interface Window {
    /** Ends the measurement and returns the times between its frames, ms. */
    benchEndFrames: () => number[];
  }
}

/** The times between the frames of the page while something is done, ms. */
export async function framesDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let before = performance.now();
    let isOver = false;
    const look = () => {
      const now = performance.now();
      frames.push(now - before);
      before = now;
      if (!isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.benchEndFrames = () => {
      isOver = true;
      // The first one began in the middle of a frame.
      return frames.slice(1);
    };
  });
  await work();
  return page.evaluate(() => window.benchEndFrames());
}

/** Budgets are upper limits, so the pace is given as the time between frames: 55 frames a second are 18.2 ms. */
export function reportPace(id: string, what: string, frames: readonly number[]): void {
  const figure = { id, budget: 1_000 / 55, unit: 'ms' };
  const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
  report({ ...figure, what: `between frames while ${what}, mean`, value: mean });
  report({ ...figure, what: `between frames while ${what}, 95th`, value: percentile(frames, 0.95) });
}
