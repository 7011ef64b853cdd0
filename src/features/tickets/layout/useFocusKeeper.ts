import { useEffect, type RefObject } from 'react';
import { hasOpenLayer } from '@/ui/shortcuts/openLayer';
import { composerOf } from '../shared/focusComposer';

/** Where the focus moves if there is no text box, best place first: the list row that Tab reaches, the list's tab. */
const PLACES = ['[data-row][tabindex="0"]', '[role="tab"][aria-selected="true"]'];

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Keyboard users never lose their place: when the focused element disappears or is disabled, the focus moves to the text box
 * of the conversation or to the list. A click on empty space removes the focus on purpose and is left alone.
 */
export const useFocusKeeper = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const keep = () => {
      const active = document.activeElement;
      // Browsers take the focus from a disabled element only later, when nothing changes any more.
      const isLost = active === null || active === document.body || active.matches(':disabled');
      if (!isLost || last === null || last === document.body || !isGone(last) || hasOpenLayer()) return;
      // A panel of the top bar would close if the focus left it, and with it the outcome of what was pressed.
      const panel = last.closest<HTMLElement>('[role="dialog"]');
      const row = last.closest('li')?.querySelector<HTMLElement>('[data-row]');
      const list = () => PLACES.map((one) => page.current?.querySelector<HTMLElement>(one)).find(Boolean);
      // A row that is gone as a whole leaves the focus to another row, not to a text box in which Enter would send.
      const free = row?.isConnected === false ? list() : (row ?? composerOf(page.current) ?? list());
      const place = panel?.isConnected ? panel : free;
      // Show the focus ring even after a shortcut with Ctrl, which browsers do not count as keyboard navigation.
      place?.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [page]);
};
