import { MicrophoneRow } from './MicrophoneRow';
import { SpeakerRow } from './SpeakerRow';
import { VolumeRow } from './VolumeRow';

/** How loud, through which speaker and with which microphone (TOP-05, NTV-10, NTV-11). */
export const SoundSection = () => (
  <>
    <VolumeRow />
    <SpeakerRow />
    <MicrophoneRow />
  </>
);
