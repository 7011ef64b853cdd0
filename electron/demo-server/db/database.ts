import fs from 'node:fs';
import sqlite from 'node-sqlite3-wasm';

export type SqlValue = string | number | boolean | null;
export type SqlParams = Readonly<Record<string, SqlValue>>;
export type Row = Record<string, string | number | null>;

/* oxlint-disable typescript/no-unnecessary-type-parameters -- the caller names the columns it selects */

/** The database as the services see it. Everything is synchronous: one process, one connection. */
export interface Database {
  all<T = Row>(sql: string, params?: SqlParams): T[];
  get<T = Row>(sql: string, params?: SqlParams): T | null;
  /** Returns the new row id of an INSERT and the number of changed rows. */
  run(sql: string, params?: SqlParams): { id: number; changes: number };
  exec(sql: string): void;
  /** All or nothing. Nested calls join the outer transaction. */
  transaction<T>(work: () => T): T;
  /** Runs `task` once all writes so far are durable: at once, or after the running transaction; never after a rollback. */
  afterCommit(task: () => void): void;
  close(): void;
}

/** Most prepared statements kept. The server has fewer; only generated lists of ids exceed this and evict the oldest. */
const MAX_PREPARED = 300;

const lowered = (value: string | number | bigint | Uint8Array | null): string => String(value ?? '').toLowerCase();
const folded = (value: Parameters<typeof lowered>[0]): string =>
  lowered(value)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

const named = (params: SqlParams): Record<string, SqlValue> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [`:${name}`, value]));

/** Prepares each statement once; beyond `MAX_PREPARED` the one not used for longest is dropped. */
const createStatements = (engine: sqlite.Database) => {
  type Statement = ReturnType<typeof engine.prepare>;
  const prepared = new Map<string, Statement>();
  const get = (sql: string): Statement => {
    const known = prepared.get(sql);
    prepared.delete(sql);
    const current = known ?? engine.prepare(sql);
    prepared.set(sql, current);
    if (prepared.size > MAX_PREPARED) {
      const [oldest, unused] = prepared.entries().next().value!;
      prepared.delete(oldest);
      unused.finalize();
    }
    return current;
  };
  const clear = (): void => {
    for (const unused of prepared.values()) unused.finalize();
    prepared.clear();
  };
  return { get, clear };
};

/**
 * Opens the database file, creating it when absent. This is the only file that knows the SQL engine.
 *
 * Durability: a write-ahead log with `synchronous=FULL`, so a statement or transaction that returned
 * survives kill -9 and a power cut. The engine's rollback journals cannot be used: its lock check takes our own lock for a foreign
 * one and then never rolls back a half-written transaction. The write-ahead log needs `locking_mode=EXCLUSIVE`, because the engine
 * has no shared memory.
 *
 * The caller holds the process lock of the folder: the engine's own lock is a directory that stays after kill -9.
 */
export const openDatabase = (file: string): Database => {
  fs.rmSync(`${file}.lock`, { recursive: true, force: true });
  const engine = new sqlite.Database(file);
  engine.exec(
    'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
  );
  engine.function('lowered', lowered, { deterministic: true });
  engine.function('folded', folded, { deterministic: true });

  const statements = createStatements(engine);
  const statement = statements.get;

  let depth = 0;
  let pending: (() => void)[] = [];

  const transaction = <T>(work: () => T): T => {
    if (depth > 0) return work();
    engine.exec('BEGIN IMMEDIATE');
    depth = 1;
    try {
      const result = work();
      engine.exec('COMMIT');
      depth = 0;
      const tasks = pending;
      pending = [];
      for (const task of tasks) task();
      return result;
    } catch (error) {
      if (depth > 0) {
        depth = 0;
        pending = [];
        if (engine.inTransaction) engine.exec('ROLLBACK');
      }
      throw error;
    }
  };

  return {
    all: <T>(sql: string, params: SqlParams = {}) => statement(sql).all(named(params)) as T[],
    get: <T>(sql: string, params: SqlParams = {}) => statement(sql).get(named(params)) as T | null,
    run: (sql, params = {}) => {
      const { lastInsertRowid, changes } = statement(sql).run(named(params));
      return { id: Number(lastInsertRowid), changes };
    },
    exec: (sql) => engine.exec(sql),
    transaction,
    afterCommit: (task) => {
      if (depth > 0) pending.push(task);
      else task();
    },
    close: () => {
      statements.clear();
      engine.close();
    },
  };
};
