import { useCallback, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { isHeldAlike, reopenQueue } from '@/domain/conversations/ticketStatus';
import {
  selectIsAwaitingRating,
  selectIsTicketChanging,
  selectTicket,
} from '@/entities/conversations/tickets/ticketSelectors';
import { dayAndTime } from '@/lib/moments';
import { selectReminder } from '@/entities/conversations/reminders/reminders';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { type ConfirmRequest, useConfirm } from '@/ui/feedback/ConfirmContext';
import { isShownByForm } from './isShownByForm';
import { actionThunks, type TicketAction } from './ticketAction';

interface TicketActionRun {
  /** The last attempt failed without a toast, so the control shows the failure. */
  readonly failed: boolean;
  /** Resolves with `failed` of this attempt. */
  readonly run: (action: TicketAction) => Promise<boolean>;
}

interface TicketActionControl extends TicketActionRun {
  /** A change of this ticket is running, whichever control started it. */
  readonly busy: boolean;
}

/** The actions of one ticket, for what knows by itself whether one is running. */
export const useTicketActionRun = (ticket: Ticket): TicketActionRun => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const confirm = useConfirm();
  const { t } = useTranslation('tickets');
  // The ticket whose action failed: a list row may be given another ticket.
  const [failedId, setFailedId] = useState<number | null>(null);

  const run = useCallback(
    async (action: TicketAction) => {
      setFailedId(null);
      const state = store.getState();
      const reminder = selectReminder(state, ticket.id);
      const { user } = state.session;
      const question = {
        title: t('rating.resolveTitle'),
        message: t('rating.resolveMessage'),
        confirmLabel: t('actions.resolve'),
      };
      // A colleague may take or resolve the ticket while the question is open, which the screen then says.
      const agrees = async (asked: ConfirmRequest): Promise<boolean> => {
        const agreed = await confirm(asked);
        const now = selectTicket(store.getState(), ticket.id);
        return agreed && now !== null && isHeldAlike(now, ticket);
      };
      if (action === 'resolve' && selectIsAwaitingRating(state, ticket.id) && !(await agrees(question))) return false;
      if (action === 'resolve' && reminder !== null) {
        const asked = {
          title: t('reminder.resolveTitle'),
          message: t('reminder.resolveMessage', { moment: dayAndTime(reminder.at) }),
          confirmLabel: t('actions.resolve'),
        };
        if (!(await agrees(asked))) return false;
      }
      const queue = action === 'reopen' && user ? reopenQueue(ticket, user) : null;
      if (queue?.ask) {
        dispatch(dialogOpened({ type: 'reopenQueue', ticketId: ticket.id }));
        return false;
      }
      const answer = await dispatch(actionThunks[action](ticket.id, queue?.queueId ?? null));
      const hasFailed = isShownByForm(answer);
      if (hasFailed) setFailedId(ticket.id);
      return hasFailed;
    },
    [dispatch, store, ticket, confirm, t],
  );
  return { failed: failedId === ticket.id, run };
};

/** Runs the actions of one ticket. The feature's listeners decide what is opened next. */
export const useTicketAction = (ticket: Ticket): TicketActionControl => {
  const busy = useAppSelector((state) => selectIsTicketChanging(state, ticket.id));
  return { busy, ...useTicketActionRun(ticket) };
};
