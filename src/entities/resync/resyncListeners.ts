import { TICKET_VIEWS } from '@/domain/ticketViews';
import { resyncFinished, resyncRequested, socketStateChanged } from '@/realtime/socketActions';
import { loadConnections } from '../connections/connectionThunks';
import { loadMessages } from '../messages/messageThunks';
import { loadQueues } from '../queues/queueThunks';
import { sessionStarted } from '../session/sessionActions';
import type { EntitiesState } from '../state';
import type { EntityDispatch, StartListening } from '../thunk';
import { loadTickets } from '../tickets/ticketThunks';
import { loadUnreadTickets } from '../tickets/unreadThunks';

/** The lists that are followed all the time: badge, tray and notices live on them. */
const LIVE_VIEWS = ['open', 'pending'] as const;

/** Conversations that must be read again: the one on screen, and those with texts whose fate is unknown. */
const conversationsToRead = ({ presence, outbox }: EntitiesState): Set<number> => {
  const ids = Object.values(outbox.byId)
    .filter((entry) => entry.state === 'sending' || entry.state === 'sent')
    .map((entry) => entry.ticketId);
  return new Set(presence.conversation === null ? ids : [presence.conversation, ...ids]);
};

const readShown = (state: EntitiesState, dispatch: EntityDispatch): Promise<unknown> =>
  Promise.allSettled([
    dispatch(loadConnections()),
    dispatch(loadQueues()),
    dispatch(loadUnreadTickets()),
    ...TICKET_VIEWS.filter((view) => state.tickets.views[view].status !== 'idle').map((view) =>
      dispatch(loadTickets({ view, page: 1 })),
    ),
    ...[...conversationsToRead(state)].map((ticketId) => dispatch(loadMessages({ ticketId }))),
  ]);

/** Reads what the session needs from its start, and everything shown again after a gap (OFF-02, C9). */
export const registerResyncListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: (_, { dispatch }) => {
      void dispatch(loadConnections());
      void dispatch(loadUnreadTickets());
      for (const view of LIVE_VIEWS) void dispatch(loadTickets({ view, page: 1 }));
    },
  });

  start({
    actionCreator: resyncRequested,
    effect: async (_, { dispatch, getState, cancelActiveListeners, pause }) => {
      cancelActiveListeners();
      await pause(readShown(getState(), dispatch));
      dispatch(resyncFinished());
    },
  });

  // What happened before the first room was joined came as no event, so the lists are read once more.
  start({
    actionCreator: socketStateChanged,
    effect: async ({ payload }, { dispatch, getState, getOriginalState, condition }) => {
      if (payload.state !== 'online' || getOriginalState().connection.state !== 'connecting') return;
      const isLoading = (state: EntitiesState): boolean =>
        LIVE_VIEWS.some((view) => state.tickets.views[view].status === 'loading');
      if (isLoading(getState())) await condition((_, state) => !isLoading(state));
      for (const view of LIVE_VIEWS) void dispatch(loadTickets({ view, page: 1 }));
    },
  });
};
