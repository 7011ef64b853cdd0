import { presentDevice, type AudioDevice } from '@/domain/audioDevice';
import type { EntitiesState } from '../state';

/** The speaker to play through; null is the system's default, also for a chosen one that is unplugged (NTV-10). */
export const selectSpeaker = ({ alerts, audioDevices }: EntitiesState): AudioDevice | null =>
  presentDevice(alerts.speaker, audioDevices.speakers);

/** The microphone to record with; null is the system's default (NTV-11). */
export const selectMicrophone = ({ alerts, audioDevices }: EntitiesState): AudioDevice | null =>
  presentDevice(alerts.microphone, audioDevices.microphones);
