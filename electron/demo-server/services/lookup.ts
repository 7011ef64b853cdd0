import type { ServerContext } from '../context';
import type { Stamps } from '../db/rows';
import type { Table } from '../db/table';

type Id = string | number | null;

/** Reads the records behind a page's foreign keys with one query per table. */
export const createLookup = ({ db, tables }: Pick<ServerContext, 'db' | 'tables'>) => {
  const reader =
    <T extends Stamps & { id: string | number }>(name: string, table: Table<T>) =>
    (ids: readonly Id[]): Map<Id, T> => {
      const wanted = JSON.stringify([...new Set(ids)].filter((id) => id !== null));
      const rows = db.all(`SELECT * FROM "${name}" WHERE id IN (SELECT value FROM json_each(:wanted))`, { wanted });
      return new Map(table.readAll(rows).map((record) => [record.id, record]));
    };

  return {
    contacts: reader('contacts', tables.contacts),
    queues: reader('queues', tables.queues),
    users: reader('users', tables.users),
    whatsapps: reader('whatsapps', tables.whatsapps),
    messages: reader('messages', tables.messages),
  };
};
