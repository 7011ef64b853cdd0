import { Slider } from 'antd';
import { useTranslation } from 'react-i18next';
import { preferencesChanged } from '@/entities/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SettingRow } from '../SettingRow';
import styles from './sound.module.css';

/** The volume of the alert sounds, the same as in the top bar. */
export const VolumeRow = () => {
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
