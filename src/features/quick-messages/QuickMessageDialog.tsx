import { Form, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import {
  loadQuickMessage,
  quickMessages,
  removeQuickMessageFile,
  uploadQuickMessageFile,
} from '@/entities/company/quickMessages/quickMessages';
import type { EntityDispatch } from '@/entities/base/thunk';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import { EmojiButton } from '@/ui/emoji/EmojiButton';
import { type FileSave, useFileSave } from '@/ui/form/useFileSave';
import { useBracesNote } from '@/ui/form/useBracesNote';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { FileChoice } from '@/ui/form/FileChoice';
import { TextField } from '@/ui/form/TextField';
import { type SavedRecord, useRecordEditor } from '@/ui/form/useRecordEditor';
import styles from './quickMessages.module.css';
import { attachmentOf, fieldsOf, type QuickMessageFormValues, storedName, valuesOf } from './quickMessageForm';

interface MessageFieldProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
}

const ROWS = 7;

/** The text of a quick message; emoji are inserted at the caret. */
const MessageField = ({ id, 'aria-describedby': noteId, value, onChange }: MessageFieldProps) => {
  const field = useRef<TextAreaRef>(null);
  const insert = (emoji: string) => {
    const box = field.current?.resizableTextArea?.textArea;
    if (!box) return;
    box.setRangeText(emoji, box.selectionStart, box.selectionEnd, 'end');
    onChange?.(box.value);
  };
  // In the next frame: the picker takes the focus back until it is gone.
  const leave = () => requestAnimationFrame(() => field.current?.focus());
  return (
    <div className={styles.field}>
      <Input.TextArea
        ref={field}
        id={id}
        aria-describedby={noteId}
        rows={ROWS}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <EmojiButton onChoose={insert} onLeave={leave} />
    </div>
  );
};

interface QuickMessageDialogProps {
  /** Null creates a quick message. */
  readonly quickMessageId: number | null;
  readonly onClose: () => void;
}

const read = (id: number, dispatch: EntityDispatch) => dispatch(loadQuickMessage(id)).unwrap();

const saveFile = async (
  { id: quickMessageId, values, record, saved }: SavedRecord<QuickMessage, QuickMessage, QuickMessageFormValues>,
  dispatch: EntityDispatch,
  save: FileSave,
): Promise<Partial<QuickMessageFormValues>> => {
  const now = saved ? { ...record, ...saved } : record;
  const file = await save(values.file, {
    read: record && attachmentOf(record),
    now: now && attachmentOf(now),
    upload: (chosen) => dispatch(uploadQuickMessageFile({ quickMessageId, file: chosen })).unwrap(),
    remove: () => dispatch(removeQuickMessageFile({ quickMessageId })).unwrap(),
  });
  return { file };
};

/** Creates a quick message, or changes one that is read from the server first. */
export const QuickMessageDialog = ({ quickMessageId, onClose }: QuickMessageDialogProps) => {
  const { t } = useTranslation('quickMessages');
  const save = useFileSave();
  const { editor } = useRecordEditor(quickMessages, {
    id: quickMessageId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf,
    finish: (done, dispatch) => saveFile(done, dispatch, save),
    onClose,
  });
  const note = useBracesNote(Form.useWatch('message', editor.form));
  return (
    <EditorDialog {...editor} title={t(quickMessageId === null ? 'dialog.create' : 'dialog.edit')}>
      <TextField
        name="shortcode"
        label={t('dialog.shortcode')}
        rules={[{ required: true, whitespace: true, message: t('dialog.required') }]}
      />
      <Field name="message" label={t('dialog.message')} note={note}>
        <MessageField />
      </Field>
      <Field name="file" label={t('dialog.file')}>
        <FileChoice label={t('dialog.file')} chooseLabel={t('dialog.chooseFile')} nameOf={storedName} />
      </Field>
    </EditorDialog>
  );
};
