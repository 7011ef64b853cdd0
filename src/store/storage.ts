import * as z from 'zod/mini';
import { MOST_TRIES, type StoredLock } from '@/domain/device/lock';
import type { Reminder } from '@/domain/conversations/reminders';
import type { SavedView } from '@/domain/conversations/savedViews';
import { parseRecord } from '@/protocol/parse';
import type { Draft } from '@/entities/conversations/drafts/draftsState';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import type { StoredFile } from '@/entities/device/files/storedFile';
import type { AppStorage } from '@/entities/base/storage';
import { createKeyValueStore, openDatabase, type KeyValueSchema, type KeyValueStore } from '@/lib/keyValueStore';
import type { Log } from '@/lib/log';
import { createMemoryRecords } from '@/lib/memoryRecords';
import type { LocalFlags } from '@/lib/storedValue';

const DATABASE = 'balcao';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const fileFields = { id: z.string(), name: z.string(), type: z.string(), size: z.number() };

const outboxEntrySchema = z.object({
  id: z.string(),
  ticketId: z.int(),
  uuid: z.string(),
  standing: z.optional(
    z.object({
      status: z.enum(['open', 'pending', 'closed']),
      userId: z.optional(z.nullable(z.int())),
      contactName: z.string(),
    }),
  ),
  file: z.optional(z.object(fileFields)),
  body: z.string(),
  quotedMsgId: z.nullable(z.string()),
  createdAt: z.number(),
  sentAt: z.nullable(z.number()),
  after: z.nullable(z.string()),
  state: z.enum(['waiting', 'sending', 'sent', 'unconfirmed', 'failed']),
  reason: z.optional(z.string()),
});

const draftSchema = z.object({
  ticketId: z.int(),
  text: z.string(),
  quotedMsgId: z.nullable(z.string()),
  attachments: z.array(z.object({ ...fileFields, caption: z.string() })),
});

const storedFileSchema = z.object({ id: z.string(), content: z.instanceof(Blob), storedAt: z.number() });

const outboxStore: KeyValueSchema<OutboxEntry> = {
  name: 'outbox',
  version: 1,
  parse: (value) => parseRecord(outboxEntrySchema, value),
};

const draftStore: KeyValueSchema<Draft> = {
  name: 'drafts',
  version: 2,
  parse: (value) => parseRecord(draftSchema, value),
  migrations: { 1: (draft) => (isObject(draft) ? { ...draft, attachments: [] } : draft) },
};

const fileStore: KeyValueSchema<StoredFile> = {
  name: 'files',
  version: 1,
  parse: (value) => parseRecord(storedFileSchema, value),
};

const reminderSchema = z.object({
  ticketId: z.int(),
  uuid: z.string(),
  contactName: z.string(),
  at: z.number(),
  note: z.string(),
  onlyUnanswered: z.boolean(),
  answered: z.boolean(),
  lastMessage: z.string(),
  fromMe: z.boolean(),
  stage: z.enum(['waiting', 'due', 'opened']),
});

const reminderStore: KeyValueSchema<Reminder> = {
  name: 'reminders',
  version: 1,
  parse: (value) => parseRecord(reminderSchema, value),
};

const viewSchema = z.object({
  id: z.string(),
  name: z.string(),
  search: z.object({
    text: z.string(),
    tagIds: z.array(z.int()),
    userId: z.nullable(z.int()),
    status: z.nullable(z.enum(['open', 'pending', 'closed'])),
  }),
});

const viewStore: KeyValueSchema<readonly SavedView[]> = {
  name: 'views',
  version: 1,
  parse: (value) => parseRecord(z.array(viewSchema), value),
};

const lockSchema = z.object({ tries: z.int().check(z.gte(0)) });

const lockStore: KeyValueSchema<StoredLock> = {
  name: 'lock',
  version: 1,
  // A damaged record must not unlock the window.
  parse: (value) => parseRecord(lockSchema, value) ?? { tries: MOST_TRIES - 1 },
};

/** Counts pending writes, so that a reload or quit can wait for them. */
const createTracker = () => {
  const running = new Set<Promise<unknown>>();
  const track = <Value>(work: Promise<Value>): Promise<Value> => {
    const done = work.finally(() => running.delete(done));
    running.add(done);
    return done;
  };
  return {
    // A write may start after another one ends, so look again after each round.
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
    wrap: <Value>(store: KeyValueStore<Value>): KeyValueStore<Value> => ({
      readAll: store.readAll,
      read: store.read,
      put: (owner, key, value) => track(store.put(owner, key, value)),
      update: (owner, key, change, first) => track(store.update(owner, key, change, first)),
      remove: (owner, key) => track(store.remove(owner, key)),
    }),
  };
};

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
  };
};

/** Opens what this computer keeps: texts and files in IndexedDB, flags in local storage. */
export const createStorage = (local: LocalFlags, log: Log): AppStorage => {
  // Where IndexedDB is missing, the call itself throws.
  const database = Promise.resolve().then(() =>
    openDatabase(
      DATABASE,
      [outboxStore, draftStore, fileStore, reminderStore, viewStore, lockStore].map(({ name }) => name),
    ),
  );
  const isOnDisk = database.then(
    () => true,
    (error: unknown) => {
      log.error('Database not opened', { reason: String(error) });
      return false;
    },
  );
  const tracker = createTracker();
  const open = <Value>(schema: KeyValueSchema<Value>): KeyValueStore<Value> =>
    tracker.wrap(withFallback(createKeyValueStore(database, schema, log), isOnDisk));
  return {
    outbox: open(outboxStore),
    drafts: open(draftStore),
    files: open(fileStore),
    reminders: open(reminderStore),
    views: open(viewStore),
    lock: open(lockStore),
    local,
    isOnDisk: () => isOnDisk,
    settled: tracker.settled,
  };
};
