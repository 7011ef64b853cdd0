import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { alertsChanged } from '@/entities/alerts/alertsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SettingRow } from '../SettingRow';
import styles from './notices.module.css';
import { KindTable } from './KindTable';
import { QuietHoursRow } from './QuietHoursRow';
import { RecentNotices } from './RecentNotices';
import { TestNotice } from './TestNotice';

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
