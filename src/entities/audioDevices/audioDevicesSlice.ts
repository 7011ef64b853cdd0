import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AudioDevice } from '@/domain/audioDevice';

/** The sound devices of this computer. */
export interface AudioDevicesState {
  /** False until they were asked for the first time, and where the page cannot ask. */
  readonly known: boolean;
  readonly microphones: readonly AudioDevice[];
  readonly speakers: readonly AudioDevice[];
}

const initialAudioDevices: AudioDevicesState = { known: false, microphones: [], speakers: [] };

declare module '../state' {
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
