import { useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const MENUS = '[data-message] button[aria-haspopup="menu"]';

/** Up and Down go from message to message, beginning with the newest, so that Enter opens its menu. */
export const useMessageKeys = (scroller: HTMLElement | null): void => {
  useEffect(() => {
    if (!scroller) return undefined;
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const menus = [...scroller.querySelectorAll<HTMLElement>(MENUS)];
      const at = menus.indexOf(document.activeElement as HTMLElement);
      const isOnList = document.activeElement === scroller;
      if (at === -1 && !isOnList) return;
      const next = at === -1 ? menus.at(-1) : menus[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    scroller.addEventListener('keydown', move);
    return () => scroller.removeEventListener('keydown', move);
  }, [scroller]);
};
