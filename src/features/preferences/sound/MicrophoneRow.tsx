import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMissing } from '@/domain/audioDevice';
import { alertsChanged } from '@/entities/alerts/alertsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Mic } from '@/ui/icons';
import { SettingRow } from '../SettingRow';
import { DeviceSelect } from './DeviceSelect';
import { LevelMeter } from './LevelMeter';
import { MicrophoneProblemNotice } from './MicrophoneProblemNotice';
import styles from './sound.module.css';
import { useMicrophoneTest } from './useMicrophoneTest';

/** The recorder's microphone: the device, its level, and why it may not work. */
export const MicrophoneRow = () => {
  const { t } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => state.alerts.microphone);
  const { microphones, known } = useAppSelector((state) => state.audioDevices);
  const { level, problem, start, stop } = useMicrophoneTest();
  const hasNone = known && microphones.length === 0;
  const areNameless = microphones.length > 0 && microphones.every(({ label }) => label === '');
  return (
    <>
      <SettingRow label={t('microphone')} hint={t('microphoneHint')}>
        {(names) => (
          <div className={styles.stack}>
            <div className={styles.controls}>
              <DeviceSelect
                aria-labelledby={names['aria-labelledby']}
                chosen={chosen}
                present={microphones}
                unnamed={(number) => t('unnamedMicrophone', { number })}
                onChoose={(microphone) => {
                  stop();
                  dispatch(alertsChanged({ microphone }));
                }}
              />
              <Button icon={<Mic size={15} />} disabled={hasNone} onClick={level ? stop : start}>
                {t(level ? 'stopTest' : 'testMicrophone')}
              </Button>
            </div>
            {level && <LevelMeter level={level} />}
            {known && !hasNone && isMissing(chosen, microphones) && (
              <output className={styles.notice}>
                {t('missingDevice', { name: chosen?.label || t('microphone') })}
              </output>
            )}
            {areNameless && <p className={styles.notice}>{t('noNames')}</p>}
          </div>
        )}
      </SettingRow>
      <MicrophoneProblemNotice problem={hasNone ? 'missing' : problem} />
    </>
  );
};
