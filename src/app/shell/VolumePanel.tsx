import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { preferencesChanged } from '@/entities/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Volume2, VolumeX } from '@/ui/icons';
import { PanelButton } from '@/ui/layout/PanelButton';
import { percentText } from './percentText';
import styles from './VolumePanel.module.css';

const VolumeSlider = lazy(async () => ({ default: (await import('./VolumeSlider')).VolumeSlider }));

/** Loudness of the alert sounds, 0 to 1 in steps of 0.1. */
export const VolumePanel = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const volume = useAppSelector((state) => state.preferences.volume);
  return (
    <PanelButton
      icon={volume === 0 ? VolumeX : Volume2}
      label={t('panels.volumeOf', { percent: percentText(volume) })}
      title={t('panels.volume')}
      shape="slim"
    >
      {() => (
        <div className={styles.body}>
          <Suspense fallback={null}>
            <VolumeSlider volume={volume} onChange={(value) => dispatch(preferencesChanged({ volume: value }))} />
          </Suspense>
          <span aria-hidden="true">{percentText(volume)}</span>
        </div>
      )}
    </PanelButton>
  );
};
