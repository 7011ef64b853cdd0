const LAYERS = '[aria-modal="true"], [role="menu"], [role="listbox"], .ant-popover';

/** Is the layer fading out? Then it takes no keys. */
const isLeaving = (element: Element): boolean => element.closest('[class*="-leave"]') !== null;

/** Is the layer visible? Without `checkVisibility` every element in the page counts as visible. */
const isShown = (element: Element): boolean => !isLeaving(element) && (element.checkVisibility?.() ?? true);

/** Is a dialog, a menu or another popup open over the screen? It gets the keys first. */
export const hasOpenLayer = (): boolean => [...document.querySelectorAll(LAYERS)].some(isShown);
