import { useTranslation } from 'react-i18next';
import { classNames } from '@/ui/classNames';
import { Check, CircleAlert, Clock } from '@/ui/icons';
import { readScheduleStatus } from './scheduleStatus';
import styles from './ScheduleStatus.module.css';

const SIGNS = { pending: Clock, scheduled: Clock, sent: Check, error: CircleAlert } as const;

/** How far a schedule is, by colour, sign and word (SCHED-15, SCHED-16). */
export const ScheduleStatus = ({ status }: { readonly status: string | undefined }) => {
  const { t } = useTranslation('schedules');
  const name = readScheduleStatus(status);
  const Sign = SIGNS[name];
  return (
    <span className={classNames(styles.status, styles[name])}>
      <Sign size={12} />
      {t(`status.${name}`)}
    </span>
  );
};
