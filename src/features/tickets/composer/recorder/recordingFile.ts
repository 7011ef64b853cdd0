import { SHORTEST_RECORDING_BYTES } from '@/domain/limits';

/** Servers send a sound as a voice note only under this name. */
export const recordingName = (now: number): string => `audio-record-site-${now}.mp3`;

/** Is the recording long enough to send? Shorter ones are accidental presses. */
export const isLongEnough = (recording: Blob): boolean => recording.size >= SHORTEST_RECORDING_BYTES;
