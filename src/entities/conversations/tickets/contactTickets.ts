import { createSelector } from '@reduxjs/toolkit';
import { sameItems } from '@/lib/sameItems';
import type { Ticket } from '@/protocol/records/tickets';
import { mayOpenTicket } from '@/domain/conversations/access';
import { at } from '../../base/idTable';
import { readAllPages } from '../../base/readAllPages';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';
import { movedAt } from './ticketOrder';
import { allowedQueueIds } from './ticketThunks';

/** Reads a contact's tickets by its number, since servers cannot search tickets by the contact's id. */
export const loadContactTickets = createAppThunk<Ticket[], { readonly number: string }>(
  'tickets/loadOfContact',
  async ({ number }, { dispatch, getState, extra, signal }) => {
    if (!number) return [];
    const queueIds = await allowedQueueIds(dispatch, getState);
    return readAllPages((pageNumber) =>
      extra.api.tickets.page({ pageNumber, searchParam: number, showAll: true, queueIds }, signal),
    );
  },
  // The section itself shows the failure.
  { silent: true },
);

const NONE: readonly Ticket[] = [];

/** The other known tickets of a ticket's contact that the user may open, latest change first. */
export const selectOtherTickets: (state: EntitiesState, ticketId: number) => readonly Ticket[] = createSelector(
  ({ tickets }: EntitiesState) => tickets,
  (_state: EntitiesState, ticketId: number) => ticketId,
  (tickets, ticketId) => {
    const contactId = at(tickets.byId, ticketId)?.contactId;
    const { viewer } = tickets;
    if (viewer === null || contactId === null || contactId === undefined) return NONE;
    return (at(tickets.idsByContact, contactId) ?? [])
      .flatMap((id) => (id === ticketId ? [] : (at(tickets.byId, id) ?? [])))
      .filter((ticket) => mayOpenTicket(viewer, ticket))
      .map((ticket) => ({ ticket, at: movedAt(tickets, ticket.id) }))
      .sort((left, right) => (left.at < right.at ? 1 : -1))
      .map(({ ticket }) => ticket);
  },
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);
