import { selectUnreadTotals } from '@/entities/tickets/ticketSelectors';
import type { StartListening } from '@/entities/thunk';

/** Updates the numbers of tray, badge and window title whenever they change. */
export const registerUnreadListener = (start: StartListening): void => {
  start({
    predicate: (_, current, previous) => {
      if (current.tickets === previous.tickets && current.session === previous.session) return false;
      const [now, before] = [selectUnreadTotals(current), selectUnreadTotals(previous)];
      return now.messages !== before.messages || now.pending !== before.pending;
    },
    effect: async (_, { getState, extra }) => {
      await extra.desktop.unread.set(selectUnreadTotals(getState()));
    },
  });
};
