import { useEffect } from 'react';
import type { LoadStatus } from '@/entities/base/loadStatus';
import { loadTags, selectTags, tags as collection } from '@/entities/company/tags/tags';
import type { Tag } from '@/protocol/records/tags';
import { useAppDispatch, useAppSelector } from './hooks';

interface TagsToChoose {
  readonly tags: readonly Tag[];
  readonly status: LoadStatus;
}

/** All tags of the company, read when a choice opens; `wanted`: they are offered. */
export const useTags = (wanted = true): TagsToChoose => {
  const dispatch = useAppDispatch();
  const tags = useAppSelector(selectTags);
  const status = useAppSelector((state) => collection.selectView(state, 'all').status);
  useEffect(() => {
    if (wanted) void dispatch(loadTags());
  }, [dispatch, wanted]);
  return { tags, status };
};
