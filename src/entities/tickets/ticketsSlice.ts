import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { agentOf } from '@/domain/access';
import { onServerEvents } from '@/realtime/serverEvents';
import { sessionEnded, sessionStarted, sessionUserChanged } from '../session/sessionActions';
import { loadMessages } from '../messages/messageThunks';
import { ticketFilterChanged, ticketRead, ticketRemoved } from './ticketActions';
import { ticketEventHandlers } from './ticketEvents';
import { emptyView, initialTickets } from './ticketsState';
import { acceptTicket, finishTicket, reopenTicket, returnTicket } from './ticketStatusThunks';
import { dropTicket, takeUnread, upsertTicket } from './ticketTable';
import { loadTickets, openTicketByUuid, refreshTicket } from './ticketThunks';
import { loadUnreadTickets } from './unreadThunks';
import { placeTicket, removeFromViews, takePage } from './viewMembership';

const statusThunks = [acceptTicket, returnTicket, finishTicket, reopenTicket] as const;
const [accept, giveBack, finish, reopen] = statusThunks;
const isStatusChangeStarted = isAnyOf(accept.pending, giveBack.pending, finish.pending, reopen.pending);
const isStatusChangeFailed = isAnyOf(accept.rejected, giveBack.rejected, finish.rejected, reopen.rejected);
const isStatusChanged = isAnyOf(accept.fulfilled, giveBack.fulfilled, finish.fulfilled, reopen.fulfilled);

export const ticketsSlice = createSlice({
  name: 'tickets',
  initialState: initialTickets,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload }) => {
        state.viewer = agentOf(payload.user);
      })
      .addCase(sessionUserChanged, (state, { payload }) => {
        state.viewer = agentOf(payload);
      })
      .addCase(sessionEnded, () => initialTickets)
      .addCase(ticketFilterChanged, (state, { payload }) => {
        Object.assign(state.filter, payload);
        state.views = { open: emptyView, pending: emptyView, closed: emptyView };
      })
      .addCase(ticketRemoved, (state, { payload }) => {
        removeFromViews(state, payload.ticketId);
        dropTicket(state, payload.ticketId);
      })
      .addCase(ticketRead, (state, { payload }) => {
        const ticket = state.byId[payload.ticketId];
        if (ticket && ticket.unreadMessages !== 0) ticket.unreadMessages = 0;
      })
      .addCase(loadTickets.pending, (state, { meta }) => {
        const view = state.views[meta.arg.view];
        if (meta.arg.page === 1) {
          if (view.status !== 'ready') view.status = 'loading';
          view.arrived = {};
        }
        view.loadingMore = meta.arg.page > 1;
        view.requestId = meta.requestId;
      })
      .addCase(loadTickets.fulfilled, (state, { meta, payload }) => {
        const view = state.views[meta.arg.view];
        if (view.requestId !== meta.requestId) return;
        takePage(state, meta.arg.view, meta.arg.page, payload);
        view.requestId = null;
        view.loadingMore = false;
      })
      .addCase(loadTickets.rejected, (state, { meta }) => {
        const view = state.views[meta.arg.view];
        if (view.requestId !== meta.requestId) return;
        view.requestId = null;
        view.loadingMore = false;
        if (view.status === 'loading') view.status = 'failed';
      })
      .addCase(loadMessages.fulfilled, (state, { meta }) => {
        const ticket = state.byId[meta.arg.ticketId];
        if (ticket && ticket.unreadMessages !== 0) ticket.unreadMessages = 0;
      })
      .addCase(loadUnreadTickets.pending, (state) => {
        state.unreadArrived = {};
      })
      .addCase(loadUnreadTickets.fulfilled, (state, { payload }) => takeUnread(state, payload));
    builder
      .addMatcher(isAnyOf(openTicketByUuid.fulfilled, refreshTicket.fulfilled), (state, { payload }) => {
        if (!payload) return;
        upsertTicket(state, payload);
        delete state.leaving[payload.id];
        placeTicket(state, payload.id, false);
      })
      .addMatcher(isStatusChangeStarted, (state, { meta }) => {
        state.changing[meta.arg.ticketId] = true;
      })
      .addMatcher(isStatusChangeFailed, (state, { meta }) => {
        delete state.changing[meta.arg.ticketId];
      })
      .addMatcher(isStatusChanged, (state, { meta, payload }) => {
        delete state.changing[meta.arg.ticketId];
        if (!payload) return;
        upsertTicket(state, payload);
        delete state.leaving[payload.id];
        placeTicket(state, payload.id, true);
      });
    onServerEvents(builder, ticketEventHandlers);
  },
});
