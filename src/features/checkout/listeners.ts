import { PAID_REDIRECT_MS } from '@/domain/limits';
import { isPaymentDone } from '@/domain/company/checkout';
import { calendarDay, formatDay } from '@/lib/dates';
import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';
import { dialogClosed } from '@/store/dialogs';
import type { StartAppListening } from '@/store/listening';
import { toastShown } from '@/store/toasts';

/**
 * A payment that was waited for is confirmed: says how long the subscription is valid, and goes home a little later. Nothing happens to colleagues without an open checkout.
 */
export const registerCheckoutListeners = (start: StartAppListening, go: (path: string) => void): void => {
  start({
    predicate: hasServerEvents,
    effect: async (action, { dispatch, getState, delay }) => {
      const isWaiting = () => getState().dialogs.current?.type === 'checkout';
      const paid = eventsOf(action, 'payment').find(({ payload }) => isPaymentDone(payload.action));
      if (!paid || !isWaiting()) return;
      const day = calendarDay(paid.payload.record.dueDate);
      dispatch(
        toastShown({
          kind: 'success',
          ...(day === null
            ? { textKey: 'checkout:renewedUndated' }
            : { textKey: 'checkout:renewed', values: { dueDate: formatDay(day) } }),
        }),
      );
      await delay(PAID_REDIRECT_MS);
      // Whatever was opened meanwhile stays, with what is written in it.
      if (isWaiting()) dispatch(dialogClosed());
      go('/');
    },
  });
};
