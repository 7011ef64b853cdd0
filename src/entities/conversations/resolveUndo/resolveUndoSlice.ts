import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../session/sessionActions';
import { initialResolveUndo, type ResolvedTicket, type TransferredTicket } from './resolveUndoState';
import { undoResolve } from './undoResolve';

export const resolveUndoSlice = createSlice({
  name: 'resolveUndo',
  initialState: initialResolveUndo,
  reducers: {
    resolveUndoOffered: (_, { payload }: PayloadAction<Omit<ResolvedTicket, 'step'>>) => ({
      last: { ...payload, step: 'offered' as const },
      transferred: null,
    }),
    ticketTransferred: (_, { payload }: PayloadAction<TransferredTicket>) => ({ last: null, transferred: payload }),
    transferSeen: (state) => {
      state.transferred = null;
    },
    /** The time is over, or the user dismissed the offer. */
    resolveUndoSettled: (state) => (state.last?.step === 'undoing' ? state : initialResolveUndo),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialResolveUndo)
      .addCase(undoResolve.pending, (state, { meta }) => {
        if (state.last?.former.id === meta.arg.ticketId) state.last.step = 'undoing';
      })
      .addCase(undoResolve.rejected, (state, { meta }) => {
        if (state.last?.former.id === meta.arg.ticketId) state.last.step = 'failed';
      })
      .addCase(undoResolve.fulfilled, (state, { meta }) =>
        state.last?.former.id === meta.arg.ticketId ? initialResolveUndo : state,
      );
  },
});

export const { resolveUndoOffered, resolveUndoSettled, ticketTransferred, transferSeen } = resolveUndoSlice.actions;
