import { createAppThunk } from '../thunk';
import { selectAccount } from '../session/sessionSelectors';
import { readTasks, writeTask, type Task } from './storedTasks';

/** Reads the tasks of this computer (TODO-04). */
export const loadTasks = createAppThunk<readonly Task[]>('tasks/load', (_, { extra, getState }) =>
  readTasks(extra.storage.local, selectAccount(getState())),
);

export interface TaskChange {
  /** Null adds a task. */
  readonly before: Task | null;
  /** Null takes it away. */
  readonly text: string | null;
}

/** Adds, changes or deletes a task; answers the tasks as they are now (TODO-01 to TODO-04). */
export const changeTask = createAppThunk<readonly Task[], TaskChange>(
  'tasks/change',
  ({ before, text }, { extra: { storage, clock }, getState }) => {
    const account = selectAccount(getState());
    const now = new Date(clock.now()).toISOString();
    const after: Task | null =
      text === null ? null : { createdAt: now, account, ...before, text: text.trim(), updatedAt: now };
    writeTask(storage.local, before, after);
    return readTasks(storage.local, account);
  },
  {
    // An empty text is ignored (TODO-01).
    condition: ({ text }) => text === null || text.trim() !== '',
    failureKey: 'todolist:notKept',
  },
);
