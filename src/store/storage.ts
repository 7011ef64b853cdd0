import type { AppStorage } from '@/entities/base/storage';
import { backoffDelay } from '@/lib/backoff';
import type { Clock } from '@/lib/clock';
import {
  createKeyValueStore,
  openDatabase,
  type Database,
  type KeyValueSchema,
  type KeyValueStore,
} from '@/lib/keyValueStore';
import { createLastWrites } from '@/lib/lastWrites';
import type { Log } from '@/lib/log';
import { createMemoryRecords } from '@/lib/memoryRecords';
import type { LocalFlags } from '@/lib/storedValue';
import { createLateWrites, isKeptLate } from './lateWrites';
import { storedRecords } from './storedRecords';

const DATABASE = 'balcao';

/** The disk, or memory where the disk cannot be used: a damaged profile or a private window must not stop the work. */
const withFallback = <Value>(disk: KeyValueStore<Value>, isOnDisk: Promise<boolean>): KeyValueStore<Value> => {
  const memory = createMemoryRecords<Value>();
  const store = isOnDisk.then((usable) => (usable ? disk : memory));
  return {
    readAll: async (owner) => (await store).readAll(owner),
    read: async (owner, key) => (await store).read(owner, key),
    put: async (owner, key, value) => (await store).put(owner, key, value),
    update: async (owner, key, change, first) => (await store).update(owner, key, change, first),
    remove: async (owner, key) => (await store).remove(owner, key),
    clear: async (owner) => (await store).clear(owner),
  };
};

/** More attempts to open the database after the first one; together they wait 7 s. */
const MORE_ATTEMPTS = 3;

/** Chromium's failure where another program, such as a virus scanner, holds the files of the database for a moment. */
const isFileFailure = (error: unknown): boolean => error instanceof DOMException && error.name === 'UnknownError';

const openPatiently = async (database: Database, clock: Clock): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      await database();
      return;
    } catch (error) {
      if (attempt === MORE_ATTEMPTS || !isFileFailure(error)) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise<void>((resolve) => void clock.after(backoffDelay(attempt), resolve));
  }
};

/** Opens what this computer keeps: texts and files in IndexedDB, flags in local storage. */
export const createStorage = (local: LocalFlags, log: Log, clock: Clock): AppStorage => {
  const database = openDatabase(
    DATABASE,
    Object.values(storedRecords).map(({ name }) => name),
  );
  const late = createLateWrites(local, log);
  const isOnDisk = openPatiently(database, clock)
    .then(() => late.writeAll(database))
    .then(
      () => true,
      (error: unknown) => {
        log.error('Database not opened', { reason: String(error) });
        return false;
      },
    );
  const writes = createLastWrites();
  const open = <Value>(schema: KeyValueSchema<Value>): KeyValueStore<Value> =>
    writes.wrap(
      schema.name,
      withFallback(createKeyValueStore(database, schema, log), isOnDisk),
      isKeptLate(schema.name),
    );
  return {
    outbox: open(storedRecords.outbox),
    drafts: open(storedRecords.drafts),
    files: open(storedRecords.files),
    reminders: open(storedRecords.reminders),
    views: open(storedRecords.views),
    lock: open(storedRecords.lock),
    keptQueues: open(storedRecords.keptQueues),
    keptTexts: open(storedRecords.keptTexts),
    local,
    isOnDisk: () => isOnDisk,
    settled: async () => {
      late.keep(writes.unfinished());
      await writes.settled();
      late.forget();
      // What the disk refused has no other place.
      late.keep(writes.unfinished());
    },
  };
};
