import type { Locator } from '@playwright/test';

export interface Ride {
  /** Time between two frames while it moved, ms. */
  readonly frames: number[];
  /** Most elements the document had at a time. */
  readonly nodes: number;
}

interface Course {
  readonly ms: number;
  /** px for each ms, upwards when negative. */
  readonly speed: number;
}

/** Scrolls an element evenly, as a held wheel does, and tells how the page kept up. */
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
 * Goes to the top of the open conversation again and again and resolves with how far the message that was read moved, at
 * the most, while an older page came in above it, px.
 */
export function readAtTop(log: Locator, pages: number): Promise<number> {
  return log.evaluate(async (scroller, count) => {
    // Posted from inside the frame: runs after that frame was painted, corrections of the list included.
    const frame = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
      );
    const rows = () => [...scroller.querySelectorAll<HTMLElement>('[data-message]')];
    const topOf = (row: HTMLElement) => row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    let farthest = 0;
    for (let page = 0; page < count; page += 1) {
      scroller.scrollTop = 40;
      await frame();
      const read = rows().find((row) => topOf(row) >= 0)!;
      const [id, place] = [read.dataset.message, topOf(read)];
      const first = rows()[0]!.dataset.message;
      const until = performance.now() + 2_000;
      // After the page came, its rows are measured within some frames.
      let settling = 30;
      while (performance.now() < until && settling > 0) {
        await frame();
        const now = rows().find((row) => row.dataset.message === id);
        if (now) farthest = Math.max(farthest, Math.abs(topOf(now) - place));
        if (rows()[0]?.dataset.message !== first) settling -= 1;
      }
    }
    return farthest;
  }, pages);
}
