import type { Clock } from '../clock';
import type { Database, Row, SqlParams, SqlValue } from './database';
import type { Stamps } from './rows';

export interface TableOptions<T> {
  booleans?: readonly (keyof T & string)[];
  json?: readonly (keyof T & string)[];
}

export interface FindOptions {
  /** Raw SQL after ORDER BY; never built from input. */
  orderBy?: string;
  limit?: number;
  offset?: number;
}

/** A new row: missing id and stamps are generated, other missing columns get their defaults. */
export type NewRow<T> = { [K in keyof T]?: T[K] | undefined };

type IdOf<T> = T extends { id: infer Id } ? Id : never;

/** Plain reads and writes of one table. Services write their own SQL for joins and searches. */
export interface Table<T extends Stamps> {
  readonly name: string;
  /** The row with this id; null if there is none, and for the id null, as an empty reference has it. */
  get(id: IdOf<T> | null): T | null;
  find(where: NewRow<T>): T | null;
  findAll(where?: NewRow<T>, options?: FindOptions): T[];
  count(where?: NewRow<T>): number;
  /** Returns the stored row. Stamps come from the clock unless given. */
  insert(values: NewRow<T>): T;
  /** Writes the given columns and `updatedAt`, and returns how many rows matched. Undefined columns stay unchanged. */
  update(where: NewRow<T>, values: NewRow<T>): number;
  remove(where: NewRow<T>): number;
  /** Turns a raw row (of any query over this table) into the typed record. */
  read(row: Row): T;
  readAll(rows: readonly Row[]): T[];
}

const definedEntries = (values: object): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined);

const condition = (where: object): string => {
  const parts = definedEntries(where).map(([column, value]) =>
    value === null ? `"${column}" IS NULL` : `"${column}" = :w_${column}`,
  );
  return parts.length === 0 ? '' : ` WHERE ${parts.join(' AND ')}`;
};

const toSql = (value: unknown, isJson: boolean): SqlValue =>
  isJson && value !== null ? JSON.stringify(value) : (value as SqlValue);

/** Typed access to the table `name`. Column names come from code; values are always SQL parameters. */
export const createTable = <T extends Stamps>(
  db: Database,
  clock: Clock,
  name: string,
  { booleans = [], json = [] }: TableOptions<T> = {},
): Table<T> => {
  const params = (prefix: string, values: object): SqlParams =>
    Object.fromEntries(
      definedEntries(values)
        .filter(([, value]) => prefix !== 'w' || value !== null)
        .map(([column, value]) => [`${prefix}_${column}`, toSql(value, (json as readonly string[]).includes(column))]),
    );

  const read = (row: Row): T => {
    const record: Record<string, unknown> = { ...row };
    for (const column of booleans) if (record[column] !== null) record[column] = record[column] === 1;
    for (const column of json) record[column] = JSON.parse(String(record[column]));
    return record as T;
  };
  const readAll = (rows: readonly Row[]): T[] => rows.map(read);

  const findAll = (where: NewRow<T> = {}, { orderBy = 'rowid', limit, offset = 0 }: FindOptions = {}): T[] => {
    const page = limit === undefined ? '' : ' LIMIT :limit OFFSET :offset';
    const sql = `SELECT * FROM "${name}"${condition(where)} ORDER BY ${orderBy}${page}`;
    return readAll(db.all(sql, { ...params('w', where), ...(limit === undefined ? {} : { limit, offset }) }));
  };

  const find = (where: NewRow<T>): T | null => findAll(where, { limit: 1 })[0] ?? null;

  return {
    name,
    read,
    readAll,
    findAll,
    find,
    get: (id) => (id === null ? null : find({ id } as NewRow<Stamps & { id: IdOf<T> }> as NewRow<T>)),
    count: (where = {}) =>
      db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM "${name}"${condition(where)}`, params('w', where))!.n,
    insert: (values) => {
      const now = clock.now().toISOString();
      const full = { createdAt: now, updatedAt: now, ...Object.fromEntries(definedEntries(values)) };
      const columns = Object.keys(full);
      const { id } = db.run(
        `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
         VALUES (${columns.map((column) => `:v_${column}`).join(', ')})`,
        params('v', full),
      );
      return read(db.get(`SELECT * FROM "${name}" WHERE rowid = :id`, { id })!);
    },
    update: (where, values) => {
      const full: object = { updatedAt: clock.now().toISOString(), ...Object.fromEntries(definedEntries(values)) };
      const columns = Object.keys(full).map((column) => `"${column}" = :v_${column}`);
      return db.run(`UPDATE "${name}" SET ${columns.join(', ')}${condition(where)}`, {
        ...params('v', full),
        ...params('w', where),
      }).changes;
    },
    remove: (where) => db.run(`DELETE FROM "${name}"${condition(where)}`, params('w', where)).changes,
  };
};
