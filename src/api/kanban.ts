import { many, paged } from '@/protocol/answers';
import { tagSchema } from '@/protocol/records/tags';
import { ticketSchema } from '@/protocol/records/tickets';
import type { Http } from './http';

/** Parameters of GET /ticket/kanban. */
export interface BoardQuery {
  readonly queueIds: readonly number[];
  readonly showAll: boolean;
  /** Only sent from the second page on, to servers that return pages here. */
  readonly pageNumber?: number;
}

export const createKanban = (http: Http) => ({
  /** The tags that are columns of the board. */
  columns: () => http.get('/tags/kanban', many(tagSchema, 'lista', 'tags')),
  tickets: ({ queueIds, showAll, ...page }: BoardQuery) =>
    http.get('/ticket/kanban', paged(ticketSchema, 'tickets'), {
      query: { ...page, queueIds: JSON.stringify(queueIds), showAll: JSON.stringify(showAll) },
    }),
});
