import { isAnyOf } from '@reduxjs/toolkit';
import { PAID_REDIRECT_MS } from '@/domain/limits';
import { isPaymentDone } from '@/domain/company/checkout';
import { payInvoice } from '@/entities/company/invoices/invoices';
import { sessionEnded } from '@/entities/session/sessionActions';
import { calendarDay, formatDay } from '@/lib/dates';
import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';
import { dialogClosed } from '@/store/dialogs';
import type { StartAppListening } from '@/store/listening';
import { toastShown } from '@/store/toasts';

/**
 * A payment that was waited for is confirmed: says how long the subscription is valid, and goes home a little later. Who closed the
 * code meanwhile is told, and stays where they are. Nothing happens to colleagues.
 */
export const registerCheckoutListeners = (start: StartAppListening, go: (path: string) => void): void => {
  /** A charge was made here, and no payment has been confirmed since. */
  let isCharged = false;
  start({
    matcher: isAnyOf(payInvoice.fulfilled, sessionEnded),
    effect: (action) => {
      isCharged = payInvoice.fulfilled.match(action);
    },
  });
  start({
    predicate: hasServerEvents,
    effect: async (action, { dispatch, getState, delay }) => {
      const isWaiting = () => getState().dialogs.current?.type === 'checkout';
      const paid = eventsOf(action, 'payment').find(({ payload }) => isPaymentDone(payload.action));
      if (!paid) return;
      const wasWaiting = isWaiting();
      if (!wasWaiting && !isCharged) return;
      isCharged = false;
      const day = calendarDay(paid.payload.record.dueDate);
      dispatch(
        toastShown({
          kind: 'success',
          ...(day === null
            ? { textKey: 'checkout:renewedUndated' }
            : { textKey: 'checkout:renewed', values: { dueDate: formatDay(day) } }),
        }),
      );
      if (!wasWaiting) return;
      await delay(PAID_REDIRECT_MS);
      // Whatever was opened meanwhile stays, with what is written in it.
      if (isWaiting()) dispatch(dialogClosed());
      go('/');
    },
  });
};
