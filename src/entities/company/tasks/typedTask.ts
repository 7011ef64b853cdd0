import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../session/sessionActions';
import type { Task } from './storedTasks';

/** What is typed on the page of tasks and not saved yet: it stays when the page is left. */
export interface TypedTask {
  /** The text of a new task; it waits while another one is edited. */
  readonly added: string;
  /** The task that is being edited, with its text by now. */
  readonly edited: { readonly task: Task; readonly text: string } | null;
}

const initialState: TypedTask = { added: '', edited: null };

export const typedTaskSlice = createSlice({
  name: 'typedTask',
  initialState,
  reducers: {
    taskTyped: (state, { payload: text }: PayloadAction<string>) => {
      if (state.edited) state.edited.text = text;
      else state.added = text;
    },
    /** Null goes back to the new task. */
    taskEdited: (state, { payload: task }: PayloadAction<Task | null>) => {
      state.edited = task && { task, text: task.text };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const { taskTyped, taskEdited } = typedTaskSlice.actions;

declare module '../../base/state' {
  interface EntitiesState {
    readonly typedTask: TypedTask;
  }
}
