import { isPaymentDone } from '@/domain/checkout';
import { eventsOf, hasServerEvents } from '@/realtime/serverEvents';
import type { StartListening } from '../thunk';
import { invoices } from './invoices';

/** A confirmed payment changes an invoice, of which no event tells: those on screen are read again. */
export const registerPaymentListeners = (start: StartListening): void => {
  start({
    predicate: hasServerEvents,
    effect: (action, { dispatch, getState }) => {
      if (!eventsOf(action, 'payment').some(({ payload }) => isPaymentDone(payload.action))) return;
      for (const reload of invoices.reloads(getState())) void reload(dispatch);
    },
  });
};
