import { Input, Select } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { PromptToSave } from '@/api/prompts';
import { prompts, readPrompt } from '@/entities/company/prompts/prompts';
import { loadQueues, selectQueues, selectQueuesStatus } from '@/entities/company/queues/queues';
import type { EntityDispatch } from '@/entities/base/thunk';
import type { PromptDetail } from '@/protocol/records/prompts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { SecretInput } from '@/ui/form/hiddenInputs';
import { TextField } from '@/ui/form/TextField';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import styles from './PromptDialog.module.css';
import { TEXT_VOICE, voiceOptions } from './voices';

/** What the form holds; a cleared number is null. */
interface PromptFormValues {
  readonly name: string;
  readonly apiKey: string;
  readonly prompt: string;
  readonly queueId: number | null;
  readonly voice: string;
  readonly voiceKey: string;
  readonly voiceRegion: string;
  readonly temperature: number | null;
  readonly maxTokens: number | null;
  readonly maxMessages: number | null;
}

const DEFAULTS = { maxTokens: 100, temperature: 1, maxMessages: 10 } as const;

/** What the form shows of a prompt; of none, a new one. */
const valuesOf = (prompt: PromptDetail | null): PromptFormValues => ({
  name: prompt?.name ?? '',
  apiKey: prompt?.apiKey ?? '',
  prompt: prompt?.prompt ?? '',
  queueId: prompt?.queueId ?? null,
  voice: prompt?.voice || TEXT_VOICE,
  voiceKey: prompt?.voiceKey ?? '',
  voiceRegion: prompt?.voiceRegion ?? '',
  temperature: prompt?.temperature ?? DEFAULTS.temperature,
  maxTokens: prompt?.maxTokens ?? DEFAULTS.maxTokens,
  maxMessages: prompt?.maxMessages ?? DEFAULTS.maxMessages,
});

/** What is sent of the form, which has a queue. */
const fieldsOf = (
  { name, apiKey, queueId, voiceKey, voiceRegion, temperature, maxTokens, maxMessages, ...rest }: PromptFormValues,
  stored: PromptDetail | null,
): PromptToSave => ({
  ...(stored?.model && { model: stored.model }),
  ...rest,
  name: name.trim(),
  apiKey: apiKey.trim(),
  queueId: queueId ?? 0,
  voiceKey: voiceKey.trim(),
  voiceRegion: voiceRegion.trim(),
  temperature: temperature ?? DEFAULTS.temperature,
  maxTokens: maxTokens ?? DEFAULTS.maxTokens,
  maxMessages: maxMessages ?? DEFAULTS.maxMessages,
});

interface PromptDialogProps {
  /** Null creates a prompt. */
  readonly promptId: number | null;
  readonly onClose: () => void;
}

const read = (id: number, dispatch: EntityDispatch) => dispatch(readPrompt(id));
const SECRETS = ['apiKey', 'voiceKey'] as const;
const TEXT_ROWS = { minRows: 4, maxRows: 10 };

/** Creates or changes a prompt, which is read from the server first. */
export const PromptDialog = ({ promptId, onClose }: PromptDialogProps) => {
  const { t } = useTranslation(['prompts', 'common']);
  const dispatch = useAppDispatch();
  const queues = useAppSelector(selectQueues);
  const queuesStatus = useAppSelector(selectQueuesStatus);
  const queueChoice = useRecordChoice(queuesStatus, queues);
  useEffect(() => {
    void dispatch(loadQueues());
  }, [dispatch]);
  const { record, editor } = useRecordEditor(prompts, {
    id: promptId,
    read,
    failedText: t('dialog.loadFailed'),
    untold: SECRETS,
    valuesOf,
    fieldsOf,
    onClose,
  });
  const required = [{ required: true, whitespace: true, message: t('common:form.required') }];
  // One that is deleted while it is chosen counts as none.
  const checkQueue = async (queueId: number | null): Promise<void> => {
    const isGone = queuesStatus === 'ready' && queueId !== null && !queues.some(({ id }) => id === queueId);
    if (isGone) throw new Error(t('dialog.noQueue'));
  };
  const queueRules = [
    { required: true, message: t('dialog.noQueue') },
    { validator: (_: unknown, queueId: number | null) => checkQueue(queueId) },
  ];
  return (
    <EditorDialog
      {...editor}
      width={640}
      title={t(promptId === null ? 'dialog.create' : 'dialog.edit')}
      secrets={SECRETS}
    >
      <TextField name="name" label={t('dialog.name')} rules={required} />
      <Field name="apiKey" label={t('dialog.apiKey')} rules={required}>
        <SecretInput size="large" />
      </Field>
      <Field name="prompt" label={t('dialog.prompt')} rules={required}>
        <Input.TextArea autoSize={TEXT_ROWS} />
      </Field>
      <Field name="queueId" label={t('dialog.queue')} rules={queueRules}>
        <Select size="large" showSearch={selectSearch} options={queues.map(toOption)} {...queueChoice} />
      </Field>
      <div className={styles.pair}>
        <Field name="voice" label={t('dialog.voice')}>
          <Select size="large" options={voiceOptions(t('dialog.textVoice'), record?.voice || TEXT_VOICE)} />
        </Field>
        <Field name="voiceKey" label={t('dialog.voiceKey')}>
          <SecretInput size="large" />
        </Field>
        <TextField name="voiceRegion" label={t('dialog.voiceRegion')} />
        <NumberField name="temperature" label={t('dialog.temperature')} max={1} decimals={2} step={0.1} required />
        <NumberField name="maxTokens" label={t('dialog.maxTokens')} min={1} required />
        <NumberField name="maxMessages" label={t('dialog.maxMessages')} min={1} required />
      </div>
    </EditorDialog>
  );
};
