import type { Locator } from '@playwright/test';

/** Consecutive frames without a change after which a layout counts as final. */
const FRAMES = 10;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of a part once it no longer moves: the effects of a resize, a dialog or a list take some frames. */
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

/** The scroll position of a list once it no longer scrolls and its rows are measured, px from its top. */
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
