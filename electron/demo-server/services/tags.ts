import type { ServerContext } from '../context';
import type { TagRow } from '../db/rows';
import type { NewRow } from '../db/table';
import { ServerFailure } from '../http/errors';
import { offsetOf } from '../http/paging';
import type { Actor } from '../http/tokens';
import { ownRecord } from './records';
import { createAnnounce } from '../realtime/announce';

const PAGE_SIZE = 5000;
const DEFAULT_COLOR = '#A4CCCC';

interface CountedTag {
  id: number;
  name: string;
  color: string;
  tickets: number;
}

export const createTags = (context: ServerContext) => {
  const { db, tables } = context;
  const matching = `companyId = :companyId AND (instr(name, :needle) > 0 OR instr(color, :needle) > 0)`;

  const own = (actor: Actor, id: number): TagRow => ownRecord(tables.tags, actor, id, 'ERR_NO_TAG_FOUND');

  /** ⚠ The event's name lacks the company. */
  const announce = createAnnounce(context, () => 'tag');

  return {
    /** ⚠ `ticketsCount` is text, `count` an array of joined rows per tag, and `hasMore` never true. */
    list: (actor: Actor, search: string, page: number) => {
      const tags = db.all<CountedTag>(
        `SELECT tags.id, name, color, COUNT(ticketId) AS tickets FROM tags
         LEFT JOIN ticket_tags ON tagId = tags.id
         WHERE ${matching} GROUP BY tags.id ORDER BY folded(name), tags.id LIMIT :limit OFFSET :offset`,
        { companyId: actor.companyId, needle: search, limit: PAGE_SIZE, offset: offsetOf(page, PAGE_SIZE) },
      );
      return {
        tags: tags.map(({ tickets, ...tag }) => ({ ...tag, ticketsCount: String(tickets) })),
        count: tags.map(({ id, tickets }) => ({ id, count: String(Math.max(1, tickets)) })),
        hasMore: false,
      };
    },

    listAll: ({ companyId }: Actor, search: string): TagRow[] =>
      tables.tags.readAll(
        db.all(`SELECT * FROM tags WHERE ${matching} ORDER BY folded(name), id`, { companyId, needle: search }),
      ),

    columns: ({ companyId }: Actor): TagRow[] => tables.tags.findAll({ companyId, kanban: 1 }, { orderBy: 'id' }),

    show: own,

    /** Returns an identical existing tag instead of storing it again. */
    create: (actor: Actor, { name, color = DEFAULT_COLOR, kanban = 0 }: NewRow<TagRow>): TagRow => {
      const values = { name, color, kanban, companyId: actor.companyId };
      const tag = tables.tags.find(values) ?? tables.tags.insert(values);
      announce(actor, { action: 'create', tag });
      return tag;
    },

    update: (actor: Actor, id: number, values: NewRow<TagRow>): TagRow => {
      own(actor, id);
      tables.tags.update({ id }, values);
      const tag = own(actor, id);
      announce(actor, { action: 'update', tag });
      return tag;
    },

    remove: (actor: Actor, id: number): void => {
      own(actor, id);
      if (tables.campaigns.count({ tagId: id }) > 0) throw new ServerFailure('used by a campaign');
      tables.tags.remove({ id });
      announce(actor, { action: 'delete', tagId: String(id) });
    },
  };
};
