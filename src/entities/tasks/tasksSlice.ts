import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded } from '../session/sessionActions';
import type { Task } from './storedTasks';
import { changeTask, loadTasks, restoreTask } from './taskThunks';

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

declare module '../state' {
  interface EntitiesState {
    readonly tasks: TasksState;
  }
}
