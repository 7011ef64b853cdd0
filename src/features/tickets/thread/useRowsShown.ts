import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const isShown = (list: HTMLElement): boolean => list.childElementCount > 0 && list.style.visibility !== 'hidden';

/**
 * True once the virtual list shows its rows. It keeps them hidden until it has found its place, a quarter of a second after
 * it appeared, and says so in no other way.
 */
export const useRowsShown = (scroller: HTMLElement | null): boolean => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const list = scroller?.querySelector<HTMLElement>('[data-testid="virtuoso-item-list"]');
    if (!list || shown) return undefined;
    const look = () => {
      // At once: no frame may show the rows twice.
      if (isShown(list)) flushSync(() => setShown(true));
    };
    const observer = new MutationObserver(look);
    observer.observe(list, { childList: true, attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [scroller, shown]);
  return shown;
};
