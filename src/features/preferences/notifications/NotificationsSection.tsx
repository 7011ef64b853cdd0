import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { sendTestNotice } from '@/processes/notifications/noticeActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Bell } from '@/ui/icons';
import { SettingRow } from '@/ui/layout/SettingRow';
import { KindTable } from './KindTable';
import { QuietHoursDialog } from './QuietHoursDialog';
import { RecentNotices } from './RecentNotices';
import styles from './notices.module.css';
import { quietText } from './quietText';

/** Do-not-disturb by a weekly schedule, summed up in one sentence. */
const QuietHoursRow = () => {
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

/** Shows a test notice, and what to do when the system suppresses it. */
const TestNotice = () => {
  const { t } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const last = useAppSelector((state) => state.notices.find(({ kind }) => kind === 'test')?.outcome);
  const isRefused = last === 'unsupported' || last === 'failed';
  return (
    <section className={styles.card} aria-labelledby="test-notice">
      <h3 id="test-notice" className={styles.title}>
        {t('test.title')}
      </h3>
      <p className={styles.text}>{t('test.text')}</p>
      <Button icon={<Bell size={15} />} onClick={() => void dispatch(sendTestNotice())}>
        {t('test.send')}
      </Button>
      {isRefused && (
        <p className={styles.problem} role="alert">
          {t('test.unsupported')}
        </p>
      )}
    </section>
  );
};

/** Which notifications the user gets and how, and the outcome of the latest ones. */
export const NotificationsSection = () => {
  const { t } = useTranslation('alerts');
  const dispatch = useAppDispatch();
  const { repeatsSound, hidesText, doNotDisturb } = useAppSelector((state) => state.alerts);
  return (
    <div className={styles.columns} data-wide>
      <div>
        <KindTable />
        <SettingRow label={t('repeat')} hint={t('repeatHint')}>
          {(names) => (
            <Switch
              {...names}
              checked={repeatsSound}
              onChange={(on) => dispatch(alertsChanged({ repeatsSound: on }))}
            />
          )}
        </SettingRow>
        <SettingRow label={t('hide')} hint={t('hideHint')}>
          {(names) => (
            <Switch {...names} checked={hidesText} onChange={(on) => dispatch(alertsChanged({ hidesText: on }))} />
          )}
        </SettingRow>
        <SettingRow label={t('dnd')} hint={t('dndHint')}>
          {(names) => (
            <Switch
              {...names}
              checked={doNotDisturb}
              onChange={(on) => dispatch(alertsChanged({ doNotDisturb: on }))}
            />
          )}
        </SettingRow>
        <QuietHoursRow />
      </div>
      <div>
        <TestNotice />
        <RecentNotices />
      </div>
    </div>
  );
};
