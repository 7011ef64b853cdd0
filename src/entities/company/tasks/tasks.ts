import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded } from '../../session/sessionActions';
import { selectAccount } from '../../session/sessionSelectors';
import { createAppThunk, type StartListening } from '../../base/thunk';
import { putTaskBack, readTasks, type Task, writeTask } from './storedTasks';

/** Reads the tasks of this computer. */
export const loadTasks = createAppThunk<readonly Task[]>('tasks/load', (_, { extra, getState }) =>
  readTasks(extra.storage.local, selectAccount(getState())),
);

interface TaskChange {
  /** Null adds a task. */
  readonly before: Task | null;
  /** Null removes the task. */
  readonly text: string | null;
}

/** Adds, changes or deletes a task; resolves with the tasks as they are now. */
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
    // An empty text is ignored.
    condition: ({ text }) => text === null || text.trim() !== '',
    failureKey: 'todolist:notKept',
  },
);

interface RemovedTask {
  readonly task: Task;
  /** The task that followed it; null at the end. */
  readonly follower: Task | null;
}

/** Undoes a deletion. A plain action, so that a toast can carry it; a listener does the work. */
export const taskPutBack = createAction<RemovedTask>('tasks/putBack');

/** Puts a deleted task back in its place; resolves with the tasks as they are now. */
const restoreTask = createAppThunk<readonly Task[], RemovedTask>(
  'tasks/restore',
  ({ task, follower }, { extra: { storage }, getState }) => {
    putTaskBack(storage.local, task, follower);
    return readTasks(storage.local, selectAccount(getState()));
  },
  { failureKey: 'todolist:notKept' },
);

/** The tasks the present account sees, in the order they were added. */
export type TasksState = readonly Task[];

const initialState: TasksState = [];

export const tasksSlice = createSlice({
  name: 'tasks',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(isAnyOf(loadTasks.fulfilled, changeTask.fulfilled, restoreTask.fulfilled), (_, { payload }) => [
        ...payload,
      ]);
  },
});

declare module '../../base/state' {
  interface EntitiesState {
    readonly tasks: TasksState;
  }
}

/** Undoes the deletion of a task. */
export const registerTaskListener = (start: StartListening): void => {
  start({
    actionCreator: taskPutBack,
    effect: ({ payload }, { dispatch }) => void dispatch(restoreTask(payload)),
  });
};
