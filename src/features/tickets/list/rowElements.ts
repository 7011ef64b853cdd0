const idOf = (row: Element | null | undefined): number | null => (row ? Number(row.getAttribute('data-row')) : null);

/** Id of the ticket whose row an event hit; null for the row's buttons and outside the rows. */
export const rowIdAt = (target: EventTarget | null): number | null =>
  target instanceof Element ? idOf(target.closest('[data-row]')) : null;

/** Id of the ticket whose row an element belongs to, as its buttons do; null outside the rows. */
export const rowIdAround = (target: EventTarget | null): number | null =>
  target instanceof Element ? idOf(target.closest('li')?.querySelector('[data-row]')) : null;
