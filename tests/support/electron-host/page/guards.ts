import type { CallDriver } from './messages';

const newWindowLink = (event: MouseEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target=_blank]') : null;

/** New windows are asked of the app (`setWindowOpenHandler`) instead of being opened by Chromium. */
export const guardNewWindows = (call: CallDriver): void => {
  window.open = (url) => {
    void call({ kind: 'open', url: new URL(String(url ?? 'about:blank'), location.href).href });
    return null;
  };
  window.addEventListener('click', (event) => {
    const link = newWindowLink(event);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    void call({ kind: 'open', url: link.href });
  });
};

/** Leaving for another origin is asked of the app (`will-navigate`); the driver navigates when it may. */
export const guardNavigation = (call: CallDriver): void => {
  navigation.addEventListener('navigate', (event) => {
    const { url, sameDocument } = event.destination;
    if (!event.cancelable || sameDocument || new URL(url).origin === location.origin) return;
    event.preventDefault();
    void call({ kind: 'navigate', url });
  });
};

/** The window's title follows the document's. */
export const reportTitle = (call: CallDriver): void => {
  let last = '';
  const report = (): void => {
    if (document.title === last) return;
    last = document.title;
    void call({ kind: 'title', title: last });
  };
  document.addEventListener('DOMContentLoaded', () => {
    report();
    new MutationObserver(report).observe(document.head, { subtree: true, childList: true, characterData: true });
  });
};
