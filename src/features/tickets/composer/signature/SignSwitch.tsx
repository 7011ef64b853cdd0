import { Switch } from 'antd';
import { memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './SignSwitch.module.css';

interface SignSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The switch that puts the agent's name above every text. */
export const SignSwitch = memo(({ isOn, onChange }: SignSwitchProps) => {
  const { t } = useTranslation('composer');
  return (
    <label className={styles.sign} title={t('sign.hint')}>
      <Switch size="small" checked={isOn} onChange={onChange} aria-label={t('sign.name')} />
      <span className={styles.word} aria-hidden="true">
        {t('sign.label')}
      </span>
    </label>
  );
});
SignSwitch.displayName = 'SignSwitch';
