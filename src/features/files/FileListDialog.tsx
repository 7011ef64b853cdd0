import { type FormInstance, Input } from 'antd';
import { useCallback, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { fileLists, loadFileList } from '@/entities/company/fileLists/fileLists';
import type { FileList } from '@/protocol/records/fileLists';
import { useAppDispatch } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { TextField } from '@/ui/form/TextField';
import { useFollowedRecord } from '@/ui/form/useFollowedRecord';
import { type SaveOutcome, useEditedRecord, useEditorForm } from '@/ui/form/useRecordEditor';
import { OptionsField } from './OptionsField';
import { optionOf, type FileRow, storedRow, withOptionIds } from './optionRows';
import { useUploads } from './useUploads';

interface FileListValues {
  readonly name: string;
  readonly message: string;
  readonly options: readonly FileRow[];
}

/** Fewest characters of a list's name. */
const LEAST_NAME_LENGTH = 3;

const valuesOf = (list: FileList | null): FileListValues => ({
  name: list?.name ?? '',
  message: list?.message ?? '',
  options: (list?.options ?? []).map(storedRow),
});

/** Changes the rows as they are now: what was added or typed during a save stays. */
const changeRows = (form: FormInstance<FileListValues>, change: (row: FileRow) => FileRow): void => {
  form.setFieldValue('options', (form.getFieldValue('options') as readonly FileRow[]).map(change));
};

/**
 * Saves the list, then its files, then reads it again. A list that was created is changed by the next try,
 * and a file that arrived is not sent twice, so that a failed file affects only itself.
 */
const useFileListSave = (fileListId: number | null) => {
  const { t } = useTranslation('fileLists');
  const dispatch = useAppDispatch();
  const savedId = useRef(fileListId);
  const { uploads, uploadAll } = useUploads();

  const saveList = async ({ name, message, options }: FileListValues): Promise<FileList | null> => {
    const fields = { name: name.trim(), message: message.trim(), options: options.map(optionOf) };
    const saved = await dispatch(fileLists.save({ id: savedId.current, fields })).unwrap();
    savedId.current = saved?.id ?? savedId.current;
    return saved;
  };

  /** Servers answer the options with their ids; where one does not, they are read from the list. */
  const identify = async (listId: number, rows: readonly FileRow[], saved: FileList | null): Promise<FileRow[]> => {
    const options = saved?.options ?? (await dispatch(loadFileList(listId)).unwrap())?.options ?? [];
    return withOptionIds(rows, options);
  };

  /** Throws what the form is to show. */
  const save = async (
    values: FileListValues,
    form: FormInstance<FileListValues>,
  ): Promise<SaveOutcome<FileListValues>> => {
    const saved = await saveList(values);
    const listId = savedId.current;
    if (listId === null) return values.options.length > 0 ? 'unfinished' : 'unidentified';
    const rows = await identify(listId, values.options, saved);
    const sent = new Map(rows.map((row) => [row.row, row]));
    changeRows(form, (row) => ({ ...row, id: row.id ?? sent.get(row.row)?.id ?? null }));
    const arrived = await uploadAll(listId, rows);
    changeRows(form, (row) =>
      arrived.has(row.row) && row.file === sent.get(row.row)?.file ? { ...row, file: null } : row,
    );
    await dispatch(loadFileList(listId));
    if (arrived.size === rows.length) return { ...values, options: rows.map((row) => ({ ...row, file: null })) };
    form.setFields([{ name: 'options', errors: [t('failures.some')] }]);
    return 'stay';
  };

  return { save, uploads };
};

interface FileListDialogProps {
  /** Null creates a list. */
  readonly fileListId: number | null;
  readonly onClose: () => void;
}

const NEW = valuesOf(null);

/** What servers answer when another list has the name. */
const NAME_TAKEN = 'ERR_RATING_NAME_ALREADY_EXISTS';

const named = (message: string) => ({
  validator: (_: unknown, rows: readonly FileRow[]) =>
    rows.every(({ name }) => name.trim() !== '') ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** Creates a file list, or changes one that is read with its files first. */
export const FileListDialog = ({ fileListId, onClose }: FileListDialogProps) => {
  const { t } = useTranslation('fileLists');
  const dispatch = useAppDispatch();
  const read = useCallback((id: number) => dispatch(loadFileList(id)).unwrap(), [dispatch]);
  const { record: first, failed } = useEditedRecord(fileListId, read, t('dialog.loadFailed'));
  const record = useFollowedRecord(fileLists, fileListId, first);
  const { save, uploads } = useFileListSave(fileListId);
  const editor = useEditorForm<FileListValues>({
    saved: fileListId === null ? NEW : record && valuesOf(record),
    follows: true,
    save,
    onClose,
    savedKey: 'fileLists:saved',
    explain: ({ message }) => (message === NAME_TAKEN ? t('dialog.nameTaken') : null),
  });
  const required = [{ required: true, whitespace: true, message: t('rules.required') }];
  return (
    <EditorDialog
      {...editor}
      title={t(fileListId === null ? 'dialog.create' : 'dialog.edit')}
      failed={failed}
      kept={`fileLists#${fileListId ?? 'new'}`}
    >
      <TextField
        name="name"
        label={t('dialog.name')}
        rules={[
          { required: true, whitespace: true, message: t('rules.shortName') },
          { min: LEAST_NAME_LENGTH, transform: (text: string) => text.trim(), message: t('rules.shortName') },
        ]}
      />
      <Field name="message" label={t('dialog.message')} rules={required}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
      </Field>
      <Field name="options" label={t('dialog.options')} rules={[named(t('rules.required'))]}>
        <OptionsField uploads={uploads} />
      </Field>
    </EditorDialog>
  );
};
