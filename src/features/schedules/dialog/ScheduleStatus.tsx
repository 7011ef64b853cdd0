import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { StatusPill } from '@/ui/layout/StatusPill';
import { STATUS_SIGNS, type ScheduleStatusName } from './scheduleStatus';

const TONES: Readonly<Record<ScheduleStatusName, ComponentProps<typeof StatusPill>['tone']>> = {
  pending: 'info',
  scheduled: 'info',
  sent: 'success',
  late: 'warning',
  error: 'danger',
};

/** A schedule's status, by colour, icon and word. */
export const ScheduleStatus = ({ status }: { readonly status: ScheduleStatusName }) => {
  const { t } = useTranslation('schedules');
  return (
    <StatusPill tone={TONES[status]} icon={STATUS_SIGNS[status]}>
      {t(`status.${status}`)}
    </StatusPill>
  );
};
