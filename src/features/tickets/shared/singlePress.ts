/**
 * For shortcuts that accept, resolve or reopen a ticket: ignores the repeats of a key that is held, since by then they may be meant
 * for the next ticket.
 */
export const singlePress =
  (run: () => void) =>
  ({ repeat }: KeyboardEvent): void => {
    if (!repeat) run();
  };
