import { useEffect, useRef } from 'react';
import { selectOutboxOfTicket } from '@/entities/outbox/outboxSelectors';
import { discardOutbox } from '@/entities/outbox/outboxThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

interface Returned {
  readonly id: string;
  readonly body: string;
}

interface ReturnedText {
  /** What is sent now takes the place of the refused text it was made from. */
  readonly replaceReturned: () => void;
}

/**
 * A refused text returns to the empty input and stays marked in the conversation. Sending it from either place removes it
 * from the other, so that it is not sent twice.
 */
export const useReturnedText = (place: number, text: string, change: (text: string) => void): ReturnedText => {
  const dispatch = useAppDispatch();
  const failed = useAppSelector((state) => selectOutboxOfTicket(state, place)).filter(
    ({ state }) => state === 'failed',
  );
  const returned = useRef<Returned | null>(null);
  // Refused before this box was there: those words stay in the conversation.
  const known = useRef(new Set(failed.map(({ id }) => id)));
  useEffect(() => {
    const { current } = returned;
    if (current && !failed.some(({ id }) => id === current.id)) {
      returned.current = null;
      if (text === current.body) change('');
      return;
    }
    // A user who empties the box wants to write something else.
    if (current && text === '') returned.current = null;
    const fresh = failed.find(({ id }) => !known.current.has(id));
    known.current = new Set(failed.map(({ id }) => id));
    if (!fresh || text !== '') return;
    returned.current = fresh;
    change(fresh.body);
  });
  return {
    replaceReturned: () => {
      const { current } = returned;
      if (!current) return;
      returned.current = null;
      void dispatch(discardOutbox(current.id));
    },
  };
};
