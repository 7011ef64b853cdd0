import * as z from 'zod/mini';
import { createKeyValueStore, type Database, type KeyValueSchema } from '@/lib/keyValueStore';
import type { Write } from '@/lib/lastWrites';
import type { Log } from '@/lib/log';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import { storedRecords } from './storedRecords';

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
const LATE_STORES: readonly KeyValueSchema<unknown>[] = [
  storedRecords.outbox,
  storedRecords.drafts,
  storedRecords.reminders,
  storedRecords.views,
  storedRecords.keptTexts,
];

/** Do writes of this store wait in local storage? */
export const isKeptLate = (store: string): boolean => LATE_STORES.some(({ name }) => name === store);

/** Keeps what is being written in local storage until it is on disk, and writes what an earlier page has left there. */
export const createLateWrites = (local: LocalFlags, log: Log) => {
  const page = crypto.randomUUID();
  return {
    keep: (writes: readonly Write[]): void => {
      const late = writes.filter(({ store }) => isKeptLate(store));
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
