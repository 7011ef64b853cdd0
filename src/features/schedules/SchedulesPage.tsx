import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { loadContact } from '@/entities/contacts/contacts';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { Calendar } from './calendar/Calendar';
import { useCalendarSchedules } from './calendar/useCalendarSchedules';

/** `?contactId=` opens the form of a new schedule for that contact; the address loses it, so that it opens once. */
const useContactOfAddress = (): void => {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const asked = params.get('contactId');
  useEffect(() => {
    const contactId = Number(asked);
    if (!Number.isInteger(contactId) || contactId <= 0) return;
    const open = async (): Promise<void> => {
      const answer = await dispatch(loadContact({ contactId }));
      const found = loadContact.fulfilled.match(answer) ? answer.payload : null;
      const contact = { id: contactId, name: found?.name ?? `#${contactId}` };
      dispatch(dialogOpened({ type: 'schedule', scheduleId: null, contact }));
    };
    setParams(
      (now) => {
        now.delete('contactId');
        return now;
      },
      { replace: true },
    );
    void open();
  }, [asked, dispatch, setParams]);
};

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
