import * as z from 'zod/mini';
import { MOST_TRIES, type StoredLock } from '@/domain/device/lock';
import type { Reminder } from '@/domain/conversations/reminders';
import type { SavedView } from '@/domain/conversations/savedViews';
import { parseRecord } from '@/protocol/parse';
import type { Draft } from '@/entities/conversations/drafts/draftsState';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import type { StoredFile } from '@/entities/device/files/storedFile';
import type { AppStorage } from '@/entities/base/storage';
import {
  createKeyValueStore,
  openDatabase,
  type Database,
  type KeyValueSchema,
  type KeyValueStore,
} from '@/lib/keyValueStore';
import { backoffDelay } from '@/lib/backoff';
import type { Clock } from '@/lib/clock';
import type { Log } from '@/lib/log';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { createLastWrites, type Write } from '@/lib/lastWrites';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';

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
  note: z.string(),
  begun: z.optional(z.literal(true)),
});

const storedFileSchema = z.object({ id: z.string(), content: z.instanceof(Blob), storedAt: z.number() });

const outboxStore: KeyValueSchema<OutboxEntry> = {
  name: 'outbox',
  version: 1,
  parse: (value) => parseRecord(outboxEntrySchema, value),
};

const draftStore: KeyValueSchema<Draft> = {
  name: 'drafts',
  version: 3,
  parse: (value) => parseRecord(draftSchema, value),
  migrations: {
    1: (draft) => (isObject(draft) ? { ...draft, attachments: [] } : draft),
    2: (draft) => (isObject(draft) ? { ...draft, note: '' } : draft),
  },
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

const lateWriteSchema = z.object({
  /** Names the page that could not wait for its writes. */
  page: z.string(),
  store: z.string(),
  owner: z.string(),
  key: z.string(),
  value: z.unknown(),
});

/**
 * What a page had not written when it was left. Chromium drops the last writes of a page to IndexedDB where the computer is busy;
 * local storage takes them at once.
 */
const lateWrites = createStoredValue('lateWrites', z.array(lateWriteSchema), []);

/** Words of the user. Files are too large for local storage, and a lock must not be opened by what is stored there. */
const LATE_STORES: readonly KeyValueSchema<unknown>[] = [outboxStore, draftStore, reminderStore, viewStore];

/** Keeps what is being written in local storage until it is on disk, and writes what an earlier page has left there. */
const createLateWrites = (local: LocalFlags, log: Log) => {
  const page = crypto.randomUUID();
  return {
    keep: (writes: readonly Write[]): void => {
      const late = writes.filter(({ store }) => LATE_STORES.some(({ name }) => name === store));
      if (late.length > 0)
        lateWrites.write(local, [...lateWrites.read(local), ...late.map((write) => ({ ...write, page }))]);
    },
    forget: (): void => {
      const others = lateWrites.read(local).filter((write) => write.page !== page);
      if (others.length > 0) lateWrites.write(local, others);
      else lateWrites.remove(local);
    },
    writeAll: async (database: Database): Promise<void> => {
      try {
        for (const { store, owner, key, value } of lateWrites.read(local)) {
          const schema = LATE_STORES.find(({ name }) => name === store);
          if (!schema) continue;
          const records = createKeyValueStore(database, schema, log);
          const readable = value === null ? null : schema.parse(value);
          if (readable !== null) await records.put(owner, key, readable);
          else if (value === null) await records.remove(owner, key);
          else log.warn('Unreadable late write discarded', { store });
        }
        lateWrites.remove(local);
      } catch (error) {
        log.error('Late writes not stored', { reason: String(error) });
      }
    },
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
    [outboxStore, draftStore, fileStore, reminderStore, viewStore, lockStore].map(({ name }) => name),
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
      LATE_STORES.some(({ name }) => name === schema.name),
    );
  return {
    outbox: open(outboxStore),
    drafts: open(draftStore),
    files: open(fileStore),
    reminders: open(reminderStore),
    views: open(viewStore),
    lock: open(lockStore),
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
