import type { Locator } from '@playwright/test';

export interface Ride {
  /** Times between frames while it moved, ms. */
  readonly frames: number[];
  /** Highest number of elements in the document at a time. */
  readonly nodes: number;
}

interface Course {
  readonly ms: number;
  /** px per ms, upwards when negative. */
  readonly speed: number;
}

/** Scrolls an element evenly, like a held wheel, and reports how the page kept up. */
export function ride(scroller: Locator, course: Course): Promise<Ride> {
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
    course,
  );
}

/**
 * Scrolls to the top of the open conversation repeatedly and resolves with the largest movement of the message being read while an
 * older page loaded above it, px.
 */
export function readAtTop(log: Locator, pages: number): Promise<number> {
  return log.evaluate(async (scroller, count) => {
    const PATIENCE = 30;
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'position: fixed; height: 0; width: 0';
    let resolveFrame = () => {};
    // Size observers run in the order of their creation, last before painting: after this one, the layout is final.
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
      // Rows already loaded are rendered first, and some move below.
      for (let frames = 0; frames < PATIENCE && scroller.scrollHeight === height; frames += 1) {
        await painted();
        look();
      }
      await settle(60, look);
    }
    probe.remove();
    return farthest;
  }, pages);
}
