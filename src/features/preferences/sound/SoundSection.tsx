import { Button, Slider } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Play } from '@/ui/icons';
import { SettingRow } from '@/ui/layout/SettingRow';
import { usePlaySound } from '../usePlaySound';
import { DeviceRow } from './DeviceRow';
import { MicrophoneRow } from './MicrophoneRow';
import styles from './sound.module.css';

/** The speaker of alerts and players, with a sound to try it. */
const SpeakerRow = () => {
  const { t } = useTranslation('alerts');
  const play = usePlaySound();
  return (
    <DeviceRow
      kind="speaker"
      button={
        <Button icon={<Play size={15} />} onClick={() => play('marimba')}>
          {t('testSpeaker')}
        </Button>
      }
    />
  );
};

/** The volume of the alert sounds, the same as in the top bar. */
const VolumeRow = () => {
  const { t } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const volume = useAppSelector((state) => state.preferences.volume);
  return (
    <SettingRow label={t('volume')} hint={t('volumeHint')}>
      {() => (
        <div className={styles.controls}>
          <Slider
            className={styles.slider}
            min={0}
            max={1}
            step={0.1}
            value={volume}
            tooltip={{ open: false }}
            ariaLabelForHandle={t('volume')}
            onChange={(value) => dispatch(preferencesChanged({ volume: value }))}
          />
          <span className={styles.percent}>{Math.round(volume * 100)}%</span>
        </div>
      )}
    </SettingRow>
  );
};

/** How loud, through which speaker and with which microphone. */
export const SoundSection = () => (
  <>
    <VolumeRow />
    <SpeakerRow />
    <MicrophoneRow />
  </>
);
