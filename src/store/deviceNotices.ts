import { isAnyOf } from '@reduxjs/toolkit';
import { isMissing, type AudioDevice } from '@/domain/device/audioDevice';
import { alertsRead } from '@/entities/device/alerts/alertsSlice';
import { audioDevicesListed } from '@/entities/device/audioDevices/audioDevices';
import type { StartAppListening } from './listening';
import type { RootState } from './rootReducer';
import { toastShown } from './toasts';

const missingSpeaker = ({ alerts, audioDevices }: RootState): AudioDevice | null =>
  audioDevices.known && isMissing(alerts.speaker, audioDevices.speakers) ? alerts.speaker : null;

const missingMicrophone = ({ alerts, audioDevices }: RootState): AudioDevice | null =>
  audioDevices.known && isMissing(alerts.microphone, audioDevices.microphones) ? alerts.microphone : null;

/** Says once that a chosen device is gone and the system's default is used instead. */
export const registerDeviceNotices = (start: StartAppListening): void => {
  start({
    matcher: isAnyOf(audioDevicesListed, alertsRead),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const [before, now] = [getOriginalState(), getState()];
      const speaker = missingSpeaker(now);
      const microphone = missingMicrophone(now);
      if (speaker && !missingSpeaker(before)) {
        dispatch(
          toastShown({ kind: 'warning', textKey: 'notices:devices.speakerGone', values: { name: speaker.label } }),
        );
      }
      if (microphone && !missingMicrophone(before)) {
        dispatch(
          toastShown({
            kind: 'warning',
            textKey: 'notices:devices.microphoneGone',
            values: { name: microphone.label },
          }),
        );
      }
    },
  });
};
