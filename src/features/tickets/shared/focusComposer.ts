/** Focuses the text box of the visible conversation, or its replacement while it is locked. */
export const focusComposer = (): void =>
  document.querySelector<HTMLElement>('[data-composer]')?.focus({ preventScroll: true });
