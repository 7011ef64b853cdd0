import type { Contact } from '@/protocol/records/contacts';
import type { Ticket } from '@/protocol/records/tickets';
import { mayOpenTicket } from '@/domain/conversations/access';
import { digitsOfNumber } from '@/domain/text/foldedText';
import { allowedQueueIds } from '@/entities/conversations/tickets/ticketThunks';
import { createAppThunk } from '@/entities/base/thunk';

export interface FoundPeople {
  readonly tickets: readonly Ticket[];
  readonly contacts: readonly Contact[];
}

/** Servers compare characters and store plain digits, so a number with other characters is searched in both forms. */
const formsOf = (words: string): readonly string[] => [...new Set([words, digitsOfNumber(words)])].filter(Boolean);

const onceEach = <Item extends { readonly id: number }>(
  pages: readonly { readonly records: readonly Item[] }[],
): Item[] => [...new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record])).values()];

/** Asks the server for tickets and contacts by name or number. */
export const searchPeople = createAppThunk<FoundPeople, string>(
  'palette/searchPeople',
  async (words, { dispatch, getState, extra: { api }, signal }) => {
    const { user } = getState().session;
    const queueIds = await allowedQueueIds(dispatch, getState);
    const forms = formsOf(words);
    const [tickets, contacts] = await Promise.all([
      Promise.all(
        forms.map((searchParam) => api.tickets.page({ pageNumber: 1, searchParam, queueIds, showAll: false }, signal)),
      ),
      Promise.all(forms.map((searchParam) => api.contacts.page({ pageNumber: 1, searchParam }, signal))),
    ]);
    return {
      tickets: onceEach(tickets).filter((ticket) => user !== null && mayOpenTicket(user, ticket)),
      contacts: onceEach(contacts),
    };
  },
  { silent: true },
);
