import { MicrophoneRow } from './MicrophoneRow';
import { SpeakerRow } from './SpeakerRow';
import { VolumeRow } from './VolumeRow';

/** How loud, through which speaker and with which microphone. */
export const SoundSection = () => (
  <>
    <VolumeRow />
    <SpeakerRow />
    <MicrophoneRow />
  </>
);
