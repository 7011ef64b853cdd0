import type { Locator } from '@playwright/test';

interface Reading {
  /** Largest distance of the message being read from its first place, px. */
  readonly moved: number;
  /** Highest number of messages in the document at a time. */
  readonly rows: number;
}

declare global {
  interface Window {
    stopReading?: () => Reading;
  }
}

/**
 * From now on, records in each frame where the message being read is on screen: the first one that begins 100 px or more below the
 * upper edge of the conversation. A message that leaves the document counts as moved. Answers what ends it and resolves with the result.
 */
export const watchReading = async (log: Locator): Promise<() => Promise<Reading>> => {
  await log.evaluate((scroller) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const articles = () => [...scroller.querySelectorAll('article')];
    const read = articles().find((article) => topOf(article) >= topOf(scroller) + 100)!;
    const first = topOf(read);
    let [moved, rows] = [0, 0];
    const look = () => {
      moved = Math.max(moved, read.isConnected ? Math.abs(topOf(read) - first) : Number.POSITIVE_INFINITY);
      rows = Math.max(rows, articles().length);
    };
    let frame = 0;
    const eachFrame = () => {
      look();
      frame = requestAnimationFrame(eachFrame);
    };
    eachFrame();
    window.stopReading = () => {
      cancelAnimationFrame(frame);
      look();
      return { moved, rows };
    };
  });
  return () => log.evaluate(() => window.stopReading!());
};
