import { many, paged } from '@/protocol/answers';
import { tagSchema } from '@/protocol/records/tags';
import { ticketSchema } from '@/protocol/records/tickets';
import type { Http } from './http';

/** Parameters of GET /ticket/kanban. */
export interface BoardQuery {
  readonly queueIds: readonly number[];
  readonly showAll: boolean;
  /** From the second page on, for servers that have pages here. */
  readonly pageNumber?: number;
}

export const createKanban = (http: Http) => ({
  /** The tags that have a lane. */
  lanes: () => http.get('/tags/kanban', many(tagSchema, 'lista', 'tags')),
  tickets: ({ queueIds, showAll, ...page }: BoardQuery) =>
    http.get('/ticket/kanban', paged(ticketSchema, 'tickets'), {
      query: { ...page, queueIds: JSON.stringify(queueIds), showAll: JSON.stringify(showAll) },
    }),
});
