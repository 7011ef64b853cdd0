import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/entities/session/sessionActions';

export interface ToastRequest {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  /** Key of the text with its namespace, for example `errors:ERR_NO_PERMISSION`. */
  readonly textKey: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Reverts what the toast reports; its Undo button dispatches this. */
  readonly undo?: { readonly type: string; readonly payload: unknown };
}

/** A toast on screen; the component that shows it dismisses it after `TOAST_MS`. */
export interface Toast extends ToastRequest {
  readonly id: string;
}

const initialState: readonly Toast[] = [];

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state, payload],
      prepare: (request: ToastRequest) => ({ payload: { ...request, id: nanoid() } }),
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
  // They name customers, and their Undo buttons would act for the next account.
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
});

export const { toastShown, toastDismissed } = toastsSlice.actions;

export const selectToasts = (state: { readonly toasts: readonly Toast[] }): readonly Toast[] => state.toasts;
