const LAYERS = '[aria-modal="true"], [role="menu"], [role="listbox"], .ant-popover';

/** What only fades away takes no keys any more. */
const isLeaving = (element: Element): boolean => element.closest('[class*="-leave"]') !== null;

/** Not every engine can tell; what is in the page then counts as shown. */
const isShown = (element: Element): boolean => !isLeaving(element) && (element.checkVisibility?.() ?? true);

/** Does a dialog, a menu or another popup lie over the screen? It gets the keys first. */
export const hasOpenLayer = (): boolean => [...document.querySelectorAll(LAYERS)].some(isShown);
