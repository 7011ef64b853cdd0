import type { AppStorage } from '@/entities/base/storage';
import { createLastWrites } from '@/lib/lastWrites';
import { createMemoryRecords } from '@/lib/memoryRecords';

/** A local storage in memory. */
export const createMemoryStorage = (known: Readonly<Record<string, string>> = {}): Storage => {
  const entries = new Map(Object.entries(known));
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
};

/** The same storage, in which nothing more fits from now on. */
export const fullStorage = (storage: Storage): Storage =>
  Object.assign(storage, {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

/** The storage of an app whose disk is in memory, or `parts` of one; `local` stands in for the browser's own. */
export const createMemoryDisk = (local: Storage, parts: Partial<AppStorage> = {}): AppStorage => {
  const { wrap, settled } = createLastWrites();
  const { outbox, drafts, files, reminders, views, lock, keptQueues, keptTexts, ...others } = parts;
  return {
    outbox: wrap('outbox', outbox ?? createMemoryRecords()),
    drafts: wrap('drafts', drafts ?? createMemoryRecords()),
    files: wrap('files', files ?? createMemoryRecords()),
    reminders: wrap('reminders', reminders ?? createMemoryRecords()),
    views: wrap('views', views ?? createMemoryRecords()),
    lock: wrap('lock', lock ?? createMemoryRecords()),
    keptQueues: wrap('keptQueues', keptQueues ?? createMemoryRecords()),
    keptTexts: wrap('keptTexts', keptTexts ?? createMemoryRecords(), true),
    local,
    isOnDisk: async () => true,
    settled,
    ...others,
  };
};
