import { presentDevice, type AudioDevice } from '@/domain/audioDevice';
import type { EntitiesState } from '../state';

/** The speaker to play through; null is the system's default, also for a chosen one that is unplugged. */
export const selectSpeaker = ({ alerts, audioDevices }: EntitiesState): AudioDevice | null =>
  presentDevice(alerts.speaker, audioDevices.speakers);

/** The microphone to record with; null is the system's default. */
export const selectMicrophone = ({ alerts, audioDevices }: EntitiesState): AudioDevice | null =>
  presentDevice(alerts.microphone, audioDevices.microphones);
