import { LONE_DELETE_MS } from '@/domain/limits';
import { isTransient } from '@/protocol/errors';
import { mayOpenTicket } from '@/domain/conversations/access';
import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import { chatBoxRejoined } from '@/realtime/socketActions';
import { at } from '../../base/idTable';
import type { EntitiesState } from '../../base/state';
import type { EntityDispatch, StartListening } from '../../base/thunk';
import { ticketKept, ticketRemoved } from './ticketActions';
import { refreshTicket } from './ticketThunks';

const isLeaving = ({ tickets }: EntitiesState, id: number): boolean => tickets.leaving[id] === true;

const isChanging = ({ tickets }: EntitiesState, id: number): boolean => tickets.changing[id] === true;

/**
 * Decides about a ticket that left its list and did not come back. Servers send the same lone `delete` for a ticket that stays open
 * while a rating is awaited, so the user's own open tickets are looked up first.
 */
const settleLoneDelete = async (id: number, getState: () => EntitiesState, dispatch: EntityDispatch): Promise<void> => {
  const { session, tickets } = getState();
  const ticket = at(tickets.byId, id);
  const isOwn = ticket?.status === 'open' && ticket.userId === session.user?.id;
  const answer = isOwn ? await dispatch(refreshTicket(id)) : null;
  // A server that is busy or out of reach does not say that the ticket is gone.
  const isThere =
    answer !== null &&
    (refreshTicket.fulfilled.match(answer) ? answer.payload !== null : isTransient(answer.error.status ?? null));
  if (isThere) dispatch(ticketKept({ ticketId: id }));
  else if (isLeaving(getState(), id)) dispatch(ticketRemoved({ ticketId: id }));
};

const isKnown = ({ tickets }: EntitiesState, id: number): boolean => at(tickets.byId, id)?.tags !== undefined;

/** Handles what events only imply: deletions, new tickets, and conversations that became the user's. */
export const registerTicketEventListeners = (start: StartListening): void => {
  /** By ticket: its latest delete that is not decided yet. */
  const latest = new Map<number, symbol>();
  start({
    predicate: bringsEventsOf('ticket'),
    effect: async (action, { dispatch, getState, delay, condition }) => {
      const left = eventsOf(action, 'ticket').flatMap(({ payload }) =>
        payload.action === 'delete' ? [payload.id] : [],
      );
      if (!left.some((id) => isLeaving(getState(), id))) return;
      const own = Symbol('delete');
      for (const id of left) latest.set(id, own);
      await delay(LONE_DELETE_MS);
      const settle = async (id: number): Promise<void> => {
        // The answer to a change made here says more than the delete, which belongs to that change.
        if (isChanging(getState(), id)) await condition((_, now) => !isChanging(now, id));
        // The ticket came back and left again: the later delete decides.
        if (latest.get(id) !== own) return;
        latest.delete(id);
        if (isLeaving(getState(), id)) await settleLoneDelete(id, getState, dispatch);
      };
      await Promise.all(left.map(settle));
    },
  });

  // The first message is the only event of a new ticket, and its ticket lacks owner and tags.
  start({
    predicate: bringsEventsOf('appMessage'),
    effect: async (action, { dispatch, getState }) => {
      const ids = new Set(eventsOf(action, 'appMessage').map(({ payload }) => payload.record.ticketId));
      for (const id of ids) {
        const { session, tickets } = getState();
        const ticket = at(tickets.byId, id);
        if (!ticket || isKnown(getState(), id) || !session.user || !mayOpenTicket(session.user, ticket)) continue;
        await dispatch(refreshTicket(id));
      }
    },
  });

  // Join the chat box again: the server refused it while the ticket was not the user's.
  start({
    predicate: bringsEventsOf('ticket'),
    effect: (action, { dispatch, getState, getOriginalState }) => {
      const me = getState().session.user?.id;
      for (const { payload } of eventsOf(action, 'ticket')) {
        if (payload.action !== 'update' || payload.record.userId !== me) continue;
        const before = at(getOriginalState().tickets.byId, payload.record.id);
        if (before?.userId !== me) dispatch(chatBoxRejoined({ ticketId: payload.record.id }));
      }
    },
  });
};
