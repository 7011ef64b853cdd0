import { useCallback } from 'react';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NamedRef } from '@/protocol/records/shared';
import { DEFAULT_HOURS } from '@/domain/openingHours';
import { loadMachines } from '@/entities/queues/automationThunks';
import { useAppDispatch } from '@/store/hooks';
import { ColorField } from '@/ui/form/ColorField';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { TextField } from '@/ui/form/TextField';
import { useClearable } from '@/ui/form/useClearable';
import { useLengthRules } from '@/ui/form/useLengthRules';
import { WeekHours } from '@/ui/form/WeekHours';
import { selectSearch } from '@/ui/form/selectSearch';
import { useAnswer } from '@/ui/useAnswer';
import styles from './queues.module.css';
import { COLOR_LENGTH, NAME_LENGTH } from './queueForm';

const TEXTS = ['greetingMessage', 'outOfHoursMessage'] as const;
const ROWS = { minRows: 2, maxRows: 6 };

const optionsOf = (records: readonly NamedRef[] | undefined) =>
  records?.map(({ id, name }) => ({ value: id, label: name })) ?? [];

/** Every field of a queue but its chatbot. */
export const QueueFields = () => {
  const { t } = useTranslation(['queues', 'common']);
  const dispatch = useAppDispatch();
  const lengthRules = useLengthRules();
  const ask = useCallback(() => dispatch(loadMachines()).unwrap(), [dispatch]);
  const { value: machines, status } = useAnswer(ask);

  const choice = {
    allowClear: useClearable(),
    size: 'large',
    showSearch: selectSearch,
    loading: status === 'loading',
    notFoundContent: status === 'failed' ? t('common:state.loadFailed') : undefined,
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
              <Input.TextArea autoSize={ROWS} />
            </Field>
          </div>
        ))}
        <Field name="integrationId" label={t('dialog.integration')}>
          <Select {...choice} options={optionsOf(machines?.integrations)} />
        </Field>
        <Field name="promptId" label={t('dialog.prompt')}>
          <Select {...choice} options={optionsOf(machines?.prompts)} />
        </Field>
      </div>
      <h2 className={styles.part}>{t('dialog.hours')}</h2>
      <p className={styles.hint}>{t('dialog.hoursHint')}</p>
      <WeekHours name="hours" week={DEFAULT_HOURS} />
    </>
  );
};
