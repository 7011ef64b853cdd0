import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  loadQuickMessage,
  quickMessages,
  removeQuickMessageFile,
  uploadQuickMessageFile,
} from '@/entities/quickMessages/quickMessages';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { EmojiButton } from '@/ui/emoji/EmojiButton';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { FileChoice } from '@/ui/form/FileChoice';
import { TextField } from '@/ui/form/TextField';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEditorForm } from '@/ui/form/useEditorForm';
import styles from './QuickMessageDialog.module.css';
import { attachmentOf, fieldsOf, type QuickMessageFormValues, storedName, valuesOf } from './quickMessageForm';

interface MessageFieldProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
}

const ROWS = 7;

/** The words of a quick message; emoji come in where the caret is. */
const MessageField = ({ id, value, onChange }: MessageFieldProps) => {
  const field = useRef<TextAreaRef>(null);
  const insert = (emoji: string) => {
    const box = field.current?.resizableTextArea?.textArea;
    if (!box) return;
    box.setRangeText(emoji, box.selectionStart, box.selectionEnd, 'end');
    onChange?.(box.value);
  };
  // In the next frame: until the picker is gone it has the focus back.
  const leave = () => requestAnimationFrame(() => field.current?.focus());
  return (
    <div className={styles.field}>
      <Input.TextArea
        ref={field}
        id={id}
        rows={ROWS}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <EmojiButton onChoose={insert} onLeave={leave} />
    </div>
  );
};

/**
 * Saves the text, then the file; throws the refusal for the form to show. After a failed file, the next attempt updates the
 * record created before, so that no duplicate is created.
 */
const useQuickMessageSave = (record: QuickMessage | null) => {
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
