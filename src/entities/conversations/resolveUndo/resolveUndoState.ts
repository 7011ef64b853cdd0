import type { Ticket } from '@/protocol/records/tickets';

/** A ticket this user just resolved, for as long as that can be undone. */
export interface ResolvedTicket {
  /** The ticket as it was before. */
  readonly former: Ticket;
  /** The customer was sent the connection's farewell, which stays sent. */
  readonly saidGoodbye: boolean;
  /** `offered` until the time is over · `undoing` while the call runs · `failed` after it was refused. */
  readonly step: 'offered' | 'undoing' | 'failed';
}

/** A ticket this user just gave away; names as people read them, empty where there is none. */
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

export const initialResolveUndo: ResolveUndoState = { last: null, transferred: null };

declare module '../../base/state' {
  interface EntitiesState {
    readonly resolveUndo: ResolveUndoState;
  }
}
