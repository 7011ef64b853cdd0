import { addressPart } from '@/lib/addressPart';
import { nothing, one, paged } from '@/protocol/answers';
import { ticketSchema } from '@/protocol/records/tickets';
import { type Http } from './http';

/** Parameters of GET /tickets. */
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
  /** Ids of the owners; servers find nothing for two or more. */
  readonly users?: readonly number[];
}

/** Body of POST /tickets. Servers fail without `whatsappId`; null lets them choose the connection. */
export interface NewTicket {
  readonly contactId: number;
  readonly queueId: number | null;
  readonly whatsappId: number | null;
  readonly userId: number;
}

const idList = (name: string, ids: readonly number[] = []) => (ids.length > 0 ? { [name]: JSON.stringify(ids) } : {});

const page =
  (http: Http, early: boolean) =>
  ({ queueIds, tags, users, showAll, withUnreadMessages, ...query }: TicketQuery, signal?: AbortSignal) =>
    http.get('/tickets', paged(ticketSchema, 'tickets'), {
      signal,
      early,
      query: {
        ...query,
        queueIds: JSON.stringify(queueIds),
        ...idList('tags', tags),
        ...idList('users', users),
        ...(showAll !== undefined && { showAll: String(showAll) }),
        ...(withUnreadMessages !== undefined && { withUnreadMessages: String(withUnreadMessages) }),
      },
    });

export const createTickets = (http: Http) => ({
  page: page(http, false),
  /** The page that a start shows first. In the desktop app the main process asks for it while the window opens. */
  firstPage: page(http, true),
  show: (id: number) => http.get(`/tickets/${addressPart(id)}`, one(ticketSchema)),
  showByUuid: (uuid: string, signal?: AbortSignal) =>
    http.get(`/tickets/u/${addressPart(uuid)}`, one(ticketSchema), { signal }),
  /** A refusal may carry the ticket that already exists, see `readExistingTicket`. */
  create: (ticket: NewTicket) => http.post('/tickets', one(ticketSchema), { body: { ...ticket, status: 'open' } }),
  remove: (id: number) => http.delete(`/tickets/${addressPart(id)}`, nothing),
  update: (id: number, body: object) => http.put(`/tickets/${addressPart(id)}`, one(ticketSchema), { body }),
  /** Puts one tag on a ticket; servers store it twice if the ticket already has it. */
  addTag: (id: number, tagId: number) => http.put(`/ticket-tags/${addressPart(id)}/${addressPart(tagId)}`, nothing),
  /** Takes the tags that are columns of the board off a ticket. */
  removeTags: (id: number) => http.delete(`/ticket-tags/${addressPart(id)}`, nothing),
});
