import { useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Identified, SearchQuery } from '@/entities/base/collection/collectionState';
import type { Collection } from '@/entities/base/collection/createCollection';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm, type ConfirmRequest } from '../feedback/ConfirmContext';

type Question = Pick<ConfirmRequest, 'title' | 'message'>;

/** Deletes a record after a confirmation and shows the collection's toast; resolves with whether it is deleted. */
export const useRecordRemoval = <Item extends Identified, Query extends SearchQuery, Fields, View extends string>({
  remove,
  texts,
}: Collection<Item, Query, Fields, View>): ((id: number, question: Question) => Promise<boolean>) => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  return useCallback(
    async (id, question) => {
      if (!(await confirm({ ...question, confirmLabel: t('actions.delete'), danger: true }))) return false;
      const answer = await dispatch(remove(id));
      if (!remove.fulfilled.match(answer)) return false;
      if (texts.removed) dispatch(toastShown({ kind: 'success', textKey: texts.removed }));
      return true;
    },
    [t, dispatch, confirm, remove, texts.removed],
  );
};
