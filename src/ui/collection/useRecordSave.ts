import type { Identified, SearchQuery } from '@/entities/collection/collectionState';
import type { Collection } from '@/entities/collection/createCollection';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';

/**
 * Saves a record of a collection (`id` null creates) and says so with the collection's text; answers the saved record.
 * Throws the refusal for the form to show. `check` looks at the saved record before anything is said, and throws where the
 * server kept less than was sent.
 */
export const useRecordSave = <Item extends Identified, Query extends SearchQuery, Fields, View extends string>({
  save,
  texts,
}: Collection<Item, Query, Fields, View>): ((
  id: number | null,
  fields: Fields,
  check?: (saved: Item | null) => void,
) => Promise<Item | null>) => {
  const dispatch = useAppDispatch();
  return async (id, fields, check) => {
    const answer = await dispatch(save({ id, fields }));
    if (save.rejected.match(answer)) throw answer.error;
    check?.(answer.payload);
    if (texts.saved) dispatch(toastShown({ kind: 'success', textKey: texts.saved }));
    return answer.payload;
  };
};
