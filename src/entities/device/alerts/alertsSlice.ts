import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeKind } from '@/bridge/alerts';
import type { SoundName } from '@/bridge/sounds';
import type { AudioDevice } from '@/domain/device/audioDevice';
import type { NoticeRules } from '@/domain/device/notifications';
import { defaultQuietHours } from '@/domain/device/quietHours';

interface KindChoice {
  readonly on: boolean;
  /** Null = silent. */
  readonly sound: SoundName | null;
}

/** How a user wants to be alerted on this computer; it outlives sessions. */
export interface AlertChoices extends NoticeRules {
  readonly kinds: Readonly<Record<NoticeKind, KindChoice>>;
  /** The sound of a waiting ticket repeats until somebody accepts the ticket. */
  readonly repeatsSound: boolean;
  /** Notifications show who wrote, but not the text. */
  readonly hidesText: boolean;
  /** Null is the system's default. */
  readonly speaker: AudioDevice | null;
  readonly microphone: AudioDevice | null;
}

export const defaultAlerts: AlertChoices = {
  kinds: {
    pending: { on: true, sound: 'bell' },
    longWait: { on: false, sound: 'bell' },
    message: { on: true, sound: 'drop' },
    transfer: { on: true, sound: 'rise' },
    reminder: { on: true, sound: 'rise' },
    chat: { on: true, sound: 'tap' },
  },
  repeatsSound: false,
  hidesText: false,
  doNotDisturb: false,
  quietHours: defaultQuietHours,
  speaker: null,
  microphone: null,
};

declare module '../../base/state' {
  interface EntitiesState {
    readonly alerts: AlertChoices;
  }
}

export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: defaultAlerts,
  reducers: {
    alertsRead: (_, { payload }: PayloadAction<AlertChoices>) => payload,
    alertsChanged: (state, { payload }: PayloadAction<Partial<AlertChoices>>) => ({ ...state, ...payload }),
  },
});

export const { alertsRead, alertsChanged } = alertsSlice.actions;
