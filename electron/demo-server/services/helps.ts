import type { ServerContext } from '../context';
import type { HelpRow } from '../db/platformRows';
import { orNotFound } from '../http/errors';
import type { Actor } from '../http/tokens';
import { readPage, refuseShort } from './records';
import { createAnnounce } from '../realtime/announce';

export interface HelpInput {
  title?: string | undefined;
  description?: string | null | undefined;
  video?: string | null | undefined;
  link?: string | null | undefined;
}

/** The help videos, the same for every company. */
export const createHelps = (context: ServerContext) => {
  const { db, tables } = context;
  const existing = (id: number): HelpRow => orNotFound(tables.helps.get(id), 'ERR_NO_HELP_FOUND');

  /** ⚠ The event reaches only the company of the user who changed it; the others have to reload. */
  const announce = createAnnounce(context, (companyId) => `company-${companyId}-help`);

  return {
    show: existing,

    list: (search: string, page: number) => {
      const where = 'instr(lowered(title), :needle) > 0';
      const params = { needle: search.trim().toLowerCase() };
      return readPage(db, tables.helps, { where, orderBy: 'folded(title), id', params, page });
    },

    listAll: () => tables.helps.findAll({}, { orderBy: 'folded(title), id' }),

    create: (actor: Actor, input: HelpInput & { title: string }) => {
      const { title, description } = input;
      for (const text of [title, ...(description ? [description] : [])]) refuseShort(text, 'ERR_HELP_INVALID_NAME');
      const record = tables.helps.insert({ ...input });
      announce(actor, { action: 'create', record });
      return record;
    },

    update: (actor: Actor, id: number, input: HelpInput) => {
      existing(id);
      tables.helps.update({ id }, { ...input });
      const record = existing(id);
      announce(actor, { action: 'update', record });
      return record;
    },

    remove: (actor: Actor, id: number): void => {
      existing(id);
      tables.helps.remove({ id });
      announce(actor, { action: 'delete', id: String(id) });
    },
  };
};
