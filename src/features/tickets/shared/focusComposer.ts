/** Prefers the focused conversation, since another one may be open beside it. */
const PLACES = ['[data-focused] [data-composer]', '[data-composer]'];

const WITHOUT_SCROLL: FocusOptions = { preventScroll: true };

/** The text box of the focused conversation, or its replacement while it is locked, within a part of the page. */
export const composerOf = (root: ParentNode | null): HTMLElement | null =>
  PLACES.map((place) => root?.querySelector<HTMLElement>(place)).find(Boolean) ?? null;

export const focusComposer = (): void => composerOf(document)?.focus(WITHOUT_SCROLL);

/** Moves the focus to a conversation on screen: to its text box, else to its first button. */
export const focusPane = (uuid: string): void => {
  const pane = [...document.querySelectorAll<HTMLElement>('[data-pane]')].find(({ dataset }) => dataset.pane === uuid);
  const place = pane?.querySelector<HTMLElement>('[data-composer]') ?? pane?.querySelector<HTMLElement>('button');
  place?.focus(WITHOUT_SCROLL);
};
