import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Schedule } from '@/protocol/records/schedules';
import { schedules } from '@/entities/schedules/schedules';
import { isPresent } from '@/lib/isPresent';
import { useAppSelector } from '@/store/hooks';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { isOverdue, REREAD_MS } from './overdue';

const NONE: readonly Schedule[] = [];

/**
 * All schedules that match the search. Servers order them by creation, so a month may need every page. The old ones stay
 * visible during a reload. Servers send no event when a message is sent, so the list is reloaded while some should have been.
 */
export const useCalendarSchedules = () => {
  const { search, list } = useCollectionScreen(schedules);
  const { records, hasMore, loading, failed, onMore, reread } = list;
  const request = useAppSelector((state) => schedules.selectView(state, 'page').request);
  const byId = useAppSelector((state) => state.schedules.byId);
  const isWhole = !hasMore && !loading && request === null;

  useEffect(() => {
    if (hasMore) onMore();
  }, [hasMore, onMore]);

  const [last, setLast] = useState({ text: '', records });
  if (isWhole && (last.records !== records || last.text !== search.text)) setLast({ text: search.text, records });
  const shown = useMemo((): readonly Schedule[] => {
    const kept = isWhole || last.text !== search.text ? NONE : last.records;
    // Those deleted meanwhile are gone; of the others the newest form counts.
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
    loading: loading && shown.length === 0,
    failed: failed && shown.length === 0,
    reload: useCallback(() => latest.current.reread(), []),
  };
};
