/** Focuses the search field once it is mounted. */
export const focusSearch = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-ticket-search]')?.focus());
};
