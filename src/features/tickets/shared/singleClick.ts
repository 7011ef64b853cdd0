import type { MouseEvent } from 'react';

/**
 * For controls that accept, resolve or transfer a ticket: ignores the second click of a double click. The first one may have put
 * another ticket's control under the pointer. Key presses have a click count of 0 and pass.
 */
export const singleClick =
  (run: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) run();
  };
