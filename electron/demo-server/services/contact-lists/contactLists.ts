import type { ServerContext } from '../../context';
import type { ContactListRow } from '../../db/campaignRows';
import { offsetOf } from '../../http/paging';
import type { Actor } from '../../http/tokens';
import { named, ownRecord, refuseShort } from '../records';
import { createAnnounce } from '../../realtime/announce';

const PAGE_SIZE = 20;

interface CountedList {
  id: number;
  name: string;
  contacts: number;
}

/** The company's lists whose name contains `:needle`, each with the number of its contacts. */
const COUNTED = `SELECT l.id, l.name, COUNT(i.id) AS contacts FROM contact_lists l
  LEFT JOIN contact_list_items i ON i.contactListId = l.id
  WHERE l.companyId = :companyId AND instr(lowered(l.name), :needle) > 0 GROUP BY l.id`;

/** ⚠ `contactsCount` is text, `count` an array of joined rows per list, and `hasMore` never true. */
const countedPage = (records: readonly CountedList[], all: readonly CountedList[]) => ({
  records: records.map(({ contacts, ...list }) => ({ ...list, contactsCount: String(contacts) })),
  count: all.map(({ id, contacts }) => ({ id, count: String(Math.max(1, contacts)) })),
  hasMore: false,
});

const TOO_SHORT = 'ERR_CONTACTLIST_INVALID_NAME';

/** Lists of recipients, without a check of roles. */
export const createContactLists = (context: Pick<ServerContext, 'db' | 'tables' | 'hub'>) => {
  const { db, tables } = context;
  /** @param refusal on reads, servers call a missing list a ticket note */
  const own = (actor: Actor, id: number, refusal = 'ERR_NO_CONTACTLIST_FOUND'): ContactListRow =>
    ownRecord(tables.contactLists, actor, id, refusal);

  const announce = createAnnounce(context, (companyId) => `company-${companyId}-ContactList`);

  return {
    own,

    show: (actor: Actor, id: number) => own(actor, id, 'ERR_NO_TICKETNOTE_FOUND'),

    list: ({ companyId }: Actor, search: string, page: number) => {
      const params = { companyId, needle: search.trim().toLowerCase() };
      const all = db.all<CountedList>(`${COUNTED} ORDER BY l.id`, params);
      const records = db.all<CountedList>(`${COUNTED} ORDER BY folded(l.name), l.id LIMIT :limit OFFSET :offset`, {
        ...params,
        limit: PAGE_SIZE,
        offset: offsetOf(page, PAGE_SIZE),
      });
      return countedPage(records, all);
    },

    /** Real servers list any company's lists; here another company's list is empty. */
    listAll: (actor: Actor, companyId: number) => {
      if (companyId !== actor.companyId) return [];
      const company = named(tables.companies.get(companyId));
      return tables.contactLists
        .findAll({ companyId }, { orderBy: 'folded(name), id' })
        .map((list) => Object.assign(list, { company }));
    },

    create: (actor: Actor, name: string): ContactListRow => {
      refuseShort(name, TOO_SHORT);
      const record = tables.contactLists.insert({ name, companyId: actor.companyId });
      announce(actor, { action: 'create', record });
      return record;
    },

    update: (actor: Actor, id: number, name: string): ContactListRow => {
      own(actor, id);
      refuseShort(name, TOO_SHORT);
      tables.contactLists.update({ id }, { name });
      const record = own(actor, id);
      announce(actor, { action: 'update', record });
      return record;
    },

    /** Deletes the list's items too; campaigns lose the list. */
    remove: (actor: Actor, id: number): void => {
      own(actor, id);
      tables.contactLists.remove({ id });
      announce(actor, { action: 'delete', id: String(id) });
    },
  };
};
