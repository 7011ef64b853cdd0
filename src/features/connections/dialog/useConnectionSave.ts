import { useRef } from 'react';
import { saveConnection } from '@/entities/connections/connectionThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { fieldsOf, needsSecondSave, type ConnectionFormValues } from './connectionForm';

/** Saves a connection, a new one in two calls where it has to be; throws the refusal for the form to show. */
export const useConnectionSave = (connectionId: number | null) => {
  const dispatch = useAppDispatch();
  // A connection that was created before its second save was refused is changed, not created again, by the next try.
  const known = useRef(connectionId);
  return async (values: ConnectionFormValues): Promise<void> => {
    const fields = fieldsOf(values);
    const save = async (id: number | null) => {
      const answer = await dispatch(saveConnection({ id, fields }));
      if (saveConnection.rejected.match(answer)) throw answer.error;
      return answer.payload?.id ?? id;
    };
    const isNew = known.current === null;
    known.current = await save(known.current);
    if (isNew && known.current !== null && needsSecondSave(fields)) await save(known.current);
    dispatch(toastShown({ kind: 'success', textKey: 'connections:toasts.saved' }));
  };
};
