import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadQuickMessage } from '@/entities/quickMessages/quickMessageThunks';
import { useAppDispatch } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { FileChoice } from '@/ui/form/FileChoice';
import { TextField } from '@/ui/form/TextField';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { MessageField } from './MessageField';
import { storedName, valuesOf, type QuickMessageFormValues } from './quickMessageForm';
import { useQuickMessageSave } from './useQuickMessageSave';

interface QuickMessageDialogProps {
  /** Null creates a quick message. */
  readonly quickMessageId: number | null;
  readonly onClose: () => void;
}

const NEW = valuesOf(null);

/** Creates a quick message, or changes one that is read from the server first. */
export const QuickMessageDialog = ({ quickMessageId, onClose }: QuickMessageDialogProps) => {
  const { t } = useTranslation('quickMessages');
  const dispatch = useAppDispatch();
  const read = useCallback((id: number) => dispatch(loadQuickMessage({ quickMessageId: id })).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(quickMessageId, read, t('dialog.loadFailed'));
  const editor = useEditorForm<QuickMessageFormValues>({
    saved: quickMessageId === null ? NEW : record && valuesOf(record),
    save: useQuickMessageSave(record),
    onClose,
  });
  return (
    <EditorDialog {...editor} title={t(quickMessageId === null ? 'dialog.create' : 'dialog.edit')} failed={failed}>
      <TextField
        name="shortcode"
        label={t('dialog.shortcode')}
        // Typing goes on where the dialog begins.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rules={[{ required: true, whitespace: true, message: t('dialog.required') }]}
      />
      <Field name="message" label={t('dialog.message')}>
        <MessageField />
      </Field>
      <Field name="file" label={t('dialog.file')}>
        <FileChoice label={t('dialog.file')} chooseLabel={t('dialog.chooseFile')} nameOf={storedName} />
      </Field>
    </EditorDialog>
  );
};
