import { isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { placeOfChat } from '@/domain/conversations/chats';
import { TICKET_VIEWS, type TicketViewName } from '@/domain/conversations/ticketViews';
import { backoffDelay } from '@/lib/backoff';
import { isTransient } from '@/protocol/errors';
import { resyncFinished, resyncRequested, socketStateChanged } from '@/realtime/socketActions';
import * as collections from '@/entities/collections';
import { loadConnections } from '@/entities/company/whatsappConnections/connectionThunks';
import type { ThunkFailure } from '@/entities/base/failure';
import { loadBoard } from '@/entities/conversations/kanban/kanbanThunks';
import { readConversation } from '@/entities/conversations/outbox/outboxPlaces';
import { isInFlight } from '@/entities/conversations/outbox/outboxState';
import { watchSession } from '@/entities/base/oneSession';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityDispatch, StartListening } from '@/entities/base/thunk';
import { loadSettings } from '@/entities/session/sessionDetails';
import { loadTickets, loadUnreadTickets, rereadTicket } from '@/entities/conversations/tickets/ticketThunks';
import { LIVE_VIEWS } from './liveViews';
import { registerReturnListener } from './returnListener';
import { registerUnlistedWaiting } from './unlistedWaiting';

const isLive = (view: TicketViewName): boolean => LIVE_VIEWS.some((live) => live === view);

/** The tickets and the internal chat on screen, as places (see `placeOfChat`). */
const conversationsOnScreen = ({ attention: { conversations, chat } }: EntitiesState): readonly number[] =>
  chat === null ? conversations : [...conversations, placeOfChat(chat)];

/** Conversations to read again: those on screen, and those with texts whose outcome is unknown. */
const conversationsToRead = (state: EntitiesState): Set<number> => {
  const { outbox } = state;
  const ids = Object.values(outbox.byId)
    .filter((entry) => isInFlight(entry.state))
    .map((entry) => entry.ticketId);
  return new Set([...conversationsOnScreen(state), ...ids]);
};

/** Tickets to read again: those on screen, and those with texts that wait, which another agent may have taken meanwhile. */
const ticketsToRead = ({ attention, outbox }: EntitiesState): Set<number> => {
  const waiting = Object.values(outbox.byId).filter((entry) => entry.state === 'waiting');
  return new Set([...attention.conversations, ...waiting.map(({ ticketId }) => ticketId)]);
};

interface Reading {
  /** Names what is read, the same at each try. */
  readonly what: string;
  /** Resolves with whether it must be tried again. */
  readonly read: () => Promise<boolean>;
}

/** Did the read fail in a way that says nothing about the record itself? */
const mustReadAgain = (result: UnknownAction): boolean =>
  isRejected(result) && !result.meta.condition && isTransient((result.error as ThunkFailure).status);

/** Reads of everything on screen; a ticket on screen may no longer be in any list. */
const readingsOf = (state: EntitiesState, dispatch: EntityDispatch): Reading[] => {
  const reading = (what: string, read: () => Promise<UnknownAction>): Reading => ({
    what,
    read: async () => mustReadAgain(await read()),
  });
  return [
    reading('connections', () => dispatch(loadConnections())),
    // The greeting at an acceptance follows them.
    reading('settings', () => dispatch(loadSettings())),
    reading('unread tickets', () => dispatch(loadUnreadTickets())),
    ...TICKET_VIEWS.filter((view) => isLive(view) || state.tickets.views[view].status !== 'idle').map((view) =>
      reading(`tickets ${view}`, () => dispatch(loadTickets({ view, page: 1, force: true, keep: true }))),
    ),
    ...(state.kanban.shown ? [reading('board', () => dispatch(loadBoard()))] : []),
    ...Object.entries(collections).flatMap(([name, { reloads }]) =>
      reloads(state).map((reload) => reading(name, () => reload(dispatch))),
    ),
    ...[...conversationsToRead(state)].map((place) =>
      reading(`conversation ${place}`, () => dispatch(readConversation(place, true))),
    ),
    ...[...ticketsToRead(state)].map((id) => reading(`ticket ${id}`, () => dispatch(rereadTicket(id)))),
  ];
};

/** Resolves with the names of what must be read again. */
const failuresOf = async (readings: readonly Reading[]): Promise<Set<string>> => {
  const failed = await Promise.all(readings.map(({ read }) => read()));
  return new Set(readings.filter((_, place) => failed[place]).map(({ what }) => what));
};

/** After this many failed tries a read no longer delays the others and is retried beside them. */
const PATIENT_TRIES = 3;

/** How long after joining the rooms the first calls of the session are over, ms. */
const CHECK_AFTER_MS = 5_000;

/** Reads everything on screen again after a gap. */
export const registerResyncListeners = (start: StartListening): void => {
  registerUnlistedWaiting(start);
  registerReturnListener(start);
  start({
    actionCreator: resyncRequested,
    effect: async (_, { dispatch, getState, cancelActiveListeners, pause, delay }) => {
      cancelActiveListeners();
      const isOver = watchSession(getState);
      let failed: ReadonlySet<string> | null = null;
      for (let tries = 0; failed?.size !== 0; tries += 1) {
        if (tries > 0) await delay(backoffDelay(tries - 1));
        if (getState().socketStatus.state === 'connecting' || isOver()) return;
        // By what is on screen now: another try must not mark a conversation as read that was left, or bring a former search back.
        const left = readingsOf(getState(), dispatch).filter(({ what }) => failed === null || failed.has(what));
        failed = await pause(failuresOf(left));
        if (failed.size === 0 || tries + 1 === PATIENT_TRIES) dispatch(resyncFinished());
      }
    },
  });

  // Changes between the answer to a first read and the joining of its room brought no event.
  start({
    actionCreator: socketStateChanged,
    effect: async ({ payload }, { dispatch, getState, getOriginalState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      const before = getOriginalState();
      const isOver = watchSession(getState, before.session.account);
      if (payload.state !== 'online' || before.socketStatus.state !== 'connecting') return;
      const askedBefore = LIVE_VIEWS.filter((view) => before.tickets.views[view].status !== 'idle');
      const shownBefore = conversationsOnScreen(before);
      if (askedBefore.length === 0 && shownBefore.length === 0) return;
      await delay(CHECK_AFTER_MS);
      if (isOver()) return;
      for (const view of askedBefore) void dispatch(loadTickets({ view, page: 1, keep: true }));
      const shown = conversationsOnScreen(getState());
      for (const place of shownBefore.filter((one) => shown.includes(one)))
        void dispatch(readConversation(place, true));
    },
  });
};
