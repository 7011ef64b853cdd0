import type { TagRef } from '@/protocol/records/tags';
import { createAppThunk, type EntityDispatch } from '../../base/thunk';
import type { TicketRef } from './ticketStatusThunks';
import { createKeyedQueue } from '@/lib/keyedQueue';
import type { Draft } from '@reduxjs/toolkit';
import type { TicketsState } from './ticketsState';
import { at, putAt } from '../../base/idTable';
import { plainOf } from '../../base/keepUnchanged';
import { refreshTicket } from './ticketThunks';

/** Queues the calls that change a ticket's tags, by ticket id: each replaces or removes several tags, so order matters. */
export const inTagOrder = createKeyedQueue();

export interface TicketTagsChange extends TicketRef {
  /** The complete new set of tags. */
  readonly tags: readonly TagRef[];
}

/**
 * Replaces a ticket's tags and shows them at once. Each call replaces the whole set, so the calls of one ticket run one after the
 * other: the last choice wins, however long each call takes.
 */
export const changeTicketTags = createAppThunk<null, TicketTagsChange>(
  'tickets/changeTags',
  ({ ticketId, tags }, { extra }) =>
    inTagOrder(ticketId, () =>
      extra.api.tags.syncTicket(
        ticketId,
        tags.map((tag) => tag.id),
      ),
    ),
);

/** Reads a ticket before its tags change: a save replaces all of them, and no event tells of those that colleagues chose. */
export const readTicketTags = (ticketId: number) => (dispatch: EntityDispatch) =>
  inTagOrder(ticketId, async () => dispatch(refreshTicket(ticketId)));

/** Adds one tag to a ticket. */
export const addTicketTag = createAppThunk<void, TicketRef & { readonly tag: TagRef }>(
  'tickets/addTag',
  async ({ ticketId, tag }, { dispatch, getState }) => {
    const answer = await dispatch(readTicketTags(ticketId));
    if (refreshTicket.rejected.match(answer)) throw answer.error;
    const tags = at(getState().tickets.byId, ticketId)?.tags;
    if (!tags) throw new Error('The tags of the ticket are not known');
    if (!tags.some(({ id }) => id === tag.id)) {
      await dispatch(changeTicketTags({ ticketId, tags: [...tags, tag] })).unwrap();
    }
  },
  // The change reports its failure itself where it has a code.
  { silent: true },
);

type State = Draft<TicketsState>;

interface TagCall {
  readonly requestId: string;
  readonly arg: { readonly ticketId: number; readonly tags: readonly TagRef[] };
}

export const showChosenTags = (state: State, { requestId, arg }: TagCall): void => {
  const ticket = at(state.byId, arg.ticketId);
  if (!ticket) return;
  const confirmed = state.tagSaves[ticket.id]?.confirmed ?? ticket.tags ?? [];
  state.tagSaves[ticket.id] = { requestId, confirmed };
  state.byId = putAt(state.byId, ticket.id, { ...ticket, tags: [...arg.tags] });
};

export const confirmTags = (state: State, { requestId, arg }: TagCall): void => {
  const save = state.tagSaves[arg.ticketId];
  if (save?.requestId === requestId) delete state.tagSaves[arg.ticketId];
  else if (save) save.confirmed = [...arg.tags];
};

export const takeTagsBack = (state: State, { requestId, arg }: TagCall): void => {
  const save = state.tagSaves[arg.ticketId];
  if (save?.requestId !== requestId) return;
  delete state.tagSaves[arg.ticketId];
  const ticket = at(state.byId, arg.ticketId);
  if (ticket) state.byId = putAt(state.byId, ticket.id, { ...ticket, tags: plainOf(save.confirmed) });
};
