import { rest } from '@/contract/rest';
import type { Http } from '../http';

/** Parameters of GET /tickets (CALL-29, TLIST-38). */
export interface TicketQuery {
  readonly pageNumber: number;
  readonly status?: string;
  readonly searchParam?: string;
  /** Always sent: its absence would mean "only tickets without a queue". */
  readonly queueIds: readonly number[];
  readonly showAll?: boolean;
  readonly withUnreadMessages?: boolean;
}

export const createTickets = (http: Http) => ({
  page: ({ queueIds, showAll, withUnreadMessages, ...query }: TicketQuery, signal?: AbortSignal) =>
    http.request(rest.tickets.page, [], {
      signal,
      query: {
        ...query,
        queueIds: JSON.stringify(queueIds),
        ...(showAll !== undefined && { showAll: String(showAll) }),
        ...(withUnreadMessages !== undefined && { withUnreadMessages: String(withUnreadMessages) }),
      },
    }),
  show: (id: number) => http.request(rest.tickets.show, [id]),
  showByUuid: (uuid: string, signal?: AbortSignal) => http.request(rest.tickets.showByUuid, [uuid], { signal }),
  update: (id: number, body: object) => http.request(rest.tickets.update, [id], { body }),
  /** Takes the lane tags off a ticket (CALL-40, TICKET-11). */
  removeTags: (id: number) => http.request(rest.ticketTags.removeKanban, [id]),
});
