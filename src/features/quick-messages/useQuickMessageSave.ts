import { useRef } from 'react';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import { quickMessages } from '@/entities/quickMessages/quickMessages';
import { removeQuickMessageFile, uploadQuickMessageFile } from '@/entities/quickMessages/quickMessageThunks';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { attachmentOf, fieldsOf, type QuickMessageFormValues } from './quickMessageForm';

/**
 * Saves the text, then the file; throws the refusal for the form to show. After a failed file, the next attempt updates the
 * record created before, so that no duplicate is created.
 */
export const useQuickMessageSave = (record: QuickMessage | null) => {
  const dispatch = useAppDispatch();
  const createdId = useRef<number | null>(null);

  const saveFile = async (quickMessageId: number, file: QuickMessageFormValues['file']): Promise<void> => {
    if (file?.kind === 'new') {
      const answer = await dispatch(uploadQuickMessageFile({ quickMessageId, file: file.file }));
      if (uploadQuickMessageFile.rejected.match(answer)) throw answer.error;
    }
    if (file === null && record && attachmentOf(record) !== null) {
      const answer = await dispatch(removeQuickMessageFile({ quickMessageId }));
      if (removeQuickMessageFile.rejected.match(answer)) throw answer.error;
    }
  };

  return async (values: QuickMessageFormValues): Promise<void> => {
    const known = record?.id ?? createdId.current;
    const answer = await dispatch(quickMessages.save({ id: known, fields: fieldsOf(values, record) }));
    if (quickMessages.save.rejected.match(answer)) throw answer.error;
    const id = answer.payload?.id ?? known;
    createdId.current = id;
    if (id !== null) await saveFile(id, values.file);
    dispatch(toastShown({ kind: 'success', textKey: 'quickMessages:toast.saved' }));
  };
};
