import { createSelector } from '@reduxjs/toolkit';
import { isPresent } from '@/lib/isPresent';
import { sameItems } from '@/lib/sameItems';
import type { Ticket } from '@/protocol/records/tickets';
import { mayOpenTicket } from '@/domain/conversations/access';
import { at } from '../../base/idTable';
import { readAllPages } from '../../base/readAllPages';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';
import { latestFirst } from './ticketOrder';
import { contactIdOf } from './ticketTable';
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
    const { viewer, byId, idsByContact } = tickets;
    const ticket = at(byId, ticketId);
    const contactId = ticket && contactIdOf(ticket);
    if (!viewer || !isPresent(contactId)) return NONE;
    return latestFirst(tickets, at(idsByContact, contactId) ?? [])
      .flatMap((id) => (id === ticketId ? [] : (at(byId, id) ?? [])))
      .filter((other) => mayOpenTicket(viewer, other));
  },
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);
