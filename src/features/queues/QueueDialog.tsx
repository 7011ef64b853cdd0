import { Input, Select } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { DEFAULT_HOURS } from '@/domain/company/openingHours';
import { loadAutomations, queues, readQueue } from '@/entities/company/queues/queues';
import type { EntityDispatch } from '@/entities/base/thunk';
import type { ApiFailure } from '@/protocol/errors';
import type { NamedRef } from '@/protocol/records/shared';
import { ColorField } from '@/ui/form/ColorField';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { TEXT_ROWS, TextField } from '@/ui/form/TextField';
import { WeekHours } from '@/ui/form/WeekHours';
import { selectSearch } from '@/ui/form/selectSearch';
import { toOption } from '@/ui/form/toOption';
import { useClearable } from '@/ui/form/useClearable';
import { useLengthRules } from '@/ui/form/useFieldRules';
import { useRecordChoice } from '@/ui/form/useRecordChoice';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { useRead } from '@/ui/useAsync';
import { Chatbot } from './chatbot/Chatbot';
import { COLOR_LENGTH, fieldsOf, hoursField, NAME_LENGTH, valuesOf } from './queueForm';
import styles from './queues.module.css';

const TEXTS = ['greetingMessage', 'outOfHoursMessage'] as const;

const optionsOf = (records: readonly NamedRef[] | undefined) => records?.map(toOption) ?? [];

/** Every field of a queue but its chatbot. */
const QueueFields = () => {
  const { t } = useTranslation(['queues', 'common']);
  const lengthRules = useLengthRules();
  const { value: automations, status } = useRead(loadAutomations);

  const choice = {
    allowClear: useClearable(),
    size: 'large',
    showSearch: selectSearch,
    loading: status === 'loading',
    ...useRecordChoice(status),
  } as const;
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField name="name" label={t('dialog.name')} rules={lengthRules(NAME_LENGTH)} />
        </div>
        <ColorField name="color" label={t('dialog.color')} rules={lengthRules(COLOR_LENGTH)} anyForm />
        <NumberField name="orderQueue" label={t('dialog.order')} />
        {TEXTS.map((name) => (
          <div key={name} className={styles.wide}>
            <Field name={name} label={t(`dialog.${name}`)}>
              <Input.TextArea autoSize={TEXT_ROWS} />
            </Field>
          </div>
        ))}
        <Field name="integrationId" label={t('dialog.integration')}>
          <Select {...choice} options={optionsOf(automations?.integrations)} />
        </Field>
        <Field name="promptId" label={t('dialog.prompt')}>
          <Select {...choice} options={optionsOf(automations?.prompts)} />
        </Field>
      </div>
      <h2 className={styles.part}>{t('dialog.hours')}</h2>
      <p className={styles.hint}>{t('dialog.hoursHint')}</p>
      <WeekHours pathOf={(day) => [hoursField(day)]} week={DEFAULT_HOURS} />
    </>
  );
};

interface QueueDialogProps {
  /** Null creates a queue. */
  readonly queueId: number | null;
  readonly onClose: () => void;
}

const read = (id: number, dispatch: EntityDispatch) => dispatch(readQueue(id));

/** Creates a queue, or changes one that is read from the server first, with its hours and its chatbot. */
export const QueueDialog = ({ queueId, onClose }: QueueDialogProps) => {
  const { t } = useTranslation(['queues', 'common']);
  /** Options that are being written: they have a button of their own. */
  const [begunOptions, setBegunOptions] = useState(0);
  // Also counts those that were begun while the queue was being saved.
  const begunNow = useRef(0);
  const noteBegun = useCallback((change: 1 | -1) => {
    begunNow.current += change;
    setBegunOptions(begunNow.current);
  }, []);
  const explain = ({ status: answered, message }: ApiFailure): string | null => {
    if (message.startsWith('ERR_QUEUE_INVALID_COLOR')) return t('common:form.invalidColor');
    // ⚠ Some servers answer 500 when another company has the name or the colour.
    return answered === 500 ? t('dialog.maybeTaken') : null;
  };
  const { storedId, editor } = useRecordEditor(queues, {
    id: queueId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf,
    onClose: () => {
      if (begunNow.current === 0) onClose();
    },
    explain,
  });
  return (
    <EditorDialog
      {...editor}
      width={640}
      title={t(queueId === null ? 'dialog.create' : 'dialog.edit')}
      unsaved={begunOptions > 0}
      onClose={onClose}
    >
      <QueueFields />
      <Chatbot queueId={storedId} onBegun={noteBegun} />
    </EditorDialog>
  );
};
