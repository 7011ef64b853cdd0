/** Leads the keyboard back to the text box of the conversation on screen, or to what stands in its place while it is locked. */
export const focusComposer = (): void =>
  document.querySelector<HTMLElement>('[data-composer]')?.focus({ preventScroll: true });
