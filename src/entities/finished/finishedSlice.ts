import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../session/sessionActions';
import { initialFinished, type FinishedTicket, type TransferredTicket } from './finishedState';
import { undoFinish } from './undoFinish';

export const finishedSlice = createSlice({
  name: 'finished',
  initialState: initialFinished,
  reducers: {
    finishOffered: (_, { payload }: PayloadAction<Omit<FinishedTicket, 'step'>>) => ({
      last: { ...payload, step: 'offered' as const },
      transferred: null,
    }),
    ticketTransferred: (_, { payload }: PayloadAction<TransferredTicket>) => ({ last: null, transferred: payload }),
    transferSeen: (state) => {
      state.transferred = null;
    },
    /** The time is over, or the user closed the offer. */
    finishSettled: (state) => (state.last?.step === 'undoing' ? state : initialFinished),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialFinished)
      .addCase(undoFinish.pending, (state, { meta }) => {
        if (state.last?.former.id === meta.arg.ticketId) state.last.step = 'undoing';
      })
      .addCase(undoFinish.rejected, (state, { meta }) => {
        if (state.last?.former.id === meta.arg.ticketId) state.last.step = 'failed';
      })
      .addCase(undoFinish.fulfilled, (state, { meta }) =>
        state.last?.former.id === meta.arg.ticketId ? initialFinished : state,
      );
  },
});

export const { finishOffered, finishSettled, ticketTransferred, transferSeen } = finishedSlice.actions;
