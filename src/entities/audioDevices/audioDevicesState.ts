import type { AudioDevice } from '@/domain/audioDevice';

/** The sound devices of this computer. */
export interface AudioDevicesState {
  /** False until they were asked for the first time, and where the page cannot ask. */
  readonly known: boolean;
  readonly microphones: readonly AudioDevice[];
  readonly speakers: readonly AudioDevice[];
}

export const initialAudioDevices: AudioDevicesState = { known: false, microphones: [], speakers: [] };

declare module '../state' {
  interface EntitiesState {
    readonly audioDevices: AudioDevicesState;
  }
}
