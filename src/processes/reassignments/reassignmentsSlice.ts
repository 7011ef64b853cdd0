import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Reassignment } from '@/domain/conversations/reassignment';
import { undoResolve } from '@/entities/conversations/resolveUndo/undoResolve';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { isStatusChangeStarted } from '@/entities/conversations/tickets/statusChange';
import { initialReassignments, type LostConversation } from './reassignmentsState';

const isOwnChange = isAnyOf(isStatusChangeStarted, undoResolve.pending);

export const reassignmentsSlice = createSlice({
  name: 'reassignments',
  initialState: initialReassignments,
  reducers: {
    ticketReassigned: (
      state,
      { payload }: PayloadAction<{ readonly ticketId: number; readonly reassignment: Reassignment }>,
    ) => {
      state.byTicket[payload.ticketId] = payload.reassignment;
    },
    conversationLost: (state, { payload }: PayloadAction<LostConversation>) => {
      state.lost = payload;
    },
    reassignmentSeen: (state) => {
      state.lost = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => initialReassignments)
      .addCase(conversationShown, (state) => {
        state.lost = null;
      })
      .addCase(ticketRemoved, (state, { payload }) => {
        delete state.byTicket[payload.ticketId];
      })
      .addMatcher(isOwnChange, (state, { meta }) => {
        delete state.byTicket[meta.arg.ticketId];
      }),
});

export const { ticketReassigned, conversationLost, reassignmentSeen } = reassignmentsSlice.actions;
