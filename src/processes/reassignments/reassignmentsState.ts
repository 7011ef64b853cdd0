import type { Reassignment } from '@/domain/conversations/reassignment';

/** A conversation that was closed because the user may no longer open its ticket. */
export interface LostConversation {
  readonly contactName: string;
  /** Null when it is only known that the ticket is gone. */
  readonly reassignment: Reassignment | null;
}

export interface ReassignmentsState {
  /** By ticket id: what another agent last did with a ticket of the user or on screen; see `selectReassignment`. */
  readonly byTicket: Readonly<Record<number, Reassignment>>;
  readonly lost: LostConversation | null;
}

export const initialReassignments: ReassignmentsState = { byTicket: {}, lost: null };

declare module '@/entities/base/state' {
  interface EntitiesState {
    readonly reassignments: ReassignmentsState;
  }
}
