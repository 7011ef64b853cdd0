import type { Ticket } from '@/protocol/records/tickets';

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

export const initialResolveUndo: ResolveUndoState = { last: null, transferred: null };

declare module '../../base/state' {
  interface EntitiesState {
    readonly resolveUndo: ResolveUndoState;
  }
}
