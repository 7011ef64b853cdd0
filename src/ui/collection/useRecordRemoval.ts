import { useCallback } from 'react';
import type { Identified, SearchQuery } from '@/entities/base/collection/collectionState';
import type { Collection } from '@/entities/base/collection/createCollection';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { type DeleteQuestion, useDeleteQuestion } from '../feedback/useDeleteQuestion';

/** Deletes a record after a confirmation and shows the collection's toast; resolves with whether it is deleted. */
export const useRecordRemoval = <Item extends Identified, Query extends SearchQuery, Fields, View extends string>({
  remove,
  texts,
}: Collection<Item, Query, Fields, View>): ((id: number, question: DeleteQuestion) => Promise<boolean>) => {
  const dispatch = useAppDispatch();
  const mayDelete = useDeleteQuestion();
  return useCallback(
    async (id, question) => {
      if (!(await mayDelete(question))) return false;
      const answer = await dispatch(remove(id));
      if (!remove.fulfilled.match(answer)) return false;
      if (texts.removed) dispatch(toastShown({ kind: 'success', textKey: texts.removed }));
      return true;
    },
    [dispatch, mayDelete, remove, texts.removed],
  );
};
