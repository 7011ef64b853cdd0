import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { presentDevice, type AudioDevice } from '@/domain/audioDevice';
import styles from './sound.module.css';

interface DeviceSelectProps {
  readonly chosen: AudioDevice | null;
  readonly present: readonly AudioDevice[];
  /** Names a device whose own name the page may not know. */
  readonly unnamed: (number: number) => string;
  readonly onChoose: (device: AudioDevice | null) => void;
  readonly 'aria-label': string;
}

/** The system's default, which has no id of its own. */
const DEFAULT = '';

/** Chooses one of the devices that are there, or the system's default. */
export const DeviceSelect = ({ chosen, present, unnamed, onChoose, ...names }: DeviceSelectProps) => {
  const { t } = useTranslation('alerts');
  return (
    <Select
      {...names}
      className={styles.device}
      value={presentDevice(chosen, present)?.id ?? DEFAULT}
      options={[
        { value: DEFAULT, label: t('systemDefault') },
        ...present.map(({ id, label }, index) => ({ value: id, label: label || unnamed(index + 1) })),
      ]}
      onChange={(id) => onChoose(present.find((device) => device.id === id) ?? null)}
    />
  );
};
