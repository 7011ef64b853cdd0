import { useContext, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, Form, Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { isTransient } from '@/protocol/errors';
import type { QueueOption } from '@/protocol/records/queues';
import { findPositionFault, nextPosition } from '@/domain/company/queueOptions';
import { saveOption } from '@/entities/company/queues/queues';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { isSaveKey } from '@/ui/form/isSaveKey';
import { RestoredNote } from '@/ui/form/RestoredNote';
import { TEXT_ROWS, TextField } from '@/ui/form/TextField';
import { useFormTexts } from '@/ui/form/useFormTexts';
import { type SaveOutcome, useEditorForm } from '@/ui/form/useRecordEditor';
import { useLeft } from '@/ui/useLeft';
import { BegunOptionsContext } from './begunOptions';
import styles from '../queues.module.css';

interface OptionEditorProps {
  readonly queueId: number;
  readonly parentId: number | null;
  /** Null writes a new option. */
  readonly option: QueueOption | null;
  /** The options of the same menu. */
  readonly siblings: readonly QueueOption[];
  /** The option is, or may be, stored. */
  readonly onSaved: () => void;
  /** The editor is to be closed, after a save too. */
  readonly onClose: () => void;
}

interface Values {
  readonly title: string;
  readonly option: string;
  readonly message: string;
}

/** Lets the queue's dialog know that this option has unsaved changes. */
const useBegun = (isBegun: boolean): void => {
  const tellBegun = useContext(BegunOptionsContext);
  useEffect(() => {
    if (!isBegun) return undefined;
    tellBegun(1);
    return () => tellBegun(-1);
  }, [isBegun, tellBegun]);
};

const saveByKeys = (event: KeyboardEvent<HTMLElement>, save: () => void): void => {
  if (!isSaveKey(event)) return;
  // The form around it would save the queue.
  event.preventDefault();
  event.stopPropagation();
  // A held key opened the editor.
  if (!event.repeat) save();
};

/** Edits one option of the chatbot. It is not a form element, because it is inside the queue's form. */
export const OptionEditor = ({ queueId, parentId, option, siblings, onSaved, onClose }: OptionEditorProps) => {
  const { t } = useTranslation(['queues', 'common']);
  const dispatch = useAppDispatch();
  const [isBegun, setBegun] = useState(false);
  const left = useLeft();
  // What is typed during the creation is a change of the created option.
  const storedId = useRef(option?.id ?? null);
  const [first] = useState<Values>(() => ({
    title: option?.title ?? '',
    option: option ? (option.option ?? '') : nextPosition(siblings),
    message: option?.message ?? '',
  }));
  const save = async (values: Values): Promise<SaveOutcome<Values>> => {
    const fields = {
      title: values.title.trim(),
      option: values.option.trim(),
      message: values.message,
      queueId,
      parentId,
    };
    const answer = await dispatch(saveOption({ id: storedId.current, fields }));
    if (saveOption.rejected.match(answer)) {
      // Without an answer it may have arrived all the same: the menu shows it then, so that nobody creates it twice.
      if (isTransient(answer.error.status ?? null)) onSaved();
      throw answer.error;
    }
    storedId.current ??= answer.payload?.id ?? null;
    onSaved();
    return storedId.current === null ? 'unidentified' : undefined;
  };
  const { form, saved, busy, ended, refusal, onSubmit } = useEditorForm<Values>({
    saved: first,
    save,
    // A save that ends after its editor was left must not close one opened since.
    onClose: () => {
      if (!left.current) onClose();
    },
  });
  const isRestored = useFormTexts({
    name: `queueOptions#${option?.id ?? `new@${queueId}/${parentId ?? ''}`}`,
    form,
    saved,
  });
  useBegun(isBegun || isRestored);
  const checkPosition = async (position: string): Promise<void> => {
    const fault = findPositionFault(position, siblings, storedId.current);
    if (fault) throw new Error(t(`chatbot.${fault}`));
  };
  const required = { required: true, whitespace: true, message: t('common:form.required') };
  const name = option ? t('chatbot.editing', { title: option.title }) : t('chatbot.new');
  return (
    // Keys pressed in any field below.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset aria-label={name} className={styles.editor} onKeyDown={(event) => saveByKeys(event, form.submit)}>
      <Form
        component={false}
        form={form}
        name={`option-${option?.id ?? 'new'}-${parentId ?? 'root'}`}
        layout="vertical"
        requiredMark={false}
        initialValues={first}
        onValuesChange={() => setBegun(true)}
        onFinish={(values) => void onSubmit(values)}
      >
        <div className={styles.pair}>
          {/* The field gets the focus when the editor opens. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <TextField name="title" label={t('chatbot.optionTitle')} autoFocus rules={[required]} />
          <TextField
            name="option"
            label={t('chatbot.position')}
            rules={[required, { validator: (_, text: string) => checkPosition(text) }]}
          />
        </div>
        <Field name="message" label={t('chatbot.message')}>
          <Input.TextArea autoSize={TEXT_ROWS} />
        </Field>
        <RestoredNote shown={isRestored} />
        <FormRefusal text={refusal} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('chatbot.cancel')}</Button>
          {!ended && (
            <Button type="primary" loading={busy} disabled={busy} onClick={form.submit}>
              {t('chatbot.save')}
            </Button>
          )}
        </div>
      </Form>
    </fieldset>
  );
};
