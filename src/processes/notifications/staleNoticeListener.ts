import type { StartListening } from '@/entities/base/thunk';
import { chats } from '@/entities/conversations/chats/chats';
import { withdrawNotice } from './raiseNotice';
import { turnsStale } from './staleNotices';

/**
 * Withdraws notifications that are out of date, so that none opens a ticket another agent has; at the end of a session all, since
 * they name people.
 */
export const registerStaleNoticeListener = (start: StartListening): void => {
  start({
    predicate: (_, current, previous) =>
      previous.notices.length > 0 &&
      (current.tickets.byId !== previous.tickets.byId ||
        current.reminders.byTicket !== previous.reminders.byTicket ||
        chats.selectTable(current) !== chats.selectTable(previous) ||
        current.session.user !== previous.session.user),
    effect: (_, { getState, getOriginalState, extra }) => {
      const before = getOriginalState();
      const after = getState();
      for (const notice of before.notices) {
        if (turnsStale(notice, before, after)) withdrawNotice(notice, extra);
      }
    },
  });
};
