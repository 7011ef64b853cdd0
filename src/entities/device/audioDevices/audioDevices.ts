import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MicrophoneAccess } from '@/bridge/alerts';
import { type AudioDevice, presentDevice } from '@/domain/device/audioDevice';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';

export interface MicrophonePermission {
  readonly access: MicrophoneAccess;
  /** The system's page of permissions can be opened from here. */
  readonly hasSettings: boolean;
}

/** Asks the system whether the app may use the microphone. */
export const readMicrophonePermission = createAppThunk<MicrophonePermission>(
  'audioDevices/readPermission',
  async (_, { extra }) => ({
    access: await extra.desktop.microphone.access(),
    hasSettings: extra.desktop.capabilities.microphoneSettings,
  }),
  { silent: true },
);

/** Opens the system's page of microphone permissions, the only cure of a refusal. */
export const openMicrophoneSettings = createAppThunk<void>('audioDevices/openSettings', (_, { extra }) =>
  extra.desktop.microphone.openSettings(),
);

/** The speaker to play through; null is the system's default, also for a chosen one that is unplugged. */
export const selectSpeaker = ({ alerts, audioDevices }: EntitiesState): AudioDevice | null =>
  presentDevice(alerts.speaker, audioDevices.speakers);

/** The microphone to record with; null is the system's default. */
export const selectMicrophone = ({ alerts, audioDevices }: EntitiesState): AudioDevice | null =>
  presentDevice(alerts.microphone, audioDevices.microphones);

/** The sound devices of this computer. */
export interface AudioDevicesState {
  /** False until they were asked for the first time, and where the page cannot ask. */
  readonly known: boolean;
  readonly microphones: readonly AudioDevice[];
  readonly speakers: readonly AudioDevice[];
}

const initialAudioDevices: AudioDevicesState = { known: false, microphones: [], speakers: [] };

declare module '../../base/state' {
  interface EntitiesState {
    readonly audioDevices: AudioDevicesState;
  }
}

interface AudioDeviceList {
  readonly microphones: readonly AudioDevice[];
  readonly speakers: readonly AudioDevice[];
}

export const audioDevicesSlice = createSlice({
  name: 'audioDevices',
  initialState: initialAudioDevices,
  reducers: {
    /** Dispatched at the start and whenever a device is plugged in or removed. */
    audioDevicesListed: (_, { payload }: PayloadAction<AudioDeviceList>) => ({ known: true, ...payload }),
  },
});

export const { audioDevicesListed } = audioDevicesSlice.actions;
