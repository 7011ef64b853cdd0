import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useSearchParams } from 'react-router-dom';
import { loadContact } from '@/entities/company/contacts/contacts';
import { schedules } from '@/entities/company/schedules/schedules';
import { isPresent } from '@/lib/isPresent';
import type { Schedule } from '@/protocol/records/schedules';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { TableFoot } from '@/ui/collection/TableFoot';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useLeft } from '@/ui/useLeft';
import { Calendar } from './calendar/Calendar';
import styles from './calendar/Calendar.module.css';
import { isOverdue, REREAD_MS } from './calendar/overdue';

const NONE: readonly Schedule[] = [];

/**
 * All schedules that match the search. Servers order them by creation, so a month may need every page. The old ones stay
 * visible during a reload. Servers send no event when a message is sent, so the list is reloaded while some should have been.
 */
const useCalendarSchedules = () => {
  const { search, list } = useCollectionScreen(schedules);
  const { records, hasMore, loading, failed, onMore, onRetry, reread } = list;
  const request = useAppSelector((state) => schedules.selectView(state, 'page').request);
  const byId = useAppSelector((state) => state.schedules.byId);
  const isWhole = !hasMore && !loading && !failed && request === null;

  useEffect(() => {
    if (hasMore) onMore();
  }, [hasMore, onMore]);

  const [last, setLast] = useState({ text: '', records });
  if (isWhole && (last.records !== records || last.text !== search.text)) setLast({ text: search.text, records });
  const shown = useMemo((): readonly Schedule[] => {
    const kept = isWhole || last.text !== search.text ? NONE : last.records;
    // Records deleted meanwhile are gone; of the others the newest version counts.
    const rest = kept.map(({ id }) => byId[id]).filter(isPresent);
    return [...new Map([...rest, ...records].map((schedule) => [schedule.id, schedule])).values()];
  }, [byId, isWhole, last, records, search.text]);

  const latest = useRef({ shown, reread });
  useEffect(() => {
    latest.current = { shown, reread };
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Date.now();
      if (document.visibilityState === 'visible' && latest.current.shown.some((one) => isOverdue(one, now))) {
        latest.current.reread();
      }
    }, REREAD_MS);
    return () => clearInterval(timer);
  }, []);

  return {
    search,
    shown,
    count: list.count,
    loading,
    /** Nothing could be loaded, or not all: the calendar would look complete without its part. */
    failed: failed && (shown.length === 0 ? 'whole' : 'part'),
    onRetry,
    reload: useCallback(() => latest.current.reread(), []),
  };
};

/** `?contactId=` opens the form of a new schedule for that contact; the address loses it, so that it opens once. */
const useContactOfAddress = (): void => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const asked = params.get('contactId');
  const store = useAppStore();
  const left = useLeft();
  useEffect(() => {
    const contactId = Number(asked);
    if (!Number.isInteger(contactId) || contactId <= 0) return;
    const open = async (): Promise<void> => {
      const answer = await dispatch(loadContact({ contactId }));
      // A dialog that was opened meanwhile stays, with what is written in it.
      if (left.current || store.getState().dialogs.current) return;
      const found = loadContact.fulfilled.match(answer) ? answer.payload : null;
      const contact = { id: contactId, name: found?.name ?? t('form.unavailable') };
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
  }, [asked, dispatch, left, setParams, store, t]);
};

/** The calendar of messages to be sent later. */
export const SchedulesPage = () => {
  const { t } = useTranslation('schedules');
  const dispatch = useAppDispatch();
  const { search, shown, count, loading, failed, onRetry, reload } = useCalendarSchedules();
  useContactOfAddress();
  const text = search.text.trim();
  // Once it was shown the calendar stays, and with it the view and the dates chosen, also while a search finds nothing.
  const [isBegun, setBegun] = useState(false);
  const isFirst = !isBegun && loading && shown.length === 0;
  if (!isBegun && !isFirst) setBegun(true);
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
      {failed === 'whole' && <ErrorState onRetry={reload} />}
      {failed === 'part' && <TableFoot failed onRetry={onRetry} />}
      {isFirst && (
        <div className={styles.loading}>
          <SkeletonRows rows={6} height={92} shape="box" />
        </div>
      )}
      {failed !== 'whole' && !isFirst && (
        <Calendar
          schedules={shown}
          onOpen={({ id }) => open(id)}
          onAdd={(sendAt) => void dispatch(dialogOpened({ type: 'schedule', scheduleId: null, contact: null, sendAt }))}
          onDates={reload}
          searched={text && !loading ? { text, onClear: () => search.onChange('') } : undefined}
        />
      )}
    </CollectionPage>
  );
};
