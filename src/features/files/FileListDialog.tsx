import { useCallback } from 'react';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { loadFileList } from '@/entities/fileLists/fileLists';
import { useAppDispatch } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { TextField } from '@/ui/form/TextField';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { LEAST_NAME_LENGTH, valuesOf, type FileListValues } from './fileListForm';
import type { OptionRow } from './optionRows';
import { OptionsField } from './OptionsField';
import { useFileListSave } from './useFileListSave';

interface FileListDialogProps {
  /** Null creates a list. */
  readonly fileListId: number | null;
  readonly onClose: () => void;
}

const NEW = valuesOf(null);

const named = (message: string) => ({
  validator: (_: unknown, rows: readonly OptionRow[]) =>
    rows.every(({ name }) => name.trim() !== '') ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** Creates a file list, or changes one that is read with its files first. */
export const FileListDialog = ({ fileListId, onClose }: FileListDialogProps) => {
  const { t } = useTranslation('fileLists');
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<FileListValues>();
  const read = useCallback((id: number) => dispatch(loadFileList(id)).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(fileListId, read, t('dialog.loadFailed'));
  const { save, uploads } = useFileListSave({ fileListId, form, onClose });
  const { busy, refusal, submit } = useFormSubmit(form, save);
  const required = [{ required: true, whitespace: true, message: t('rules.required') }];
  return (
    <EditorDialog
      title={t(fileListId === null ? 'dialog.create' : 'dialog.edit')}
      form={form}
      saved={fileListId === null ? NEW : record && valuesOf(record)}
      failed={failed}
      busy={busy}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
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
