import type { KeptQueues } from '@/domain/company/keptQueues';
import type { KeptTexts } from '@/domain/device/keptTexts';
import type { StoredLock } from '@/domain/device/lock';
import type { Reminder } from '@/domain/conversations/reminders';
import type { SavedView } from '@/domain/conversations/savedViews';
import type { KeyValueStore } from '@/lib/keyValueStore';
import type { LocalFlags } from '@/lib/storedValue';
import type { Draft } from '../conversations/drafts/draftsState';
import type { StoredFile } from '../device/files/storedFile';
import type { OutboxEntry } from '../conversations/outbox/outboxState';

/** What this computer stores between two starts. Texts are grouped by account, see `accountOf`. */
export interface AppStorage {
  readonly outbox: KeyValueStore<OutboxEntry>;
  readonly drafts: KeyValueStore<Draft>;
  /** Content of the files that drafts and outbox refer to. */
  readonly files: KeyValueStore<StoredFile>;
  readonly reminders: KeyValueStore<Reminder>;
  readonly views: KeyValueStore<readonly SavedView[]>;
  /** Not in local storage, which Chromium writes seconds later: killing the app must not unlock it. */
  readonly lock: KeyValueStore<StoredLock>;
  /** Queues of connections that are emptied for a new code. */
  readonly keptQueues: KeyValueStore<KeptQueues>;
  /** What is typed in open forms, for an end of the session or of the app that its user did not ask for. */
  readonly keptTexts: KeyValueStore<KeptTexts>;
  readonly local: LocalFlags;
  /** False if the disk cannot be used: everything is then in memory and lost with the page. */
  isOnDisk(): Promise<boolean>;
  /** Resolves when all writes so far are on disk. The page may be left before: the next start then writes what is missing. */
  settled(): Promise<void>;
}

/** Names an account: the server and the user. Drafts and outbox belong to both. */
export const accountOf = (serverBase: string, userId: number): string => `${serverBase}#${userId}`;
