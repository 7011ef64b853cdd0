import { useEffect, useRef, type RefObject } from 'react';

/** When a conversation closes with the focus inside, the focus goes on in the list instead of getting lost (A11Y-02). */
export const useFocusAfterClosing = (page: RefObject<HTMLElement | null>, uuid: string | undefined): void => {
  const last = useRef(uuid);
  useEffect(() => {
    const closed = last.current !== undefined && uuid === undefined;
    last.current = uuid;
    if (!closed || document.activeElement !== document.body) return;
    page.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true });
  }, [page, uuid]);
};
