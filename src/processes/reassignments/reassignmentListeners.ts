import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { mayOpenTicket } from '@/domain/conversations/access';
import { reassignmentBetween } from '@/domain/conversations/reassignment';
import { ticketName } from '@/domain/conversations/ticketName';
import { holdBack, reasonOf, reasonToHold } from '@/entities/conversations/outbox/standing';
import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityContext, StartListening } from '@/entities/base/thunk';
import { acceptTicket, reopenTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { at } from '@/entities/base/idTable';
import { conversationLost, ticketReassigned } from './reassignments';

const isTakenByMe = isAnyOf(acceptTicket.fulfilled, reopenTicket.fulfilled);

/** Tickets an action may have taken from the user: those of its events, those on screen, and those with texts that wait. */
const concerned = (action: UnknownAction, { attention, outbox }: EntitiesState): Set<number> => {
  const ids = new Set(attention.conversations);
  for (const { ticketId, state } of Object.values(outbox.byId)) if (state === 'waiting') ids.add(ticketId);
  if (hasServerEvents(action))
    for (const { payload } of eventsOf(action, 'ticket')) {
      if (payload.action === 'update') ids.add(payload.record.id);
    }
  return ids;
};

const notice = (id: number, former: EntitiesState, context: EntityContext): void => {
  const { getState, dispatch } = context;
  const current = getState();
  const { user } = current.session;
  const before = at(former.tickets.byId, id);
  const after = at(current.tickets.byId, id);
  // While the user changes the ticket, its events come from that change.
  if (!user || !before || before === after || former.tickets.changing[id] || current.tickets.changing[id]) return;
  const isShown = current.attention.conversations.includes(id);
  const wasMine = before.status === 'open' && before.userId === user.id;
  if (!isShown && !wasMine) return;
  const reassignment = after ? reassignmentBetween(before, after, user.id) : null;
  if (after && reassignment) dispatch(ticketReassigned({ ticketId: id, reassignment }));
  // A server may close a ticket without naming another agent; what still waits must not go to it either.
  else if (after && reasonToHold(before, after, user.id)) void holdBack(context, id, () => 'resolved');
  if (isShown && mayOpenTicket(user, before) && !(after && mayOpenTicket(user, after))) {
    dispatch(conversationLost({ ticketId: id, contactName: ticketName(before), reassignment }));
  }
};

/** Records what other agents do with the user's tickets and with those on screen, whatever brings the news. */
export const registerReassignmentListeners = (start: StartListening): void => {
  start({
    predicate: (action, current, previous) =>
      current.tickets.byId !== previous.tickets.byId && concerned(action, current).size > 0,
    effect: (action, context) => {
      const former = context.getOriginalState();
      for (const id of concerned(action, context.getState())) notice(id, former, context);
    },
  });

  // Unsent texts must not go into another agent's conversation; they stay, to be copied or sent again.
  start({
    actionCreator: ticketReassigned,
    effect: ({ payload: { ticketId, reassignment } }, context) =>
      holdBack(context, ticketId, () => reasonOf(reassignment)),
  });

  // When two agents accept at the same time, the last one wins; the other one sees who has the ticket.
  start({
    matcher: isTakenByMe,
    effect: ({ meta }, { getState, dispatch }) => {
      const { tickets, session } = getState();
      const ticket = at(tickets.byId, meta.arg.ticketId);
      if (!ticket || !session.user) return;
      const meant = { ...ticket, status: 'open', userId: session.user.id };
      const reassignment = reassignmentBetween(meant, ticket, session.user.id);
      if (reassignment) dispatch(ticketReassigned({ ticketId: ticket.id, reassignment }));
    },
  });
};
