/** Puts the cursor into the search's field once that stands. */
export const focusSearch = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-ticket-search]')?.focus());
};
