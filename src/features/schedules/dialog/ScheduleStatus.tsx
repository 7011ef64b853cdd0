import { useTranslation } from 'react-i18next';
import { classNames } from '@/ui/classNames';
import { readScheduleStatus, STATUS_SIGNS } from './scheduleStatus';
import styles from './ScheduleStatus.module.css';

/** How far a schedule is, by colour, sign and word (SCHED-15, SCHED-16). */
export const ScheduleStatus = ({ status }: { readonly status: string | undefined }) => {
  const { t } = useTranslation('schedules');
  const name = readScheduleStatus(status);
  const Sign = STATUS_SIGNS[name];
  return (
    <span className={classNames(styles.status, styles[name])}>
      <Sign size={12} />
      {t(`status.${name}`)}
    </span>
  );
};
