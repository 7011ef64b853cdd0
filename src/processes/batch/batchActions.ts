import { createAction } from '@reduxjs/toolkit';
import type { Ticket } from '@/protocol/records/tickets';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import type { BatchRefusal } from './batchState';

/** A row is selected or deselected. */
export const rowToggled = createAction<{ readonly view: TicketViewName; readonly ticketId: number }>(
  'batch/rowToggled',
);

/** Exactly these rows of a list are selected; `anchor` is where the next range begins. */
export const rowsMarked = createAction<{
  readonly view: TicketViewName;
  readonly ticketIds: readonly number[];
  readonly anchor: number | null;
}>('batch/rowsMarked');

export const marksCleared = createAction('batch/marksCleared');

/** Rows left their list. */
export const marksLost = createAction<readonly number[]>('batch/marksLost');

/** A ticket was changed; `former` is what it was before if the change closed it. */
export const batchAdvanced = createAction<{ readonly former: Ticket | null }>('batch/advanced');
export const batchRefused = createAction<BatchRefusal>('batch/refused');

/** No further calls may begin. */
export const batchStopped = createAction('batch/stopped');

/** The time for undoing is over, or an outcome without refusals has been on screen long enough. */
export const batchExpired = createAction<{ readonly jobId: string }>('batch/expired');

/** The user closed the outcome. */
export const batchSeen = createAction('batch/seen');
