const LAYERS = '[aria-modal="true"], [role="menu"], [role="listbox"], .ant-popover';

/** A layer that is fading out takes no keys. */
const isLeaving = (element: Element): boolean => element.closest('[class*="-leave"]') !== null;

/** Not every engine can say; then whatever is in the page counts as shown. */
const isShown = (element: Element): boolean => !isLeaving(element) && (element.checkVisibility?.() ?? true);

/** Is a dialog, a menu or another popup open over the screen? It gets the keys first. */
export const hasOpenLayer = (): boolean => [...document.querySelectorAll(LAYERS)].some(isShown);
