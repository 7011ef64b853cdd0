import { rest } from '@/protocol/rest';
import type { Http } from '../http';

/** Parameters of GET /ticket/kanban (CALL-35). */
export interface BoardQuery {
  readonly queueIds: readonly number[];
  readonly showAll: boolean;
  /** From the second page on, for servers that have pages here. */
  readonly pageNumber?: number;
}

export const createKanban = (http: Http) => ({
  /** The tags that have a lane (CALL-76). */
  lanes: () => http.request(rest.tags.kanban, []),
  tickets: ({ queueIds, showAll, ...page }: BoardQuery) =>
    http.request(rest.tickets.kanban, [], {
      query: { ...page, queueIds: JSON.stringify(queueIds), showAll: JSON.stringify(showAll) },
    }),
});
