import { useEffect, useId, type ReactNode } from 'react';
import { Input, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { listPrompts } from '@/entities/company/prompts/prompts';
import { loadQueues, selectQueues, selectQueuesStatus } from '@/entities/company/queues/queues';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { SwitchField } from '@/ui/form/SwitchField';
import { TEXT_ROWS, TextField } from '@/ui/form/TextField';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useClearable } from '@/ui/form/useClearable';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useFieldRules';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { useRead } from '@/ui/useAsync';
import styles from '../whatsappConnections.module.css';

const MESSAGES = ['greetingMessage', 'complationMessage', 'outOfHoursMessage', 'ratingMessage'] as const;

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

const FieldGroup = ({ title, children }: FieldGroupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {title}
      </h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
};

/** Every field of a connection. */
export const ConnectionFields = () => {
  const { t } = useTranslation('whatsappConnections');
  const clearable = useClearable();
  const dispatch = useAppDispatch();
  const lengthRules = useLengthRules();
  const queues = useAppSelector(selectQueues);
  const queueChoice = {
    options: queues.map(toOption),
    ...useRecordChoice(useAppSelector(selectQueuesStatus), queues),
    showSearch: selectSearch,
  };
  const prompts = useRead(listPrompts);
  const promptChoice = useRecordChoice(prompts.status);
  useEffect(() => {
    void dispatch(loadQueues());
  }, [dispatch]);
  return (
    <>
      <FieldGroup title={t('dialog.groups.general')}>
        <TextField name="name" label={t('dialog.name')} rules={lengthRules(NAME_LENGTH)} />
        <SwitchField name="isDefault" label={t('dialog.isDefault')} />
        <Field name="queueIds" label={t('dialog.queues')}>
          <Select mode="multiple" size="large" {...queueChoice} />
        </Field>
        <TextField name="token" label={t('dialog.token')} autoComplete="off" />
      </FieldGroup>
      <FieldGroup title={t('dialog.groups.messages')}>
        {MESSAGES.map((name) => (
          <Field key={name} name={name} label={t(`dialog.${name}`)}>
            <Input.TextArea autoSize={TEXT_ROWS} />
          </Field>
        ))}
      </FieldGroup>
      <FieldGroup title={t('dialog.groups.redirect')}>
        <Field name="transferQueueId" label={t('dialog.transferQueue')}>
          <Select allowClear={clearable} size="large" {...queueChoice} />
        </Field>
        <NumberField name="timeToTransfer" label={t('dialog.timeToTransfer')} />
      </FieldGroup>
      <FieldGroup title={t('dialog.groups.inactivity')}>
        <NumberField name="expiresTicket" label={t('dialog.expiresTicket')} />
        <Field name="expiresInactiveMessage" label={t('dialog.expiresInactiveMessage')}>
          <Input.TextArea autoSize={TEXT_ROWS} />
        </Field>
      </FieldGroup>
      <FieldGroup title={t('dialog.groups.chatbot')}>
        <NumberField name="timeUseBotQueues" label={t('dialog.timeUseBotQueues')} />
        <NumberField name="maxUseBotQueues" label={t('dialog.maxUseBotQueues')} />
        <Field name="promptId" label={t('dialog.prompt')}>
          <Select
            allowClear={clearable}
            size="large"
            showSearch={selectSearch}
            options={prompts.value?.map(toOption)}
            {...promptChoice}
          />
        </Field>
      </FieldGroup>
    </>
  );
};
