import { Form, Input, Select, type SelectProps } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { textFinder } from '@/domain/text/foldedText';
import { loadContact, searchContacts } from '@/entities/company/contacts/contacts';
import type { Contact } from '@/protocol/records/contacts';
import type { NamedRef } from '@/protocol/records/shared';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { FileChoice } from '@/ui/form/FileChoice';
import { momentRule, MomentInput } from '@/ui/form/MomentInput';
import { SwitchField } from '@/ui/form/SwitchField';
import { TextField } from '@/ui/form/TextField';
import { toOption } from '@/ui/form/toOption';
import { useBracesNote } from '@/ui/form/useBracesNote';
import { CircleAlert } from '@/ui/icons';
import { type Answer, useAsync } from '@/ui/useAsync';
import { useNow } from '@/ui/useNow';
import styles from './ScheduleDialog.module.css';
import { isPast, isSendableFile, LEAST_LENGTH, type ScheduleFormValues } from './scheduleForm';

interface ContactOption {
  readonly value: number;
  readonly label: string;
}

interface ContactOptions {
  readonly options: readonly ContactOption[];
  /** Without any option: why. */
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Contacts to choose from: asked 500 ms after the last change of the text, at once when the list is opened. */
const useContactOptions = (open: boolean, text: string): ContactOptions => {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<readonly Contact[]>([]);
  const [answered, setAnswered] = useState<{ readonly text: string; readonly ok: boolean } | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isOpening = open && !wasOpen.current;
    wasOpen.current = open;
    if (!open) return undefined;
    let request: { readonly abort: () => void } | undefined;
    const search = async (): Promise<void> => {
      const asked = dispatch(searchContacts(text));
      request = asked;
      const answer = await asked;
      if (searchContacts.rejected.match(answer) && answer.meta.aborted) return;
      const ok = searchContacts.fulfilled.match(answer);
      if (ok) setFound(answer.payload.records);
      setAnswered({ text, ok });
    };
    const timer = setTimeout(() => void search(), isOpening && text === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [dispatch, open, text]);
  const isAnswered = answered?.text === text;
  // What was found for another text is filtered: Enter would choose the first of it.
  const finds = textFinder(isAnswered && answered.ok ? '' : text);
  return {
    options: found.filter(({ name, number }) => finds(name, number)).map(toOption),
    status: isAnswered ? (answered.ok ? 'ready' : 'failed') : 'loading',
  };
};

/** Reads a contact of which only the number is known, as of one that was chosen before a crash. */
const useUnnamedContact = (contactId: number | null): Answer<ContactOption | null> => {
  const dispatch = useAppDispatch();
  const ask = useCallback(async () => {
    const contact = contactId === null ? null : await dispatch(loadContact({ contactId })).unwrap();
    return contact && toOption(contact);
  }, [contactId, dispatch]);
  return useAsync(ask);
};

interface ContactChoiceProps extends Pick<SelectProps, 'id' | 'aria-invalid' | 'aria-describedby'> {
  /** The contact that is stored. */
  readonly known: ContactOption | null;
  readonly value?: number | null;
  readonly onChange?: (contactId: number) => void;
  readonly onChoose: (contact: ContactOption) => void;
}

/** One contact, searched on the server. */
const ContactChoice = ({ known, value, onChange, onChoose, ...control }: ContactChoiceProps) => {
  const { t } = useTranslation(['schedules', 'common']);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [own, setOwn] = useState(known);
  // A colleague may have stored another one since.
  const named = known?.value === value ? known : own;
  const unnamed = useUnnamedContact(value === named?.value ? null : (value ?? null));
  const chosen = unnamed.value?.value === value ? unnamed.value : named;
  const { options, status } = useContactOptions(open, text.trim());
  const isListed = chosen === null || text !== '' || options.some((option) => option.value === chosen.value);
  return (
    <Select
      {...control}
      size="large"
      value={value ?? undefined}
      placeholder={t('dialog.contactSearch')}
      options={isListed ? [...options] : [chosen, ...options]}
      // While a search hides it, the chosen one keeps its name.
      labelRender={({ label, value: shown }) =>
        label ??
        (shown === chosen?.value ? chosen.label : unnamed.status === 'loading' ? '…' : t('common:form.unavailable'))
      }
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      notFoundContent={t(status === 'ready' ? 'dialog.contactNone' : `common:state.${status}`)}
      onOpenChange={setOpen}
      onChange={(contactId: number) => {
        const option = options.find(({ value: listed }) => listed === contactId) ?? known;
        setOwn(option);
        if (option) onChoose(option);
        onChange?.(contactId);
      }}
    />
  );
};

/** Says below the field that its time is over: servers never send such a message. */
const PastWarning = () => {
  const { t } = useTranslation('schedules');
  const form = Form.useFormInstance<ScheduleFormValues>();
  const sendAt = Form.useWatch('sendAt', form);
  const now = useNow();
  return (
    <output className={styles.past}>
      {isPast(sendAt ?? '', now) && (
        <>
          <CircleAlert size={14} /> {t('dialog.past')}
        </>
      )}
    </output>
  );
};

const atLeast = (message: string) => ({
  validator: (_: unknown, text: string | undefined) =>
    (text ?? '').trim().length >= LEAST_LENGTH ? Promise.resolve() : Promise.reject(new Error(message)),
});

interface ScheduleFieldsProps {
  /** The contact that is stored, or chosen from the start. */
  readonly contact: NamedRef | null;
  /** Another one is chosen. */
  readonly onContact: (contact: NamedRef) => void;
}

/** The fields of a schedule with their validation rules. */
export const ScheduleFields = ({ contact, onContact }: ScheduleFieldsProps) => {
  const { t } = useTranslation('schedules');
  const noticesAbsent = useAppSelector((state) => state.absentCalls.scheduleNotice);
  const required = [{ required: true, message: t('rules.required') }];
  return (
    <>
      <Field name="contactId" label={t('dialog.contact')} rules={required}>
        <ContactChoice
          known={contact && toOption(contact)}
          onChoose={({ value, label }) => onContact({ id: value, name: label })}
        />
      </Field>
      <TextField
        name="title"
        label={t('dialog.title')}
        // A contact that is known leaves the title as the first field to fill in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={contact !== null}
        rules={[atLeast(t('rules.shortTitle'))]}
      />
      <Field
        name="body"
        label={t('dialog.body')}
        rules={[atLeast(t('rules.shortBody'))]}
        note={useBracesNote(Form.useWatch<string | undefined>('body'))}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
      </Field>
      <Field name="sendAt" label={t('dialog.sendAt')} rules={[...required, momentRule(t('rules.moment'))]}>
        <MomentInput />
      </Field>
      <PastWarning />
      <Field name="file" label={t('dialog.file')}>
        <FileChoice
          label={t('dialog.file')}
          chooseLabel={t('dialog.chooseFile')}
          hint={t('dialog.fileHint')}
          accept=".png,.jpg,.jpeg"
          rule={{ accepts: isSendableFile, refusal: t('rules.fileKind') }}
        />
      </Field>
      <SwitchField name="notify" label={t('dialog.notify')} hidden={noticesAbsent} />
    </>
  );
};
