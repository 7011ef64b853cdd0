import { useEffect, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { Ticket } from '@/protocol/records/tickets';

const HANDLE = '[data-handle]';

/** Brings a card that was moved without a pointer into view in its new lane, and the focus with it. */
export const useFocusLanded = (
  list: RefObject<VirtuosoHandle | null>,
  cards: readonly Ticket[],
  landedId: number | null,
  onLanded: () => void,
): void => {
  const place = landedId === null ? -1 : cards.findIndex(({ id }) => id === landedId);
  useEffect(() => {
    if (place === -1) return undefined;
    list.current?.scrollIntoView({ index: place });
    // The list draws the card in one of the next frames.
    let frame = 0;
    let tries = 0;
    const look = (): void => {
      const handle = document.querySelector<HTMLElement>(`[data-card="${landedId}"] ${HANDLE}`);
      tries += 1;
      if (handle && tries > 1) handle.focus({ preventScroll: true });
      if ((handle && tries > 1) || tries > 30) onLanded();
      else frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [list, place, landedId, onLanded]);
};
