import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { forgetKeptTexts, keepTexts, readKeptTexts } from '../../device/keptTexts/keptTexts';
import { sessionEnded, sessionStarted } from '../../session/sessionActions';
import { selectAccount } from '../../session/sessionSelectors';
import { createAppThunk, type StartListening } from '../../base/thunk';
import { putTaskBack, readTasks, type Task, writeTask } from './storedTasks';
import { taskEdited, taskTyped } from './typedTask';

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

/** The name under which the texts of tasks are kept that were being written when the session ended. */
const KEPT_TASK = 'task';

const textOrNone = (kept: unknown): string | undefined => (typeof kept === 'string' ? kept : undefined);

/** Undoes the deletion of a task. */
export const registerTaskListeners = (start: StartListening): void => {
  start({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason } }, { dispatch, getOriginalState }) => {
      const { session, typedTask } = getOriginalState();
      const { added, edited } = typedTask;
      const isForced = reason === 'elsewhere' || reason === 'expired';
      const texts = {
        ...(added !== '' && { added }),
        ...(edited && edited.text !== edited.task.text && { edited: edited.text, task: JSON.stringify(edited.task) }),
      };
      if (session.account !== null && isForced && Object.keys(texts).length > 0)
        void dispatch(keepTexts({ account: session.account, form: KEPT_TASK, texts }));
    },
  });

  start({
    actionCreator: sessionStarted,
    effect: async (_, { dispatch, getState, extra }) => {
      const kept = { account: selectAccount(getState()), form: KEPT_TASK };
      const answer = await dispatch(readKeptTexts(kept));
      if (!readKeptTexts.fulfilled.match(answer) || answer.payload === null) return;
      if (getState().typedTask.added !== '' || getState().typedTask.edited) return;
      const texts = answer.payload;
      const [added, edited, written] = ['added', 'edited', 'task'].map((name) => texts[name]).map(textOrNone);
      const task = readTasks(extra.storage.local, selectAccount(getState())).find(
        (one) => JSON.stringify(one) === written,
      );
      // A task that was deleted meanwhile comes back as a new one.
      const fresh = [added, task ? '' : edited].filter(Boolean).join(' ');
      if (fresh !== '') dispatch(taskTyped(fresh));
      if (task && edited !== undefined) {
        dispatch(taskEdited(task));
        dispatch(taskTyped(edited));
      }
      void dispatch(forgetKeptTexts(kept));
    },
  });

  start({
    actionCreator: taskPutBack,
    effect: ({ payload }, { dispatch }) => void dispatch(restoreTask(payload)),
  });
};
