import type { ServerContext } from '../../context';
import type { Database } from '../../db/database';
import { offsetOf, toPage } from '../../http/paging';
import type { Actor } from '../../http/tokens';
import type { Filter, TicketQuery } from './ticketFilters';
import { kanbanFilter, ticketFilter } from './ticketFilters';
import { createTicketViews } from './ticketViews';

/** Joined rows of one page: a ticket uses one per tag, at least one. */
const PAGE_ROWS = 40;

const FROM = 'FROM tickets t JOIN contacts c ON c.id = t.contactId';

/** The messages that contain the searched text, by ticket, oldest first. */
const matchingMessages = (
  db: Database,
  ticketIds: readonly number[],
  search: string,
): Map<number, { id: string; body: string }[]> => {
  const found = db.all<{ id: string; body: string; ticketId: number }>(
    `SELECT id, body, ticketId FROM messages
     WHERE ticketId IN (SELECT value FROM json_each(:ids)) AND instr(lowered(body), :search) > 0 ORDER BY createdAt, rowid`,
    { ids: JSON.stringify(ticketIds), search: search.toLowerCase() },
  );
  const byTicket = new Map<number, { id: string; body: string }[]>(ticketIds.map((id) => [id, []]));
  for (const { id, body, ticketId } of found) byTicket.get(ticketId)!.push({ id, body });
  return byTicket;
};

export const createTicketLists = (context: ServerContext) => {
  const { db, tables, dialect } = context;
  const views = createTicketViews(context);

  const countOf = ({ sql, params }: Filter): number =>
    db.get<{ n: number }>(`SELECT COUNT(*) AS n ${FROM} WHERE ${sql}`, params)!.n;

  /** ⚠ The limit counts joined rows, so tickets with tags shorten the page. */
  const pageOf = ({ sql, params }: Filter, page: number, rows: number) =>
    tables.tickets.readAll(
      db.all(
        `SELECT t.* FROM (
           SELECT t.id AS joinedId ${FROM} LEFT JOIN ticket_tags tt ON tt.ticketId = t.id
           WHERE ${sql} ORDER BY t.updatedAt DESC, t.id DESC LIMIT :rows OFFSET :offset
         ) JOIN tickets t ON t.id = joinedId GROUP BY t.id ORDER BY t.updatedAt DESC, t.id DESC`,
        { ...params, rows, offset: offsetOf(page, rows) },
      ),
    );

  return {
    list: (actor: Actor, query: TicketQuery, page: number) => {
      const ownQueues = tables.userQueues.findAll({ userId: actor.id }).map(({ queueId }) => queueId);
      const filter = ticketFilter(query, actor, ownQueues);
      const rows = pageOf(filter, page, PAGE_ROWS);
      const { count, hasMore } = toPage(rows, countOf(filter), page, PAGE_ROWS);
      const tickets = views.listItems(rows);
      if (query.searchParam === '') return { tickets, count, hasMore };
      const matches = matchingMessages(
        db,
        rows.map(({ id }) => id),
        query.searchParam,
      );
      return {
        tickets: tickets.map((ticket) => Object.assign(ticket, { messages: matches.get(ticket.id)! })),
        count,
        hasMore,
      };
    },

    kanban: (actor: Actor, query: Pick<TicketQuery, 'showAll' | 'queueIds'>, page: number) => {
      const size = dialect.kanbanPageSize;
      const filter = kanbanFilter(query, actor, size !== null);
      const count = countOf(filter);
      const rows = size === null ? pageOf(filter, 1, -1) : pageOf(filter, page, size);
      const { hasMore } = toPage(rows, count, page, size ?? 0);
      return { tickets: views.listItems(rows, { pictures: false }), count, hasMore: size !== null && hasMore };
    },
  };
};
