import { createSlice, isPending, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../session/sessionActions';
import type { Ticket } from '@/protocol/records/tickets';
import { restoreChange } from '@/domain/conversations/ticketStatus';
import { chatBoxRejoined } from '@/realtime/socketActions';
import { createAppThunk } from '../../base/thunk';
import { isFree, STATUS_CHANGES, type TicketRef } from '../tickets/ticketStatusThunks';

/** A ticket this user just resolved, for as long as that can be undone. */
export interface ResolvedTicket {
  /** The ticket as it was before. */
  readonly former: Ticket;
  /** The customer got the connection's farewell message, which cannot be taken back. */
  readonly saidGoodbye: boolean;
  /** `offered` until the time is over · `undoing` while the call runs · `failed` after it was refused. */
  readonly step: 'offered' | 'undoing' | 'failed';
}

/** A ticket this user just transferred; display names, empty where there is none. */
export interface TransferredTicket {
  readonly id: number;
  readonly contactName: string;
  readonly userName: string;
  readonly queueName: string;
}

export interface ResolveUndoState {
  readonly last: ResolvedTicket | null;
  readonly transferred: TransferredTicket | null;
}

const initialResolveUndo: ResolveUndoState = { last: null, transferred: null };

declare module '../../base/state' {
  interface EntitiesState {
    readonly resolveUndo: ResolveUndoState;
  }
}

export interface Undo extends TicketRef {
  /** The ticket as it was before it was resolved. */
  readonly former: Ticket;
}

/** Reopens a resolved ticket as it was; a listener restores its tags. The undo bar shows a refusal. */
export const undoResolve = createAppThunk<Ticket | null, Undo>(
  'resolveUndo/undo',
  async ({ ticketId, former }, { dispatch, extra }) => {
    const ticket = await extra.api.tickets.update(ticketId, restoreChange(former));
    dispatch(chatBoxRejoined({ ticketId }));
    return ticket;
  },
  { condition: isFree, silent: true },
);

/** All calls for another status, agent or queue of a ticket. */
export const TICKET_CHANGES = [...STATUS_CHANGES, undoResolve] as const;

/** Does the user here begin to change a ticket? */
export const isOwnChange = isPending(...TICKET_CHANGES);

export const resolveUndoSlice = createSlice({
  name: 'resolveUndo',
  initialState: initialResolveUndo,
  reducers: {
    resolveUndoOffered: (state, { payload }: PayloadAction<Omit<ResolvedTicket, 'step'>>) => {
      state.last = { ...payload, step: 'offered' };
    },
    ticketTransferred: (state, { payload }: PayloadAction<TransferredTicket>) => {
      state.transferred = payload;
    },
    transferSeen: (state) => {
      state.transferred = null;
    },
    /** The time is over, or the user dismissed the offer. */
    resolveUndoSettled: (state) => {
      if (state.last?.step !== 'undoing') state.last = null;
    },
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
      .addCase(undoResolve.fulfilled, (state, { meta }) => {
        if (state.last?.former.id === meta.arg.ticketId) state.last = null;
      });
  },
});

export const { resolveUndoOffered, resolveUndoSettled, ticketTransferred, transferSeen } = resolveUndoSlice.actions;
