import type { ServerContext } from '../../context';
import type { ContactListItemRow } from '../../db/campaignRows';
import type { Actor } from '../../http/tokens';
import { ownRecord, readPage, refuseShort } from '../records';
import { createAnnounce } from '../../realtime/announce';
import { isOnWhatsapp } from '../contacts/contactNumbers';
import { createContactLists } from './contactLists';
import type { SpreadsheetRow } from './spreadsheet';

export interface ItemInput {
  name: string;
  number: string;
  email?: string | null | undefined;
}

const TOO_SHORT = 'ERR_CONTACTLISTITEM_INVALID_NAME';

const checked = (typed: string) => {
  const number = typed.replaceAll(/\D/g, '');
  return { number, isWhatsappValid: isOnWhatsapp(number) };
};

/** Adds the rows of a spreadsheet. Returns the added items: rows without a number and numbers already in the list are skipped. */
const createItemImport =
  (context: Pick<ServerContext, 'db' | 'tables' | 'hub'>, lists: ReturnType<typeof createContactLists>) =>
  (actor: Actor, contactListId: number, rows: readonly SpreadsheetRow[]): ContactListItemRow[] =>
    context.db.transaction(() => {
      const { companyId } = actor;
      const { contactListItems } = context.tables;
      lists.own(actor, contactListId);
      const records = rows.flatMap(({ name, number: typed, email }) => {
        const { number, isWhatsappValid } = checked(typed);
        if (number === '' || contactListItems.find({ contactListId, number })) return [];
        return contactListItems.insert({ name, number, email, isWhatsappValid, contactListId, companyId });
      });
      const announce = createAnnounce(context, () => `company-${companyId}-ContactListItem-${contactListId}`);
      announce(actor, { action: 'reload', records });
      return records;
    });

/** The recipients of the lists. Each number is checked on the simulated network. */
export const createContactListItems = (context: Pick<ServerContext, 'db' | 'tables' | 'hub'>) => {
  const { db, tables } = context;
  const lists = createContactLists(context);

  const own = (actor: Actor, id: number): ContactListItemRow =>
    ownRecord(tables.contactListItems, actor, id, 'ERR_NO_CONTACTLISTITEM_FOUND');

  /** ⚠ All lists share one event name. */
  const announce = createAnnounce(context, (companyId) => `company-${companyId}-ContactListItem`);

  return {
    list: ({ companyId }: Actor, contactListId: number, search: string, page: number) => {
      const where = `companyId = :companyId AND contactListId = :contactListId
        AND (instr(lowered(name), :needle) > 0 OR instr(number, :needle) > 0)`;
      const params = { companyId, contactListId, needle: search.trim().toLowerCase() };
      return readPage(db, tables.contactListItems, { where, orderBy: 'folded(name), id', params, page });
    },

    show: own,

    /** A number that is not on WhatsApp is stored and marked as invalid. */
    create: (actor: Actor, contactListId: number, { name, number, email }: ItemInput): ContactListItemRow => {
      lists.own(actor, contactListId);
      refuseShort(name, TOO_SHORT);
      const values = { name, ...checked(number), email: email ?? '' };
      const record = tables.contactListItems.insert({ ...values, contactListId, companyId: actor.companyId });
      announce(actor, { action: 'create', record });
      return record;
    },

    update: (actor: Actor, id: number, { name, number, email }: ItemInput): ContactListItemRow => {
      own(actor, id);
      refuseShort(name, TOO_SHORT);
      tables.contactListItems.update({ id }, { name, ...checked(number), email: email ?? '' });
      const record = own(actor, id);
      announce(actor, { action: 'update', record });
      return record;
    },

    remove: (actor: Actor, id: number): void => {
      own(actor, id);
      tables.contactListItems.remove({ id });
      announce(actor, { action: 'delete', id: String(id) });
    },

    importRows: createItemImport(context, lists),
  };
};
