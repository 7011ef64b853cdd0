import type { Locator } from '@playwright/test';

export interface ScrollRun {
  /** Times between frames during the run, ms. */
  readonly frames: number[];
  /** Highest number of elements in the document at once. */
  readonly nodes: number;
}

interface Wheel {
  readonly ms: number;
  /** px per ms, upwards when negative. */
  readonly speed: number;
}

/** Scrolls an element at constant speed and records how the page keeps up. */
export function scrollEvenly(scroller: Locator, wheel: Wheel): Promise<ScrollRun> {
  return scroller.evaluate(
    (element, { ms, speed }) =>
      new Promise<{ frames: number[]; nodes: number }>((resolve) => {
        const frames: number[] = [];
        let nodes = 0;
        let before = performance.now();
        const end = before + ms;
        const move = () => {
          const now = performance.now();
          frames.push(now - before);
          nodes = Math.max(nodes, document.querySelectorAll('*').length);
          element.scrollTop += speed * (now - before);
          before = now;
          if (now < end) requestAnimationFrame(move);
          else resolve({ frames: frames.slice(1), nodes });
        };
        requestAnimationFrame(move);
      }),
    wheel,
  );
}

/**
 * Scrolls to the top of the open conversation repeatedly and resolves with the largest movement of the message being read while an
 * older page loaded above it, px.
 */
export function readAtTop(log: Locator, pages: number): Promise<number> {
  return log.evaluate(async (scroller, count) => {
    const LONGEST_LOAD_FRAMES = 30;
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'position: fixed; height: 0; width: 0';
    let resolveFrame = () => {};
    // Resize observers run in creation order, last before painting: after this one, the layout is final.
    new ResizeObserver(() => resolveFrame()).observe(probe);
    const painted = () =>
      new Promise<void>((resolve) => {
        resolveFrame = resolve;
        requestAnimationFrame(() => (probe.style.width = probe.style.width === '1px' ? '0' : '1px'));
      });
    const rows = () => [...scroller.querySelectorAll<HTMLElement>('[data-message]')];
    const topOf = (row: HTMLElement) => row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const settle = async (frames: number, look: () => void) => {
      for (let left = frames; left > 0; left -= 1) {
        await painted();
        look();
      }
    };

    let farthest = 0;
    for (let page = 0; page < count; page += 1) {
      // New rows must be measured first; the next page loads within 50 px of the top.
      scroller.scrollTop = 60;
      await settle(60, () => {});
      scroller.scrollTop = 40;
      await painted();
      const read = rows().find((row) => topOf(row) >= 0)!;
      const [id, place, height] = [read.dataset.message, topOf(read), scroller.scrollHeight];
      const look = () => {
        const now = rows().find((row) => row.dataset.message === id);
        if (now) farthest = Math.max(farthest, Math.abs(topOf(now) - place));
      };
      // Loaded rows render before the older page arrives; they must not move the message either.
      for (let frames = 0; frames < LONGEST_LOAD_FRAMES && scroller.scrollHeight === height; frames += 1) {
        await painted();
        look();
      }
      await settle(60, look);
    }
    probe.remove();
    return farthest;
  }, pages);
}
