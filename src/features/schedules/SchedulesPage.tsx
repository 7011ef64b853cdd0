import { useTranslation } from 'react-i18next';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { Calendar } from './calendar/Calendar';
import { useCalendarSchedules } from './calendar/useCalendarSchedules';
import { useContactOfAddress } from './useContactOfAddress';

/** The calendar of messages to be sent later. */
export const SchedulesPage = () => {
  const { t } = useTranslation('schedules');
  const dispatch = useAppDispatch();
  const { search, shown, count, loading, failed, reload } = useCalendarSchedules();
  useContactOfAddress();
  const open = (scheduleId: number | null) =>
    void dispatch(dialogOpened({ type: 'schedule', scheduleId, contact: null }));
  return (
    <CollectionPage
      title={t('calendar.views.work_week')}
      count={count}
      search={search}
      searchLabel={t('calendar.search')}
      add={{ label: t('calendar.add'), onAdd: () => open(null) }}
    >
      {failed && <ErrorState onRetry={reload} />}
      {loading && <SkeletonRows rows={6} height={92} shape="box" />}
      {!failed && !loading && <Calendar schedules={shown} onOpen={({ id }) => open(id)} onDates={reload} />}
    </CollectionPage>
  );
};
