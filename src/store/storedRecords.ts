import * as z from 'zod/mini';
import type { KeptQueues } from '@/domain/company/keptQueues';
import type { KeptTexts } from '@/domain/device/keptTexts';
import { MOST_TRIES, type StoredLock } from '@/domain/device/lock';
import type { Reminder } from '@/domain/conversations/reminders';
import type { SavedView } from '@/domain/conversations/savedViews';
import { listOf, parseRecord } from '@/protocol/parse';
import { queueSchema } from '@/protocol/records/queues';
import type { Draft } from '@/entities/conversations/drafts/draftsState';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import type { StoredFile } from '@/entities/device/files/storedFile';
import type { KeyValueSchema } from '@/lib/keyValueStore';

const ticketStatusSchema = z.enum(['open', 'pending', 'closed']);

const fileFields = { id: z.string(), name: z.string(), type: z.string(), size: z.number() };

const outboxEntrySchema = z.object({
  id: z.string(),
  ticketId: z.int(),
  uuid: z.string(),
  standing: z.optional(
    z.object({
      status: ticketStatusSchema,
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

const outbox: KeyValueSchema<OutboxEntry> = {
  name: 'outbox',
  version: 1,
  parse: (value) => parseRecord(outboxEntrySchema, value),
};

const draftSchema = z.object({
  ticketId: z.int(),
  text: z.string(),
  quotedMsgId: z.nullable(z.string()),
  attachments: z.array(z.object({ ...fileFields, caption: z.string() })),
  note: z.string(),
  begun: z.optional(z.literal(true)),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const drafts: KeyValueSchema<Draft> = {
  name: 'drafts',
  version: 3,
  parse: (value) => parseRecord(draftSchema, value),
  migrations: {
    1: (draft) => (isObject(draft) ? { ...draft, attachments: [] } : draft),
    2: (draft) => (isObject(draft) ? { ...draft, note: '' } : draft),
  },
};

const storedFileSchema = z.object({ id: z.string(), content: z.instanceof(Blob), storedAt: z.number() });

const files: KeyValueSchema<StoredFile> = {
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

const reminders: KeyValueSchema<Reminder> = {
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
    status: z.nullable(ticketStatusSchema),
  }),
});

const views: KeyValueSchema<readonly SavedView[]> = {
  name: 'views',
  version: 1,
  parse: (value) => parseRecord(z.array(viewSchema), value),
};

const lockSchema = z.object({ tries: z.int().check(z.gte(0)) });

const lock: KeyValueSchema<StoredLock> = {
  name: 'lock',
  version: 1,
  // A damaged record must not unlock the window.
  parse: (value) => parseRecord(lockSchema, value) ?? { tries: MOST_TRIES - 1 },
};

const keptQueuesSchema = z.object({ id: z.int(), queues: listOf(queueSchema), keptAt: z.number() });

const keptQueues: KeyValueSchema<KeptQueues> = {
  name: 'keptQueues',
  version: 1,
  parse: (value) => parseRecord(keptQueuesSchema, value),
};

const textRowSchema = z.record(z.string(), z.union([z.string(), z.number()]));

const keptChoiceSchema = z.object({ before: z.json(), now: z.json() });

const keptTextsSchema = z.object({
  form: z.string(),
  texts: z.record(z.string(), z.union([z.string(), z.array(textRowSchema), keptChoiceSchema])),
});

const keptTexts: KeyValueSchema<KeptTexts> = {
  name: 'keptTexts',
  version: 1,
  parse: (value) => parseRecord(keptTextsSchema, value),
};

/** The stores of the database, each under its name, with the form of its records. */
export const storedRecords = { outbox, drafts, files, reminders, views, lock, keptQueues, keptTexts };
