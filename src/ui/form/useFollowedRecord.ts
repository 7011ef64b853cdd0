import { useMemo, useState } from 'react';
import type { Identified, SearchQuery } from '@/entities/base/collection/collectionState';
import type { Collection } from '@/entities/base/collection/createCollection';
import { changedFields } from '@/entities/base/collection/readNewest';
import { useAppSelector } from '@/store/hooks';

/** A record that was read for a form, updated by events and saves since then. */
export const useFollowedRecord = <
  Item extends Identified,
  Query extends SearchQuery,
  Fields,
  View extends string,
  Detail extends object,
>(
  { selectById }: Pick<Collection<Item, Query, Fields, View>, 'selectById'>,
  id: number | null,
  record: Detail | null,
): Detail | null => {
  const now = useAppSelector((state) => (id === null ? undefined : selectById(state, id)));
  const [read, setRead] = useState({ record, before: now });
  if (read.record !== record) setRead({ record, before: now });
  const before = read.record === record ? read.before : now;
  return useMemo(() => record && { ...record, ...changedFields(before, now) }, [record, before, now]);
};
