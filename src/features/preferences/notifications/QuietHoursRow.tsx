import { useState } from 'react';
import { Button, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { alertsChanged } from '@/entities/alerts/alertsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SettingRow } from '../SettingRow';
import styles from './QuietHours.module.css';
import { QuietHoursDialog } from './QuietHoursDialog';
import { quietText } from './quietText';

/** Do-not-disturb by a weekly schedule, summed up in one sentence. */
export const QuietHoursRow = () => {
  const { t, i18n } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const quietHours = useAppSelector((state) => state.alerts.quietHours);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingRow label={t('quiet')} hint={quietText(quietHours, t, i18n.language)}>
        {(names) => (
          <div className={styles.controls}>
            <Button size="small" onClick={() => setOpen(true)}>
              {t('quietEdit')}
            </Button>
            <Switch
              {...names}
              checked={quietHours.enabled}
              onChange={(enabled) => dispatch(alertsChanged({ quietHours: { ...quietHours, enabled } }))}
            />
          </div>
        )}
      </SettingRow>
      {isOpen && <QuietHoursDialog onClose={() => setOpen(false)} />}
    </>
  );
};
