import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { WAITING_LIMITS, type WaitingLimits } from '@/domain/conversations/waiting';
import type { EntitiesState } from '../../base/state';

/** What a user chose for this computer; it outlives sessions. */
export interface Preferences {
  /** The key that sends a message; the other one starts a new line. */
  readonly sendKey: 'enter' | 'shiftEnter';
  /** After a ticket is resolved, the next one opens automatically. */
  readonly opensNext: boolean;
  /** Loudness of the alert sounds, 0 to 1 in steps of 0.1. */
  readonly volume: number;
  /** When a wait turns amber and red; null: the administrator's limits, else `WAITING_LIMITS`. */
  readonly waiting: WaitingLimits | null;
  /** Idle minutes after which the window locks, one of `LOCK_MINUTES`; null = never. */
  readonly lockAfter: number | null;
}

export const defaultPreferences: Preferences = {
  sendKey: 'enter',
  opensNext: false,
  volume: 1,
  waiting: null,
  lockAfter: null,
};

/** The preferences, and the administrator's defaults if there are any. */
export interface PreferencesState extends Preferences {
  readonly deployedWaiting: WaitingLimits | null;
  /** The administrator's limit: idle minutes after which the window locks at the latest; null without one. */
  readonly deployedLock: number | null;
}

/** When a wait turns amber and red: the user's choice, else the administrator's, else the product's default. */
export const selectWaitingLimits = ({ preferences }: EntitiesState): WaitingLimits =>
  preferences.waiting ?? preferences.deployedWaiting ?? WAITING_LIMITS;

declare module '../../base/state' {
  interface EntitiesState {
    readonly preferences: PreferencesState;
  }
}

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: { ...defaultPreferences, deployedWaiting: null, deployedLock: null } as PreferencesState,
  reducers: {
    preferencesRead: (state, { payload }: PayloadAction<Preferences>) => ({ ...state, ...payload }),
    deployedRead: (
      state,
      { payload }: PayloadAction<{ readonly waitingLimits: WaitingLimits | null; readonly lockMinutes: number | null }>,
    ) => {
      state.deployedWaiting = payload.waitingLimits;
      state.deployedLock = payload.lockMinutes;
    },
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...state, ...payload }),
  },
});

export const { preferencesRead, preferencesChanged, deployedRead } = preferencesSlice.actions;
