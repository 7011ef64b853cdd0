import { openDB, type IDBPDatabase } from 'idb';
import type { Log } from './log';

/** A record in the database: the version of its form, and the record itself. */
interface Envelope {
  readonly version: number;
  readonly value: unknown;
}

export interface KeyValueSchema<Value> {
  /** Name of the object store. */
  readonly name: string;
  /** Version of the stored form; raise it together with a step in `migrations`. */
  readonly version: number;
  /** Reads a value of the present version; null = unreadable. */
  readonly parse: (value: unknown) => Value | null;
  /** `migrations[n]` turns a value of version n into one of version n + 1. */
  readonly migrations?: Readonly<Record<number, (value: unknown) => unknown>>;
}

/** Records of one kind on disk, grouped by owner (an account), so that no account sees another's. */
export interface KeyValueStore<Value> {
  /** All readable records of an owner; unreadable ones are removed and logged. */
  readAll(owner: string): Promise<Value[]>;
  /** One record; null when there is none or it is unreadable. */
  read(owner: string, key: string): Promise<Value | null>;
  /** Resolves when the record is on disk. */
  put(owner: string, key: string, value: Value): Promise<void>;
  /**
   * Reads and writes in one transaction. `change` returns null to change nothing. Where there is no record it gets `first`; without
   * one nothing is written. Resolves with what was written.
   */
  update(owner: string, key: string, change: (value: Value) => Value | null, first?: Value): Promise<Value | null>;
  remove(owner: string, key: string): Promise<void>;
  /** Removes all records of an owner. */
  clear(owner: string): Promise<void>;
}

// A stored message must survive a power cut, so every write waits for the disk.
const DURABLE = { durability: 'strict' } as const;
const DATABASE_VERSION = 7;

/** The open database. */
export type Database = () => Promise<IDBPDatabase>;

/**
 * A database with one object store for each name; stores of later releases need a higher version. It is opened at its first use, and
 * again after the browser has closed it, which it does where a file of the database fails.
 */
export const openDatabase = (name: string, stores: readonly string[]): Database => {
  let opened: Promise<IDBPDatabase> | null = null;
  const close = (): void => {
    opened = null;
  };
  const open = async (): Promise<IDBPDatabase> =>
    openDB(name, DATABASE_VERSION, {
      upgrade: (database) => {
        for (const store of stores) if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      },
      // A newer version of the app in another window must not wait for this one.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
      terminated: close,
    });
  return () => {
    if (opened) return opened;
    opened = open();
    opened.catch(close);
    return opened;
  };
};

export const createKeyValueStore = <Value>(
  database: Database,
  schema: KeyValueSchema<Value>,
  log: Log,
): KeyValueStore<Value> => {
  const read = (stored: unknown): Value | null => {
    const envelope = stored as Partial<Envelope> | null | undefined;
    if (typeof envelope?.version !== 'number' || envelope.version > schema.version) return null;
    let value = envelope.value;
    for (let version = envelope.version; version < schema.version; version += 1) {
      const migrate = schema.migrations?.[version];
      if (!migrate) return null;
      value = migrate(value);
    }
    return schema.parse(value);
  };
  const allOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);
  const removeAt = async (at: IDBValidKey | IDBKeyRange): Promise<void> => {
    const transaction = (await database()).transaction(schema.name, 'readwrite', DURABLE);
    const removed = transaction.store.delete(at);
    transaction.commit();
    await Promise.all([removed, transaction.done]);
  };
  const wrap = (value: Value): Envelope => ({ version: schema.version, value });

  return {
    async readAll(owner) {
      const transaction = (await database()).transaction(schema.name, 'readwrite', DURABLE);
      const found: Value[] = [];
      let cursor = await transaction.store.openCursor(allOf(owner));
      while (cursor) {
        const value = read(cursor.value);
        if (value === null) {
          log.warn('Unreadable stored record discarded', { store: schema.name });
          await cursor.delete();
        } else {
          found.push(value);
        }
        cursor = await cursor.continue();
      }
      await transaction.done;
      return found;
    },
    async read(owner, key) {
      return read(await (await database()).get(schema.name, [owner, key]));
    },
    async put(owner, key, value) {
      const transaction = (await database()).transaction(schema.name, 'readwrite', DURABLE);
      const written = transaction.store.put(wrap(value), [owner, key]);
      // Without an explicit commit a page that closes now would lose the write.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    },
    async update(owner, key, change, first) {
      const transaction = (await database()).transaction(schema.name, 'readwrite', DURABLE);
      const known = read(await transaction.store.get([owner, key]));
      const before = known ?? first;
      const next = before === undefined ? null : change(before);
      if (next !== null) await transaction.store.put(wrap(next), [owner, key]);
      await transaction.done;
      return next;
    },
    remove: (owner, key) => removeAt([owner, key]),
    clear: (owner) => removeAt(allOf(owner)),
  };
};
