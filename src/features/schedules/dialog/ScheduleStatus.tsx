import { useTranslation } from 'react-i18next';
import { classNames } from '@/ui/classNames';
import { STATUS_SIGNS, type ScheduleStatusName } from './scheduleStatus';
import styles from './ScheduleStatus.module.css';

/** How far a schedule is, by colour, sign and word. */
export const ScheduleStatus = ({ status }: { readonly status: ScheduleStatusName }) => {
  const { t } = useTranslation('schedules');
  const Sign = STATUS_SIGNS[status];
  return (
    <span className={classNames(styles.status, styles[status])}>
      <Sign size={12} />
      {t(`status.${status}`)}
    </span>
  );
};
