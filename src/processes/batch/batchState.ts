import type { Ticket } from '@/protocol/records/tickets';
import type { BatchAction } from '@/domain/conversations/batch';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import type { EntitiesState } from '@/entities/base/state';

/** The rows that are marked in the list on screen. */
export interface MarkedRows {
  /** The list they belong to; null while none is marked. */
  readonly view: TicketViewName | null;
  /** Ids of their tickets, as keys. */
  readonly ids: Readonly<Record<number, true>>;
  /** The row from which the next range begins. */
  readonly anchor: number | null;
}

/** A ticket that could not be changed, and the text that says why. */
export interface BatchRefusal {
  readonly ticketId: number;
  readonly contactName: string;
  readonly textKey: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** One action on several tickets, while it runs and until the user has seen its outcome. */
export interface BatchJob {
  readonly id: string;
  readonly action: BatchAction | 'undo';
  readonly total: number;
  /** How many were changed. */
  readonly done: number;
  readonly refused: readonly BatchRefusal[];
  /** `stopping`: running calls finish, no new ones start. */
  readonly step: 'running' | 'stopping' | 'ended';
  /** The tickets it closed, as they were before, for as long as that can be undone. */
  readonly resolved: readonly Ticket[];
}

export interface BatchState {
  readonly marked: MarkedRows;
  readonly job: BatchJob | null;
}

export const nothingMarked: MarkedRows = { view: null, ids: {}, anchor: null };

export const initialBatch: BatchState = { marked: nothingMarked, job: null };

declare module '@/entities/base/state' {
  interface EntitiesState {
    readonly batch: BatchState;
  }
}

export const selectMarkedIds = ({ batch }: EntitiesState): Readonly<Record<number, true>> => batch.marked.ids;
export const selectBatchJob = ({ batch }: EntitiesState): BatchJob | null => batch.job;
