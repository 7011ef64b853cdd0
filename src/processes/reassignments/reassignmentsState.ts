import type { Reassignment } from '@/domain/conversations/reassignment';

/** A conversation that was closed because the user may no longer open its ticket. */
export interface LostConversation {
  readonly contactName: string;
  /** Null when only its disappearance is known. */
  readonly reassignment: Reassignment | null;
}

export interface ReassignmentsState {
  /** What others did last with tickets of the user or with those on screen; see `selectReassignment`. */
  readonly byTicket: Readonly<Record<number, Reassignment>>;
  readonly lost: LostConversation | null;
}

export const initialReassignments: ReassignmentsState = { byTicket: {}, lost: null };

declare module '@/entities/base/state' {
  interface EntitiesState {
    readonly reassignments: ReassignmentsState;
  }
}
