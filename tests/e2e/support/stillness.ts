import type { Locator } from '@playwright/test';

/** Frames in a row without a change after which a layout counts as final. */
const FRAMES = 10;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a part is once it moves no more: what a resize, a dialog or a list brings about takes some frames. */
export const restingBox = (part: Locator): Promise<Box> =>
  part.evaluate(
    (element, frames) =>
      new Promise<Box>((resolve) => {
        let still = 0;
        let last = '';
        const look = (): void => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = [x, y, width, height].join(' ');
          still = now === last ? still + 1 : 0;
          last = now;
          if (still === frames) resolve({ x, y, width, height });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    FRAMES,
  );

/** How far a list is scrolled once it scrolls no more and its rows have been measured, px from its top. */
export const restingScroll = (scroller: Locator): Promise<number> =>
  scroller.evaluate(
    (element, frames) =>
      new Promise<number>((resolve) => {
        let still = 0;
        let last = '';
        const look = (): void => {
          const now = `${element.scrollTop} ${element.scrollHeight}`;
          still = now === last ? still + 1 : 0;
          last = now;
          if (still === frames) resolve(element.scrollTop);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    FRAMES,
  );
