import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MicrophoneAccess } from '@/bridge/alerts';
import { type AudioDevice, presentDevice } from '@/domain/device/audioDevice';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';

export interface MicrophonePermission {
  readonly access: MicrophoneAccess;
  /** The app can open the system's page of permissions. */
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

/** Opens the system's page of microphone permissions, the only way to reverse a refusal. */
export const openMicrophoneSettings = createAppThunk<void>('audioDevices/openSettings', (_, { extra }) =>
  extra.desktop.microphone.openSettings(),
);

/** The speaker to play through; null is the system's default, also while the chosen one is unplugged. */
export const selectSpeaker = ({ alerts, audioDevices }: EntitiesState): AudioDevice | null =>
  presentDevice(alerts.speaker, audioDevices.speakers);

/** The microphone to record with; null is the system's default. */
export const selectMicrophone = ({ alerts, audioDevices }: EntitiesState): AudioDevice | null =>
  presentDevice(alerts.microphone, audioDevices.microphones);

/** The sound devices of this computer. */
export interface AudioDevicesState {
  /** False until the devices were listed for the first time, and where the page cannot list them. */
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
