import type { SqlParams, SqlValue } from '../../db/database';
import type { Actor } from '../../http/tokens';

/** The parameters of `GET /tickets` and `GET /ticket/kanban`; '' and [] mean "not given". */
export interface TicketQuery {
  searchParam: string;
  status: string;
  /** yyyy-MM-dd */
  date: string;
  /** yyyy-MM-dd */
  updatedAt: string;
  showAll: boolean;
  queueIds: number[];
  tags: number[];
  users: number[];
  withUnreadMessages: boolean;
}

/** A WHERE clause over `tickets t JOIN contacts c`. */
export interface Filter {
  sql: string;
  params: SqlParams;
}

/** First and last millisecond of a day in the server's time zone, as stored texts. */
const dayRange = (day: string): { from: string; to: string } => {
  const start = new Date(`${day}T00:00:00`);
  const end = new Date(`${day}T23:59:59.999`);
  return { from: start.toISOString(), to: end.toISOString() };
};

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(`${day}T00:00:00`));

const MATCHES_SEARCH = `(instr(lowered(c.name), :search) > 0 OR instr(c.number, :search) > 0 OR EXISTS (
  SELECT 1 FROM messages m WHERE m.ticketId = t.id AND instr(lowered(m.body), :search) > 0))`;

const HAS_ALL_TAGS = `(SELECT COUNT(DISTINCT tt.tagId) FROM ticket_tags tt
  WHERE tt.ticketId = t.id AND tt.tagId IN (SELECT value FROM json_each(:tags))) = :tagCount`;

const inQueues = (name: string): string =>
  `(t.queueId IS NULL OR t.queueId IN (SELECT value FROM json_each(:${name})))`;

/**
 * Filter rules of the ticket list, in the order in which they override each other. ⚠ `date`, `updatedAt` and
 * `withUnreadMessages` replace all filters before them; two `users` give nothing, and `users` override `tags`.
 */
export const ticketFilter = (query: TicketQuery, actor: Actor, ownQueueIds: readonly number[]): Filter => {
  const params: Record<string, SqlValue> = { companyId: actor.companyId };
  const mine = "(t.userId = :me OR t.status = 'pending')";

  let parts = [inQueues('queueIds')];
  params.queueIds = JSON.stringify(query.queueIds);

  if (query.searchParam !== '') {
    parts.push(MATCHES_SEARCH);
    params.search = query.searchParam.toLowerCase();
  } else if (!query.showAll) {
    parts.push(mine);
    params.me = actor.id;
  }
  if (query.status !== '') {
    parts.push('t.status = :status');
    params.status = query.status;
  }
  for (const column of ['date', 'updatedAt'] as const) {
    if (query[column] === '') continue;
    parts = [`t.${column === 'date' ? 'createdAt' : 'updatedAt'} BETWEEN :from AND :to`];
    Object.assign(params, isDay(query[column]) ? dayRange(query[column]) : { from: '', to: '' });
  }
  if (query.withUnreadMessages) {
    parts = [mine, inQueues('ownQueueIds'), 't.unreadMessages > 0'];
    Object.assign(params, { me: actor.id, ownQueueIds: JSON.stringify(ownQueueIds) });
  }
  if (query.users.length > 1) parts.push('FALSE');
  else if (query.users.length === 1) {
    parts.push('t.userId = :owner');
    params.owner = query.users[0]!;
  } else if (query.tags.length > 0) {
    parts.push(HAS_ALL_TAGS);
    Object.assign(params, { tags: JSON.stringify(query.tags), tagCount: new Set(query.tags).size });
  }

  return withUsedParams(['t.companyId = :companyId', ...parts].join(' AND '), params);
};

/** ⚠ With `showAll` the board of A drops the queue condition; B keeps it. */
export const kanbanFilter = (
  query: Pick<TicketQuery, 'showAll' | 'queueIds'>,
  actor: Actor,
  keepsQueues: boolean,
): Filter => {
  const parts = ["t.companyId = :companyId AND t.status IN ('open', 'pending')"];
  if (!query.showAll) parts.push("(t.userId = :me OR t.status = 'pending')");
  if (!query.showAll || keepsQueues) parts.push(inQueues('queueIds'));
  return withUsedParams(parts.join(' AND '), {
    companyId: actor.companyId,
    me: actor.id,
    queueIds: JSON.stringify(query.queueIds),
  });
};

/** Keeps only the used parameters, since the engine refuses others. */
const withUsedParams = (sql: string, params: SqlParams): Filter => ({
  sql,
  params: Object.fromEntries(Object.entries(params).filter(([name]) => new RegExp(`:${name}\\b`).test(sql))),
});
