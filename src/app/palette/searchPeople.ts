import type { Contact } from '@/protocol/records/contacts';
import type { Ticket } from '@/protocol/records/tickets';
import { allowedQueueIds } from '@/entities/conversations/tickets/ticketThunks';
import { searchInForms } from '@/entities/base/searchInForms';
import { createAppThunk } from '@/entities/base/thunk';

export interface FoundPeople {
  readonly tickets: readonly Ticket[];
  readonly contacts: readonly Contact[];
}

/** Asks the server for tickets of all agents, and contacts by name or number. */
export const searchPeople = createAppThunk<FoundPeople, string>(
  'palette/searchPeople',
  async (words, { dispatch, getState, extra: { api }, signal }) => {
    const queueIds = await allowedQueueIds(dispatch, getState);
    const [tickets, contacts] = await Promise.all([
      searchInForms(words, (searchParam) =>
        api.tickets.page({ pageNumber: 1, searchParam, queueIds, showAll: true }, signal),
      ),
      searchInForms(words, (searchParam) => api.contacts.page({ pageNumber: 1, searchParam }, signal)),
    ]);
    return { tickets: tickets.records, contacts: contacts.records };
  },
  { silent: true },
);
