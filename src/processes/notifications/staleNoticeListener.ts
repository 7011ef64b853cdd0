import { isAnnouncedTo } from '@/domain/conversations/access';
import { isOwnOpen } from '@/domain/device/notifications';
import type { EntitiesState } from '@/entities/base/state';
import type { StartListening } from '@/entities/base/thunk';
import { at } from '@/entities/base/idTable';
import type { NoticeRecord } from './noticesSlice';
import { withdrawNotice } from './raiseNotice';

/** Is the notice out of date, because the ticket was accepted or is another agent's, or the message was read? */
const isStale = (
  { kind, ticketId, outcome }: NoticeRecord,
  { tickets, reminders, session: { user } }: EntitiesState,
): boolean => {
  if (outcome !== 'shown' || ticketId === null) return false;
  if (kind === 'reminder') return reminders.byTicket[ticketId]?.stage !== 'due';
  const ticket = at(tickets.byId, ticketId);
  if (!ticket || !user) return true;
  if (kind === 'pending' || kind === 'longWait') return !isAnnouncedTo(user, ticket);
  return !isOwnOpen(user, ticket) || (kind === 'message' && ticket.unreadMessages === 0);
};

/**
 * Withdraws notifications that are out of date, so that none opens a ticket another agent has; at the end of a session, all that
 * name a ticket.
 */
export const registerStaleNoticeListener = (start: StartListening): void => {
  start({
    predicate: (_, current, previous) =>
      previous.notices.length > 0 &&
      (current.tickets.byId !== previous.tickets.byId || current.reminders.byTicket !== previous.reminders.byTicket),
    effect: (_, { getState, getOriginalState, extra }) => {
      const before = getOriginalState();
      const after = getState();
      for (const notice of before.notices) {
        if (isStale(notice, after) && !isStale(notice, before)) withdrawNotice(notice, extra);
      }
    },
  });
};
