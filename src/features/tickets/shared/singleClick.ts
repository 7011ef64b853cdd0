import type { MouseEvent } from 'react';

/**
 * For controls that take, end or give away a ticket: the second click of a double click does nothing. The first one may have
 * put another control under the pointer, and a second ticket must not pay for it. A key press counts no clicks and passes.
 */
export const singleClick =
  (run: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) run();
  };
