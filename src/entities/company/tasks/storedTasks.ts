import * as z from 'zod/mini';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import { certain, parseRecord, text } from '@/protocol/parse';

/** Storage key. It is part of the product's data, and all users of a computer share it. */
const KEY = 'tasks';

export const taskSchema = z.object({
  text: z.string(),
  /** ISO-8601. */
  createdAt: certain(text, ''),
  updatedAt: certain(text, ''),
  /** Server and user, see `accountOf`; a task without an account belongs to everybody. */
  account: z.optional(z.string()),
});
export type Task = z.infer<typeof taskSchema>;

/** Everything stored under the key, for all accounts; anything but a list is damaged and counts as empty. */
const storedTasks = createStoredValue(KEY, z.array(z.unknown()), []);

/** A task exists only in this storage, so a failed write must be shown. */
const store = (local: LocalFlags, entries: readonly unknown[]): void => {
  if (!storedTasks.write(local, [...entries])) throw new Error('The tasks could not be stored');
};

const readOne = (entry: unknown): Task | null => parseRecord(taskSchema, entry);

const isOf = (task: Task, account: string): boolean => task.account === undefined || task.account === account;

/** Tasks have no number of their own: the same text and moments make the same task. */
export const isSameTask = (one: Task | null, other: Task): boolean => JSON.stringify(one) === JSON.stringify(other);

const isSame = (entry: unknown, task: Task): boolean => isSameTask(readOne(entry), task);

/** The tasks an account sees: its own and those without one. */
export const readTasks = (local: LocalFlags, account: string): readonly Task[] =>
  storedTasks.read(local).flatMap((entry) => {
    const task = readOne(entry);
    return task && isOf(task, account) ? [task] : [];
  });

/**
 * Replaces the task `before` by `after`: a null `before` adds a task, a null `after` removes one. The list is read first, since
 * another window may have changed it; its other entries are written back unchanged. If `before` is gone, `after` is added.
 */
export const writeTask = (local: LocalFlags, before: Task | null, after: Task | null): void => {
  const all = storedTasks.read(local);
  const found = before === null ? -1 : all.findIndex((entry) => isSame(entry, before));
  const place = found === -1 ? all.length : found;
  const next = [...all.slice(0, place), ...(after === null ? [] : [after]), ...all.slice(place + 1)];
  store(local, next);
};

/** Puts a task back before its former follower, or at the end if the follower is gone. */
export const putTaskBack = (local: LocalFlags, task: Task, follower: Task | null): void => {
  const all = storedTasks.read(local);
  const found = follower === null ? -1 : all.findIndex((entry) => isSame(entry, follower));
  const place = found === -1 ? all.length : found;
  store(local, [...all.slice(0, place), task, ...all.slice(place)]);
};

/** Does this storage event say that another window changed the tasks? */
export const isTaskChange = ({ key }: Pick<StorageEvent, 'key'>): boolean => key === KEY || key === null;
