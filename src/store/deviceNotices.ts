import { isAnyOf } from '@reduxjs/toolkit';
import { isMissing, type AudioDevice } from '@/domain/device/audioDevice';
import { alertsRead } from '@/entities/device/alerts/alertsSlice';
import { audioDevicesListed } from '@/entities/device/audioDevices/audioDevices';
import type { StartAppListening } from './listening';
import type { RootState } from './rootReducer';
import { toastShown, type ToastRequest } from './toasts';

const missingSpeaker = ({ alerts, audioDevices }: RootState): AudioDevice | null =>
  audioDevices.known && isMissing(alerts.speaker, audioDevices.speakers) ? alerts.speaker : null;

const missingMicrophone = ({ alerts, audioDevices }: RootState): AudioDevice | null =>
  audioDevices.known && isMissing(alerts.microphone, audioDevices.microphones) ? alerts.microphone : null;

/** Until the page may use the microphone, devices have no names. */
const goneToast = ({ label: name }: AudioDevice, named: string, nameless: string): ToastRequest =>
  name === '' ? { kind: 'warning', textKey: nameless } : { kind: 'warning', textKey: named, values: { name } };

/** Says once that a chosen device is gone and the system's default is used instead. */
export const registerDeviceNotices = (start: StartAppListening): void => {
  start({
    matcher: isAnyOf(audioDevicesListed, alertsRead),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const [before, now] = [getOriginalState(), getState()];
      const speaker = missingSpeaker(now);
      const microphone = missingMicrophone(now);
      if (speaker && !missingSpeaker(before)) {
        dispatch(toastShown(goneToast(speaker, 'notices:devices.speakerGone', 'notices:devices.namelessSpeakerGone')));
      }
      if (microphone && !missingMicrophone(before)) {
        dispatch(
          toastShown(goneToast(microphone, 'notices:devices.microphoneGone', 'notices:devices.namelessMicrophoneGone')),
        );
      }
    },
  });
};
