import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { isMissing, presentDevice } from '@/domain/device/audioDevice';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SettingRow } from '@/ui/layout/SettingRow';
import styles from './sound.module.css';

const KINDS = {
  speaker: { list: 'speakers', hint: 'speakerHint', unnamed: 'unnamedSpeaker' },
  microphone: { list: 'microphones', hint: 'microphoneHint', unnamed: 'unnamedMicrophone' },
} as const;

/** The system's default, which has no id of its own. */
const DEFAULT = '';

interface DeviceRowProps {
  readonly kind: keyof typeof KINDS;
  /** The button that tests the device. */
  readonly button: ReactNode;
  /** Called before another device is chosen. */
  readonly onChange?: () => void;
  /** Shown below the choice: the running test, what is known of the devices. */
  readonly children?: ReactNode;
}

/** Chooses one of the connected devices or the system's default, and says when the chosen device is unplugged. */
export const DeviceRow = ({ kind, button, onChange, children }: DeviceRowProps) => {
  const { t } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const { list, hint, unnamed } = KINDS[kind];
  const chosen = useAppSelector((state) => state.alerts[kind]);
  const { known, [list]: present } = useAppSelector((state) => state.audioDevices);
  const choose = (id: string) => {
    onChange?.();
    const device = present.find((one) => one.id === id) ?? null;
    dispatch(alertsChanged(kind === 'speaker' ? { speaker: device } : { microphone: device }));
  };
  // When there is no microphone at all, a notice below the row says so.
  const hasNotice = kind === 'microphone' && present.length === 0;
  return (
    <SettingRow label={t(kind)} hint={t(hint)}>
      {(names) => (
        <div className={styles.stack}>
          <div className={styles.controls}>
            <Select
              aria-label={names['aria-label']}
              className={styles.device}
              value={presentDevice(chosen, present)?.id ?? DEFAULT}
              options={[
                { value: DEFAULT, label: t('systemDefault') },
                ...present.map(({ id, label }, index) => ({
                  value: id,
                  label: label || t(unnamed, { number: index + 1 }),
                })),
              ]}
              onChange={choose}
            />
            {button}
          </div>
          {known && !hasNotice && isMissing(chosen, present) && (
            <output className={styles.notice}>{t('missingDevice', { name: chosen?.label || t(kind) })}</output>
          )}
          {children}
        </div>
      )}
    </SettingRow>
  );
};
