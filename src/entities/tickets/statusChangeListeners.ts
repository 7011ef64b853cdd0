import { isAnyOf } from '@reduxjs/toolkit';
import { greetingNames, isGreetingDue } from '@/domain/greeting';
import { sendText } from '../outbox/outboxThunks';
import { selectSetting } from '../session/sessionSelectors';
import type { EntityDispatch, Services, StartListening } from '../thunk';
import { acceptTicket, finishTicket, reopenTicket, returnTicket } from './ticketStatusThunks';
import { refreshTicket } from './ticketThunks';

const changes = [
  { thunk: acceptTicket, status: 'open' },
  { thunk: returnTicket, status: 'pending' },
  { thunk: finishTicket, status: 'closed' },
  { thunk: reopenTicket, status: 'open' },
] as const;

const isChangeStarted = isAnyOf(acceptTicket.pending, returnTicket.pending, finishTicket.pending, reopenTicket.pending);

/** Servers leave removing the tags to the client and tell nobody, so they are read again (TICKET-11). */
const removeTags = async (ticketId: number, dispatch: EntityDispatch, { api, log }: Services): Promise<void> => {
  try {
    await api.tickets.removeTags(ticketId);
  } catch (error) {
    log.warn('Tags not removed', { ticketId, reason: String(error) });
  }
  await dispatch(refreshTicket(ticketId));
};

/** What follows a change of status: tags go (TICKET-11), and the customer of an accepted ticket is greeted (TICKET-03). */
export const registerStatusChangeListeners = (start: StartListening): void => {
  start({
    matcher: isChangeStarted,
    effect: async ({ meta, type }, { getOriginalState, take, dispatch, extra }) => {
      const change = changes.find(({ thunk }) => thunk.pending.type === type);
      // Read before the call: the event of the change may come before its answer.
      const before = getOriginalState().tickets.byId[meta.arg.ticketId]?.status;
      if (!change) return;
      const { fulfilled, rejected } = change.thunk;
      const isEnd = isAnyOf(fulfilled, rejected);
      const [end] = await take((action) => isEnd(action) && action.meta.requestId === meta.requestId);
      if (fulfilled.match(end) && before !== change.status) await removeTags(meta.arg.ticketId, dispatch, extra);
    },
  });

  start({
    actionCreator: acceptTicket.fulfilled,
    effect: ({ payload }, { dispatch, getState, extra }) => {
      const state = getState();
      const { user } = state.session;
      if (!payload || !user || !isGreetingDue(payload, selectSetting(state, 'sendGreetingAccepted'))) return;
      const names = greetingNames(payload.contact?.name, user.name);
      const body =
        names.contact === null
          ? extra.translate('notices:greeting.unnamed', { user: names.user })
          : extra.translate('notices:greeting.named', { contact: names.contact, user: names.user });
      void dispatch(sendText({ ticketId: payload.id, body }));
    },
  });
};
