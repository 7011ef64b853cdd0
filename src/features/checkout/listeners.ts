import { isAnyOf } from '@reduxjs/toolkit';
import { PAID_REDIRECT_MS } from '@/domain/limits';
import { isPaymentDone } from '@/domain/company/checkout';
import { payInvoice } from '@/entities/company/invoices/invoices';
import { sessionEnded } from '@/entities/session/sessionActions';
import { calendarDay, formatDay } from '@/lib/dates';
import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';
import { dialogClosed, type DialogRequest } from '@/store/dialogs';
import type { StartAppListening } from '@/store/listening';
import { toastShown } from '@/store/toasts';

const isAnswered = isAnyOf(payInvoice.fulfilled, payInvoice.rejected, sessionEnded);

/**
 * A confirmed payment says how long the subscription is valid, and leads home a little later where its code is on screen. Who closed
 * the code meanwhile, or is still filling in a checkout when somebody else pays, is told and stays. Nothing happens to colleagues.
 */
export const registerCheckoutListeners = (start: StartAppListening, go: (path: string) => void): void => {
  /** A charge was made here, and no payment has been confirmed since. */
  let isCharged = false;
  /** The dialog that shows the code. */
  let code: DialogRequest | null = null;
  /** The server is being asked for a charge. */
  let isAsking = false;
  start({
    matcher: isAnyOf(payInvoice.pending, isAnswered),
    effect: (action) => {
      isAsking = payInvoice.pending.match(action);
    },
  });
  start({
    matcher: isAnyOf(payInvoice.fulfilled, sessionEnded),
    effect: (action, { getState }) => {
      isCharged = payInvoice.fulfilled.match(action);
      const { current } = getState().dialogs;
      const isOfInvoice =
        payInvoice.fulfilled.match(action) &&
        current?.type === 'checkout' &&
        current.invoiceId === action.meta.arg.invoiceId;
      code = isOfInvoice ? current : null;
    },
  });
  start({
    predicate: hasServerEvents,
    effect: async (action, { dispatch, getState, delay, take }) => {
      const shown = () => getState().dialogs.current;
      const paid = eventsOf(action, 'payment').find(({ payload }) => isPaymentDone(payload.action));
      if (!paid || (!isCharged && shown()?.type !== 'checkout')) return;
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
      // The code of a charge that is being made comes after this.
      if (isAsking) await take(isAnswered);
      const paidCode = shown() === code ? code : null;
      isCharged = false;
      // Providers may confirm a payment more than once, and the second time nobody is to be led away.
      code = null;
      if (!paidCode) return;
      await delay(PAID_REDIRECT_MS);
      // Whatever was opened meanwhile stays, with what is written in it.
      if (shown() === paidCode) dispatch(dialogClosed());
      go('/');
    },
  });
};
