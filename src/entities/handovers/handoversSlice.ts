import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Handover } from '@/domain/handover';
import { undoFinish } from '../finished/undoFinish';
import { conversationShown } from '../presence/presenceSlice';
import { sessionEnded } from '../session/sessionActions';
import { ticketRemoved } from '../tickets/ticketActions';
import { acceptTicket, finishTicket, reopenTicket, returnTicket } from '../tickets/ticketStatusThunks';
import { transferTicket } from '../tickets/transferThunk';
import { initialHandovers, type LostConversation } from './handoversState';

const isOwnChange = isAnyOf(
  acceptTicket.pending,
  returnTicket.pending,
  finishTicket.pending,
  reopenTicket.pending,
  transferTicket.pending,
  undoFinish.pending,
);

export const handoversSlice = createSlice({
  name: 'handovers',
  initialState: initialHandovers,
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
      .addCase(sessionEnded, () => initialHandovers)
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

export const { ticketHandedOver, conversationLost, lossSeen } = handoversSlice.actions;
