import { useEffect, useRef } from 'react';
import { mayOpenTicket } from '@/domain/conversations/access';
import { at } from '@/entities/base/idTable';
import { createAppThunk } from '@/entities/base/thunk';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { isPresent } from '@/lib/isPresent';
import { useAppDispatch } from '@/store/hooks';

/** Adds the queue of a waiting ticket to the chosen queues; does nothing where its list shows the ticket anyway. */
const chooseQueueOf = createAppThunk<void, number>(
  'tickets/chooseQueueOf',
  async (ticketId, { dispatch, getState }) => {
    const ticket = at(getState().tickets.byId, ticketId) ?? (await dispatch(refreshTicket(ticketId)).unwrap());
    const { session, tickets } = getState();
    const { queueIds } = tickets.filter;
    if (queueIds === null || ticket?.status !== 'pending' || !session.user) return;
    if (!isPresent(ticket.queueId) || queueIds.includes(ticket.queueId) || !mayOpenTicket(session.user, ticket)) return;
    dispatch(ticketFilterChanged({ queueIds: [...queueIds, ticket.queueId] }));
  },
  { silent: true },
);

/** The queues the user chose must not hide the ticket the user is led to. `led` counts how often that happened. */
export const useLedQueue = (highlightedId: number | null, led: number): void => {
  const dispatch = useAppDispatch();
  const done = useRef<number | null>(null);
  useEffect(() => {
    if (highlightedId === null || done.current === led) return;
    done.current = led;
    void dispatch(chooseQueueOf(highlightedId));
  }, [dispatch, highlightedId, led]);
};
