import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Handover } from '@/domain/handover';
import { undoFinish } from '@/entities/finished/undoFinish';
import { conversationShown } from '@/entities/presence/presenceSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { ticketRemoved } from '@/entities/tickets/ticketActions';
import { acceptTicket, finishTicket, reopenTicket, returnTicket } from '@/entities/tickets/ticketStatusThunks';
import { transferTicket } from '@/entities/tickets/transferThunk';
import { initialReassignments, type LostConversation } from './reassignmentsState';

const isOwnChange = isAnyOf(
  acceptTicket.pending,
  returnTicket.pending,
  finishTicket.pending,
  reopenTicket.pending,
  transferTicket.pending,
  undoFinish.pending,
);

export const reassignmentsSlice = createSlice({
  name: 'reassignments',
  initialState: initialReassignments,
  reducers: {
    ticketHandedOver: (
      state,
      { payload }: PayloadAction<{ readonly ticketId: number; readonly handover: Handover }>,
    ) => {
      state.byTicket[payload.ticketId] = payload.handover;
    },
    conversationLost: (state, { payload }: PayloadAction<LostConversation>) => {
      state.lost = payload;
    },
    lossSeen: (state) => {
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

export const { ticketHandedOver, conversationLost, lossSeen } = reassignmentsSlice.actions;
