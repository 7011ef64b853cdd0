import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { maskDay, readTypedDay, typedDay, withZeros } from '@/lib/typedMoment';
import { TypedInput } from './TypedInput';

interface DayInputProps {
  readonly id?: string;
  readonly size?: 'middle' | 'large';
  readonly 'aria-label'?: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value?: string;
  /** Called with whole days and with an emptied field; a half-typed day is dropped on blur. */
  readonly onChange?: (value: string) => void;
}

/** A day, typed as dd/MM/yyyy in every language, or chosen in the system's own picker. */
export const DayInput = ({ value = '', onChange, ...input }: DayInputProps) => {
  const { t } = useTranslation('common');
  const [draft, setDraft] = useState<string | null>(null);
  const choose = (day: string) => {
    setDraft(null);
    onChange?.(day);
  };
  const type = (text: string) => {
    const day = text === '' ? '' : readTypedDay(text);
    if (day === null) setDraft(text);
    else choose(day);
  };
  const leave = () => {
    const day = readTypedDay(withZeros(draft ?? ''));
    if (day === null) setDraft(null);
    else choose(day);
  };
  return (
    <TypedInput
      {...input}
      placeholder={t('form.dayForm')}
      text={draft ?? typedDay(value)}
      mask={maskDay}
      onType={type}
      onLeave={leave}
      picker={{ type: 'date', label: t('form.chooseDay'), value, onPick: choose }}
    />
  );
};
