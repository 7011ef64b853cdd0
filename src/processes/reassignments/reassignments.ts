import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reassignment } from '@/domain/conversations/reassignment';
import { isOwnChange } from '@/entities/conversations/resolveUndo/resolveUndo';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import type { EntitiesState } from '@/entities/base/state';
import { at } from '@/entities/base/idTable';

/** A conversation that was closed because the user may no longer open its ticket. */
export interface LostConversation {
  readonly ticketId: number;
  readonly contactName: string;
  /** Null when it is only known that the ticket is gone. */
  readonly reassignment: Reassignment | null;
}

export interface ReassignmentsState {
  /** By ticket id: what another agent last did with a ticket of the user or on screen; see `selectReassignment`. */
  readonly byTicket: Readonly<Record<number, Reassignment>>;
  readonly lost: LostConversation | null;
}

const initialReassignments: ReassignmentsState = { byTicket: {}, lost: null };

declare module '@/entities/base/state' {
  interface EntitiesState {
    readonly reassignments: ReassignmentsState;
  }
}

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

/** What another agent did with a ticket, until it comes back to the user or is no longer so. */
export const selectReassignment = (
  { reassignments, tickets, session }: EntitiesState,
  ticketId: number,
): Reassignment | null => {
  const ticket = at(tickets.byId, ticketId);
  if (ticket?.status === 'open' && ticket.userId === session.user?.id) return null;
  const last = reassignments.byTicket[ticketId] ?? null;
  // A customer who writes has undone the closing.
  return last?.kind === 'closed' && ticket?.status === 'pending' ? null : last;
};
