import { isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import type { TicketStatus } from '@/protocol/records/tickets';
import { greetingNames, isGreetingDue } from '@/domain/conversations/messageText';
import { sendText } from '@/entities/conversations/outbox/outboxThunks';
import { loadSettings } from '@/entities/session/sessionDetails';
import { selectSetting } from '@/entities/session/sessionSelectors';
import { watchSession } from '@/entities/base/oneSession';
import { createAppThunk, type StartListening } from '@/entities/base/thunk';
import {
  acceptTicket,
  resolveTicket,
  returnTicket,
  STATUS_CHANGES,
  transferTicket,
} from '@/entities/conversations/tickets/ticketStatusThunks';
import { inTagOrder } from '@/entities/conversations/tickets/ticketTags';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { at } from '@/entities/base/idTable';

const isChangeStarted = isPending(...STATUS_CHANGES);
const isChangeEnded = isAnyOf(isFulfilled(...STATUS_CHANGES), isRejected(...STATUS_CHANGES));

/** The status a change asks for. */
const meantStatus = (change: ReturnType<typeof acceptTicket.pending | typeof transferTicket.pending>): TicketStatus => {
  if (transferTicket.pending.match(change)) return change.meta.arg.target.userId === null ? 'pending' : 'open';
  if (returnTicket.pending.match(change)) return 'pending';
  return resolveTicket.pending.match(change) ? 'closed' : 'open';
};

/** Has a ticket's tags removed. Servers leave this to the client and send no event, so the ticket is read again. */
const removeTags = createAppThunk<void, number>(
  'statusChanges/removeTags',
  async (ticketId, { dispatch, extra: { api, log } }) => {
    try {
      await inTagOrder(ticketId, () => api.tickets.removeTags(ticketId));
    } catch (error) {
      log.warn('Tags not removed', { ticketId, reason: String(error) });
    }
    await dispatch(refreshTicket(ticketId));
  },
  { silent: true },
);

/** After a change of status: removes tags, and greets the customer of an accepted ticket. */
export const registerStatusChangeListeners = (start: StartListening): void => {
  start({
    matcher: isChangeStarted,
    effect: async (change, { getOriginalState, take, dispatch }) => {
      const { ticketId } = change.meta.arg;
      // The state before the call: the event of the change may come before its answer.
      const before = at(getOriginalState().tickets.byId, ticketId)?.status;
      const { requestId } = change.meta;
      const [end] = await take((action) => isChangeEnded(action) && action.meta.requestId === requestId);
      if (isFulfilled(end) && before !== meantStatus(change)) await dispatch(removeTags(ticketId));
    },
  });

  start({
    actionCreator: acceptTicket.fulfilled,
    effect: async ({ payload }, { dispatch, getState, extra }) => {
      const isOver = watchSession(getState);
      // After a restart they come later than the first list, and not at all if that call failed.
      if (!getState().session.settingsKnown) await dispatch(loadSettings());
      const state = getState();
      const { user } = state.session;
      if (!payload || !user || isOver()) return;
      if (!isGreetingDue(payload, selectSetting(state, 'sendGreetingAccepted'))) return;
      const names = greetingNames(payload.contact?.name, user.name);
      const body =
        names.contact === null
          ? extra.translate('notices:greeting.unnamed', { user: names.user })
          : extra.translate('notices:greeting.named', { contact: names.contact, user: names.user });
      void dispatch(sendText({ ticketId: payload.id, body }));
    },
  });
};
