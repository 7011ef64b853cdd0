import type { Handover } from '@/domain/handover';

/** A conversation that was closed because the user may no longer open its ticket. */
export interface LostConversation {
  readonly contactName: string;
  /** Null when nothing is known but that it is gone. */
  readonly handover: Handover | null;
}

export interface ReassignmentsState {
  /** What others did last with tickets of the user or with the one on screen; see `selectReassignment`. */
  readonly byTicket: Readonly<Record<number, Handover>>;
  readonly lost: LostConversation | null;
}

export const initialReassignments: ReassignmentsState = { byTicket: {}, lost: null };

declare module '@/entities/state' {
  interface EntitiesState {
    readonly reassignments: ReassignmentsState;
  }
}
