import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AudioDevice } from '@/domain/audioDevice';
import { initialAudioDevices } from './audioDevicesState';

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
