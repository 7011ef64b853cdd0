import type { TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { readPortugueseSentence } from '@/protocol/errors';
import { allowsAction, type BatchAction } from '@/domain/conversations/batch';
import { BATCH_CALLS } from '@/domain/limits';
import { isHeldAlike, isTakenSince, type TransferTarget } from '@/domain/conversations/ticketStatus';
import { ticketName } from '@/domain/conversations/ticketName';
import type { ThunkFailure } from '@/entities/base/failure';
import { undoResolve } from '@/entities/conversations/resolveUndo/resolveUndo';
import type { EntitiesState } from '@/entities/base/state';
import { createAppThunk, type EntityDispatch } from '@/entities/base/thunk';
import {
  acceptTicket,
  resolveTicket,
  returnTicket,
  transferTicket,
} from '@/entities/conversations/tickets/ticketStatusThunks';
import { changeTicketTags, readTicketTags } from '@/entities/conversations/tickets/ticketTags';
import { at } from '@/entities/base/idTable';
import { batchAdvanced, batchRefused } from './batchActions';
import type { BatchRefusal } from './batchState';

/** What to do to each of the tickets. */
export type BatchWork =
  | { readonly action: Exclude<BatchAction, 'transfer' | 'tag'> }
  | { readonly action: 'transfer'; readonly target: TransferTarget }
  | { readonly action: 'tag'; readonly add: readonly TagRef[]; readonly remove: readonly number[] }
  /** Opens closed tickets again as they were. */
  | { readonly action: 'undo'; readonly formers: readonly Ticket[] };

interface Batch {
  readonly work: BatchWork;
  /** In the order in which their calls begin. */
  readonly ticketIds: readonly number[];
  /** The tickets as they were when the user chose the work; missing means as they are now. */
  readonly known?: readonly Ticket[];
}

/** How the thunk of one ticket ended. */
interface Answer {
  readonly meta: { readonly condition?: boolean };
  readonly error?: ThunkFailure;
  readonly payload?: unknown;
}

type Reason = Pick<BatchRefusal, 'textKey' | 'values'>;

const BUSY: Reason = { textKey: 'batch:reason.busy' };
const CHANGED: Reason = { textKey: 'batch:reason.changed' };

const reasonOf = ({ meta, error }: Answer): Reason | null => {
  if (!error) return null;
  if (meta.condition) return BUSY;
  if (error.textKey) return { textKey: error.textKey, values: error.values };
  if (error.code !== null) return { textKey: `errors:${error.code}` };
  const sentence = error.status === null ? null : readPortugueseSentence(error.message);
  return sentence
    ? { textKey: 'common:toasts.refused', values: { message: sentence } }
    : { textKey: error.status === null ? 'batch:reason.noAnswer' : 'common:state.failed' };
};

const changedTags = (
  { tags = [] }: Ticket,
  { add, remove }: { readonly add: readonly TagRef[]; readonly remove: readonly number[] },
): readonly TagRef[] => {
  const kept = tags.filter(({ id }) => !remove.includes(id));
  return [...kept, ...add.filter(({ id }) => !kept.some((tag) => tag.id === id))];
};

const callFor = (ticket: Ticket, work: BatchWork, dispatch: EntityDispatch): PromiseLike<unknown> => {
  const ref = { ticketId: ticket.id, together: true as const };
  switch (work.action) {
    case 'accept':
      return dispatch(acceptTicket(ref));
    case 'return':
      return dispatch(returnTicket(ref));
    case 'resolve':
      return dispatch(resolveTicket(ref));
    case 'transfer':
      return dispatch(transferTicket({ ...ref, target: work.target }));
    case 'tag':
      return dispatch(changeTicketTags({ ...ref, tags: changedTags(ticket, work) }));
    default:
      return dispatch(undoResolve({ ...ref, former: ticket }));
  }
};

/** Has the ticket the same owner and status as before? Irrelevant for tags, which change whoever owns it. */
const isAsKnown = (ticket: Ticket, known: Ticket | undefined, work: BatchWork): boolean =>
  work.action === 'tag' || !known || isHeldAlike(ticket, known);

/** The ticket as the work needs it; null when it does not allow the work any more. */
const ticketFor = (
  ticketId: number,
  work: BatchWork,
  { tickets, session }: EntitiesState,
  known: Ticket | undefined,
): Ticket | null => {
  const ticket = at(tickets.byId, ticketId);
  if (work.action === 'undo') {
    const former = work.formers.find(({ id }) => id === ticketId);
    return former && !isTakenSince(former, ticket) ? former : null;
  }
  // Another agent may have taken it while a question was open or it waited for its turn; servers would change it all the same.
  const mayChange = ticket && session.user && allowsAction(ticket, session.user, work.action);
  return mayChange && isAsKnown(ticket, known, work) ? ticket : null;
};

/** Does one thing to several tickets, `BATCH_CALLS` at a time. A refusal is noted with the contact, and the others go on. */
export const runBatch = createAppThunk<void, Batch>(
  'batch/run',
  async ({ work, ticketIds, known }, { dispatch, getState, requestId }) => {
    const left = [...ticketIds];
    const asNow = (): Ticket[] => ticketIds.flatMap((id) => at(getState().tickets.byId, id) ?? []);
    const chosen = new Map((known ?? asNow()).map((ticket) => [ticket.id, ticket]));
    const nameOf = (id: number): string => {
      const ticket = at(getState().tickets.byId, id);
      return ticket ? ticketName(ticket) : `#${id}`;
    };
    const names = new Map(ticketIds.map((id) => [id, nameOf(id)]));
    const isWanted = (): boolean => {
      const { job } = getState().batch;
      return job?.id === requestId && job.step === 'running';
    };
    const change = async (ticketId: number): Promise<void> => {
      const refuse = (reason: Reason) =>
        dispatch(batchRefused({ ticketId, contactName: names.get(ticketId) ?? '', ...reason }));
      const failed = work.action === 'tag' ? reasonOf((await dispatch(readTicketTags(ticketId))) as Answer) : null;
      const ticket = ticketFor(ticketId, work, getState(), chosen.get(ticketId));
      if (failed || !ticket) {
        refuse(failed ?? CHANGED);
        return;
      }
      const answer = (await callFor(ticket, work, dispatch)) as Answer;
      const reason = reasonOf(answer);
      const after = answer.payload as Ticket | null | undefined;
      // While a rating is awaited the ticket stays open, so there is nothing to reopen.
      const isClosed = work.action === 'resolve' && after?.status === 'closed';
      if (reason) refuse(reason);
      else dispatch(batchAdvanced({ former: isClosed ? ticket : null }));
    };
    const takeTurns = async (): Promise<void> => {
      for (let next = left.shift(); next !== undefined && isWanted(); next = left.shift()) await change(next);
    };
    await Promise.all(Array.from({ length: BATCH_CALLS }, takeTurns));
  },
  {
    condition: ({ ticketIds }, { batch }) => ticketIds.length > 0 && (batch.job === null || batch.job.step === 'ended'),
    silent: true,
  },
);

/** Reopens all tickets that the last job closed. */
export const undoBatch =
  () =>
  (dispatch: EntityDispatch, getState: () => EntitiesState): void => {
    const formers = getState().batch.job?.resolved ?? [];
    void dispatch(runBatch({ work: { action: 'undo', formers }, ticketIds: formers.map(({ id }) => id) }));
  };
