import { useMemo } from 'react';
import type { Identified, SearchQuery } from '@/entities/base/collection/collectionState';
import type { Collection } from '@/entities/base/collection/createCollection';
import { useAppSelector } from '@/store/hooks';

/** True once records are known and none of them has the field: the server does not keep it. */
export const useFieldAbsent = <Item extends Identified, Query extends SearchQuery, Fields, View extends string>(
  { selectTable }: Collection<Item, Query, Fields, View>,
  field: keyof Item,
): boolean => {
  const table = useAppSelector(selectTable);
  return useMemo(() => {
    const records = Object.values(table);
    return records.length > 0 && records.every((record) => record[field] === undefined);
  }, [table, field]);
};
