import { useEffect, useRef, useState } from 'react';
import { Button, Form, Input, type GetRef } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { draftChanged } from '@/entities/conversations/drafts/draftsSlice';
import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import { addNote, selectIsAddingNote } from '@/entities/conversations/ticketNotes/ticketNotes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useLengthRules } from '@/ui/form/useFieldRules';
import { TEXT_ROWS } from '@/ui/form/TextField';
import styles from './Notes.module.css';

interface NoteFormProps {
  readonly ticketId: number;
  readonly contactId: number;
}

interface NoteValues {
  readonly note: string;
}

/** In characters; 255 is the servers' maximum. */
const NOTE_LENGTH = { required: true, min: 2, max: 255 };
/** Error code of servers that find a note too short. */
const SHORT_FOR_SERVER = 'ERR_TICKETNOTE_INVALID_NAME';

/** Writes a note. A refusal is shown here and keeps the text; an unfinished text is kept with the ticket's draft. */
export const NoteForm = ({ ticketId, contactId }: NoteFormProps) => {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const lengthRules = useLengthRules();
  const [form] = Form.useForm<NoteValues>();
  const text = Form.useWatch('note', form);
  const begun = useAppSelector((state) => selectDraft(state, ticketId)?.note ?? '');
  const [atFirst] = useState(begun);
  const box = useRef<GetRef<typeof Input.TextArea>>(null);
  // The note was added, perhaps before the drawer was closed and opened again, or the drafts on disk were read later.
  useEffect(() => {
    if (form.getFieldValue('note') !== begun) form.setFieldsValue({ note: begun });
  }, [begun, form]);

  const send = async ({ note }: NoteValues): Promise<void> => {
    const answer = await dispatch(addNote({ ticketId, contactId, note: note.trim() }));
    if (addNote.fulfilled.match(answer)) {
      dispatch(toastShown({ kind: 'success', textKey: 'contacts:notes.added' }));
    } else if (answer.error.message.startsWith(SHORT_FOR_SERVER)) {
      form.setFields([{ name: 'note', errors: [t('notes.serverMinimum')] }]);
    } else throw answer.error;
  };
  const { busy: isSubmitting, refusal, submit } = useFormSubmit(form, send);
  const isAdding = useAppSelector((state) => selectIsAddingNote(state, ticketId));
  const busy = isSubmitting || isAdding;
  return (
    <Form
      form={form}
      className={styles.form}
      requiredMark={false}
      initialValues={{ note: atFirst }}
      onValuesChange={(_, { note }) => dispatch(draftChanged({ ticketId, note }))}
      onFinish={(values) => {
        // The button goes with the text; what is typed next must not end in the message to the customer.
        box.current?.focus({ preventScroll: true });
        void submit(values);
      }}
    >
      <Form.Item name="note" rules={lengthRules(NOTE_LENGTH)} validateTrigger="onSubmit">
        <Input.TextArea
          ref={box}
          aria-label={t('notes.label')}
          placeholder={t('notes.placeholder')}
          autoSize={TEXT_ROWS}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || busy) return;
            event.preventDefault();
            form.submit();
          }}
        />
      </Form.Item>
      <FormRefusal text={refusal} />
      {text && (
        <div className={styles.formFoot}>
          <Button type="primary" htmlType="submit" size="small" loading={busy} disabled={busy}>
            {t('notes.add')}
          </Button>
        </div>
      )}
    </Form>
  );
};
