import { selectUnreadTotals } from '@/entities/conversations/tickets/ticketSelectors';
import type { StartListening } from '@/entities/base/thunk';
import { followPaced } from './followPaced';

/** Updates the numbers of tray, badge and window title whenever they change. */
export const registerUnreadListener = (start: StartListening): void =>
  followPaced(start, {
    read: selectUnreadTotals,
    report: (totals, { desktop }) => desktop.unread.set(totals),
  });
