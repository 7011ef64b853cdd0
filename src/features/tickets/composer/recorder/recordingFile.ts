import { SHORTEST_RECORDING_BYTES } from '@/domain/limits';

/** Servers send a sound as a voice note only under this name. */
export const recordingName = (now: number): string => `audio-record-site-${now}.mp3`;

/** Shorter ones are slips of the finger and are not sent. */
export const isLongEnough = (recording: Blob): boolean => recording.size >= SHORTEST_RECORDING_BYTES;
