import { rest } from '@/protocol/rest';
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
  /** A ticket must carry all of them. */
  readonly tags?: readonly number[];
  /** Owners; servers find nothing for two or more (TLIST-11). */
  readonly users?: readonly number[];
}

/** Body of POST /tickets (CALL-32). Without `whatsappId` servers fail, null lets them choose (TICKET-14). */
export interface NewTicket {
  readonly contactId: number;
  readonly queueId: number | null;
  readonly whatsappId: number | null;
  readonly userId: number;
}

const idList = (name: string, ids: readonly number[] = []) => (ids.length > 0 ? { [name]: JSON.stringify(ids) } : {});

export const createTickets = (http: Http) => ({
  page: ({ queueIds, tags, users, showAll, withUnreadMessages, ...query }: TicketQuery, signal?: AbortSignal) =>
    http.request(rest.tickets.page, [], {
      signal,
      query: {
        ...query,
        queueIds: JSON.stringify(queueIds),
        ...idList('tags', tags),
        ...idList('users', users),
        ...(showAll !== undefined && { showAll: String(showAll) }),
        ...(withUnreadMessages !== undefined && { withUnreadMessages: String(withUnreadMessages) }),
      },
    }),
  show: (id: number) => http.request(rest.tickets.show, [id]),
  showByUuid: (uuid: string, signal?: AbortSignal) => http.request(rest.tickets.showByUuid, [uuid], { signal }),
  create: (ticket: NewTicket) => http.request(rest.tickets.create, [], { body: { ...ticket, status: 'open' } }),
  /** CALL-34. */
  remove: (id: number) => http.request(rest.tickets.remove, [id]),
  update: (id: number, body: object) => http.request(rest.tickets.update, [id], { body }),
  /** Puts one tag on a ticket (CALL-41); servers store it twice if it is there already. */
  addTag: (id: number, tagId: number) => http.request(rest.ticketTags.add, [id, tagId]),
  /** Takes the lane tags off a ticket (CALL-40, TICKET-11). */
  removeTags: (id: number) => http.request(rest.ticketTags.removeKanban, [id]),
});
