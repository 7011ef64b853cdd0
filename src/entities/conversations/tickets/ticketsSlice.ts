import { createSlice, isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import { agentOf } from '@/domain/conversations/access';
import { TICKET_VIEWS } from '@/domain/conversations/ticketViews';
import { onServerEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { TICKET_CHANGES } from '../resolveUndo/resolveUndo';
import { loadBoard, moveCard } from '../kanban/kanbanThunks';
import { contactOfSave, loadContact, saveContact } from '../../company/contacts/contacts';
import { sessionEnded, sessionStarted, sessionUserChanged } from '../../session/sessionActions';
import { loadMessages } from '../messages/messageThunks';
import {
  ratingsRemembered,
  ticketFilterChanged,
  ticketKept,
  ticketOrderChanged,
  ticketRead,
  ticketRemoved,
  ticketSearchChanged,
  waitsRemembered,
} from './ticketActions';
import { EMPTY_TABLE } from '../../base/idTable';
import { loadContactTickets } from './contactTickets';
import { createTicket } from './newTicketThunk';
import { ticketEventHandlers } from './ticketEvents';
import { initialTickets } from './ticketsState';
import { removeTicket, resolveTicket } from './ticketStatusThunks';
import {
  awaitRating,
  dropTicket,
  keepWaitFrom,
  takeAnswered,
  takeReading,
  takeUnread,
  updateContact,
  upsertTicket,
} from './ticketTable';
import { countAllTickets } from './ticketTotals';
import { changeTicketTags, confirmTags, showChosenTags, takeTagsBack } from './ticketTags';
import {
  findLongestWaiting,
  loadTickets,
  loadUnreadTickets,
  openTicketByUuid,
  recountTickets,
  refreshTicket,
  rereadTicket,
} from './ticketThunks';
import { placeTicket, removeFromViews, restartView, takePage } from './viewMembership';

/** The calls that read tickets. */
const READS = [
  loadTickets,
  loadUnreadTickets,
  findLongestWaiting,
  loadContactTickets,
  loadBoard,
  openTicketByUuid,
  refreshTicket,
  rereadTicket,
] as const;

const isChangeStarted = isPending(...TICKET_CHANGES, removeTicket);
const isChangeFailed = isRejected(...TICKET_CHANGES, removeTicket);
const isChanged = isFulfilled(...TICKET_CHANGES);

export const ticketsSlice = createSlice({
  name: 'tickets',
  initialState: initialTickets,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload }) => {
        state.viewer = agentOf(payload.user);
        countAllTickets(state);
      })
      .addCase(sessionUserChanged, (state, { payload }) => {
        state.viewer = agentOf(payload);
        countAllTickets(state);
      })
      .addCase(sessionEnded, () => initialTickets)
      // The rest of a half-seen change may have been missed; everything on screen is read again.
      .addCase(resyncRequested, (state) => {
        state.leaving = {};
      })
      .addCase(ticketFilterChanged, (state, { payload }) => {
        Object.assign(state.filter, payload);
        countAllTickets(state);
        for (const view of TICKET_VIEWS) restartView(state, view);
      })
      .addCase(ticketOrderChanged, (state, { payload }) => void Object.assign(state.order, payload))
      .addCase(waitsRemembered, (state, { payload }) => {
        state.keptWaits = payload;
      })
      .addCase(ratingsRemembered, (state, { payload }) => {
        state.awaitingRating = payload;
      })
      .addCase(ticketSearchChanged, (state, { payload }) => {
        Object.assign(state.search, payload);
        state.found = {};
        restartView(state, 'search');
      })
      .addCase(ticketRemoved, (state, { payload }) => {
        removeFromViews(state, payload.ticketId);
        dropTicket(state, payload.ticketId);
      })
      .addCase(ticketKept, (state, { payload }) => {
        delete state.leaving[payload.ticketId];
        placeTicket(state, payload.ticketId, true);
      })
      .addCase(removeTicket.fulfilled, (state, { meta }) => {
        delete state.changing[meta.arg.ticketId];
        removeFromViews(state, meta.arg.ticketId);
        dropTicket(state, meta.arg.ticketId);
      })
      .addCase(ticketRead, (state, { payload }) => takeReading(state, payload.ticketId))
      .addCase(loadTickets.pending, (state, { meta }) => {
        const view = state.views[meta.arg.view];
        if (meta.arg.page === 1) {
          if (view.status !== 'ready') view.status = 'loading';
          view.arrived = {};
        }
        view.loadingMore = meta.arg.page > 1;
        view.moreFailed = false;
        view.leftMeanwhile = 0;
        view.requestId = meta.requestId;
      })
      .addCase(loadTickets.fulfilled, (state, action) => {
        const { meta } = action;
        const view = state.views[meta.arg.view];
        if (view.requestId !== meta.requestId) return;
        takePage(state, action);
        view.requestId = null;
        view.loadingMore = false;
      })
      .addCase(loadTickets.rejected, (state, { meta }) => {
        const view = state.views[meta.arg.view];
        if (view.requestId !== meta.requestId) return;
        view.requestId = null;
        view.loadingMore = false;
        if (view.status === 'loading') view.status = 'failed';
        else view.moreFailed = true;
      })
      .addCase(recountTickets.fulfilled, (state, { meta, payload }) => {
        if (payload !== null) state.views[meta.arg.view].count = payload;
      })
      .addCase(loadMessages.fulfilled, (state, { meta, payload }) => {
        keepWaitFrom(state, meta.arg.ticketId, payload.records);
        takeReading(state, meta.arg.ticketId);
      })
      .addCase(createTicket.fulfilled, (state, { payload }) => {
        if (payload.kind !== 'opened') return;
        upsertTicket(state, payload.ticket);
        placeTicket(state, payload.ticket.id, true);
      })
      .addCase(loadUnreadTickets.pending, (state, { meta }) => {
        state.unreadArrived = EMPTY_TABLE;
        state.unreadRequest = meta.requestId;
      })
      .addCase(loadUnreadTickets.fulfilled, (state, { meta, payload }) => {
        if (state.unreadRequest !== meta.requestId) return;
        state.unreadFailed = false;
        takeUnread(state, meta.requestId, payload);
      })
      .addCase(loadUnreadTickets.rejected, (state, { meta }) => {
        // What fails for a session that is over says nothing about the next one.
        if (state.unreadRequest === meta.requestId) state.unreadFailed = true;
      })
      .addCase(loadBoard.fulfilled, (state, { meta, payload }) => {
        for (const ticket of payload.tickets) takeAnswered(state, meta.requestId, ticket);
      })
      .addCase(loadContact.fulfilled, (state, { payload }) => {
        if (payload) updateContact(state, payload);
      })
      .addCase(saveContact.fulfilled, (state, { payload }) => {
        const contact = contactOfSave(payload);
        if (contact) updateContact(state, contact);
      });
    builder
      .addMatcher(isAnyOf(findLongestWaiting.fulfilled, loadContactTickets.fulfilled), (state, { meta, payload }) => {
        for (const ticket of payload) takeAnswered(state, meta.requestId, ticket);
      })
      .addMatcher(isAnyOf(changeTicketTags.pending, moveCard.pending), (state, { meta }) => showChosenTags(state, meta))
      .addMatcher(isAnyOf(changeTicketTags.fulfilled, moveCard.fulfilled), (state, { meta }) => {
        confirmTags(state, meta);
        // Servers send no event, and the search may ask for a tag.
        placeTicket(state, meta.arg.ticketId, false);
      })
      .addMatcher(isAnyOf(changeTicketTags.rejected, moveCard.rejected), (state, { meta }) => takeTagsBack(state, meta))
      .addMatcher(
        isAnyOf(openTicketByUuid.fulfilled, refreshTicket.fulfilled, rereadTicket.fulfilled),
        (state, action) => {
          const { meta, payload } = action;
          if (!payload) return;
          const meanwhile = state.meanwhile[meta.requestId];
          // The screen that waits for the ticket of its address gets it in any case.
          if (meanwhile && openTicketByUuid.fulfilled.match(action)) meanwhile.gone = {};
          takeAnswered(state, meta.requestId, payload);
          // A deletion during the call is newer.
          if (!meanwhile?.gone[payload.id]) delete state.leaving[payload.id];
          placeTicket(state, payload.id, false);
        },
      )
      .addMatcher(isPending(...READS), (state, { meta }) => {
        state.meanwhile[meta.requestId] = { read: {}, gone: {} };
      })
      // After the cases above, which take the answer.
      .addMatcher(isAnyOf(isFulfilled(...READS), isRejected(...READS)), (state, { meta }) => {
        delete state.meanwhile[meta.requestId];
      })
      .addMatcher(isChangeStarted, (state, { meta }) => {
        state.changing[meta.arg.ticketId] = true;
      })
      .addMatcher(isChangeFailed, (state, { meta }) => {
        delete state.changing[meta.arg.ticketId];
      })
      .addMatcher(isChanged, (state, { meta, payload }) => {
        delete state.changing[meta.arg.ticketId];
        if (!payload) return;
        delete state.awaitingRating[payload.id];
        upsertTicket(state, payload);
        delete state.leaving[payload.id];
        placeTicket(state, payload.id, true);
      })
      .addMatcher(resolveTicket.fulfilled.match, (state, { payload }) => {
        if (payload?.status === 'open') awaitRating(state, payload);
      });
    onServerEvents(builder, ticketEventHandlers);
  },
});
