import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { PAID_REDIRECT_MS } from '@/domain/limits';
import { isPaymentDone } from '@/domain/company/checkout';
import { payInvoice } from '@/entities/company/invoices/invoices';
import type { EntityDispatch, Services } from '@/entities/base/thunk';
import { sessionEnded } from '@/entities/session/sessionActions';
import { loadOwnCompany } from '@/entities/session/sessionDetails';
import { calendarDay, formatDay } from '@/lib/dates';
import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { dialogClosed, type DialogRequest } from '@/store/dialogs';
import type { StartAppListening } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { toastShown } from '@/store/toasts';

type Steps = ListenerEffectAPI<RootState, EntityDispatch, Services>;

const isAnswered = isAnyOf(payInvoice.fulfilled, payInvoice.rejected, sessionEnded);

/**
 * A confirmed payment says how long the subscription is valid, and leads home a little later where its code is on screen. A user who
 * closed the code meanwhile, or is filling in a checkout when somebody else pays, reads that it is paid and stays. Colleagues see nothing.
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
  /** Tells of a payment, and leads home where its code is on screen. */
  const tellPaid = async (
    dueDate: string | null | undefined,
    { dispatch, getState, delay, take }: Steps,
  ): Promise<void> => {
    const shown = () => getState().dialogs.current;
    isCharged = false;
    const day = calendarDay(dueDate);
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
  };
  start({
    predicate: bringsEventsOf('payment'),
    effect: async (action, steps) => {
      const paid = eventsOf(action, 'payment').find(({ payload }) => isPaymentDone(payload.action));
      if (!paid || (!isCharged && steps.getState().dialogs.current?.type !== 'checkout')) return;
      await tellPaid(paid.payload.record.dueDate, steps);
    },
  });
  // A confirmation that came during a gap does not come again, but the company's due date tells of it.
  start({
    actionCreator: resyncRequested,
    effect: async (_, steps) => {
      const { company } = steps.getState().session;
      const before = calendarDay(company?.dueDate);
      if (!isCharged || !company || before === null) return;
      const answer = await steps.dispatch(loadOwnCompany(company.id));
      if (!isCharged || !loadOwnCompany.fulfilled.match(answer)) return;
      const now = calendarDay(answer.payload?.dueDate);
      if (now !== null && now > before) await tellPaid(answer.payload?.dueDate, steps);
    },
  });
};
