import { useRef } from 'react';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileList } from '@/protocol/records/fileLists';
import { fileLists, loadFileList } from '@/entities/fileLists/fileLists';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import type { FileListValues } from './fileListForm';
import { optionOf, type OptionRow, withOptionIds } from './optionRows';
import { useUploads } from './useUploads';

interface FileListSave {
  readonly fileListId: number | null;
  readonly form: FormInstance<FileListValues>;
  readonly onClose: () => void;
}

/**
 * Saves the list, then its files, then reads it again. A list that was created is changed by the next try,
 * and a file that arrived is not sent twice, so that a failed file costs nothing but itself.
 */
export const useFileListSave = ({ fileListId, form, onClose }: FileListSave) => {
  const { t } = useTranslation('fileLists');
  const dispatch = useAppDispatch();
  const savedId = useRef(fileListId);
  const { uploads, uploadAll } = useUploads();

  const saveList = async ({ name, message, options }: FileListValues): Promise<FileList | null> => {
    const fields = { name: name.trim(), message: message.trim(), options: options.map(optionOf) };
    const answer = await dispatch(fileLists.save({ id: savedId.current, fields }));
    if (fileLists.save.rejected.match(answer)) throw answer.error;
    const saved = answer.payload;
    savedId.current = saved?.id ?? savedId.current;
    return saved;
  };

  /** Servers answer the options with their ids; where one does not, the list tells them. */
  const identify = async (listId: number, rows: readonly OptionRow[], saved: FileList | null): Promise<OptionRow[]> => {
    const options = saved?.options ?? (await dispatch(loadFileList(listId)).unwrap())?.options ?? [];
    return withOptionIds(rows, options);
  };

  /** Throws what the form is to show. */
  const save = async (values: FileListValues): Promise<void> => {
    const saved = await saveList(values);
    const listId = savedId.current;
    if (listId !== null) {
      const rows = await identify(listId, values.options, saved);
      form.setFieldValue('options', rows);
      const arrived = await uploadAll(listId, rows);
      form.setFieldValue(
        'options',
        rows.map((row) => (arrived.has(row.row) ? { ...row, file: null } : row)),
      );
      await dispatch(loadFileList(listId));
      if (arrived.size < rows.length) {
        form.setFields([{ name: 'options', errors: [t('failures.some')] }]);
        return;
      }
    }
    dispatch(toastShown({ kind: 'success', textKey: 'fileLists:saved' }));
    onClose();
  };

  return { save, uploads };
};
