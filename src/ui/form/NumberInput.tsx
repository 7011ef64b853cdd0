import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { readTypedNumber } from '@/domain/text/typedNumber';
import { useLanguage } from '@/i18n/useLanguage';
import { decimalMark, formatNumber } from '@/lib/numbers';
import styles from './form.module.css';

export interface NumberInputProps extends Pick<
  ComponentProps<typeof Input>,
  'id' | 'aria-invalid' | 'aria-describedby'
> {
  /** Maximum number of digits after the decimal mark; 0 takes whole numbers only. */
  readonly decimals?: number;
  /** An amount in BRL: the sign comes first, and the cents are always shown. */
  readonly money?: boolean;
  /** The step of the arrow keys. */
  readonly step?: number;
  readonly min?: number;
  readonly max?: number;
  /** A number, null for none, or typed text that is not a number: see `useNumberRules`. */
  readonly value?: number | string | null;
  readonly onChange?: (value: number | string | null) => void;
}

type TypedNumber = Required<Pick<NumberInputProps, 'money' | 'decimals' | 'value'>> &
  Pick<NumberInputProps, 'onChange'>;

/** The text of the field while the user types, and the understood number if it is written differently. */
const useTypedNumber = ({ money, decimals, value, onChange }: TypedNumber) => {
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number | string | null => {
    const meant = readTypedNumber(text, decimalMark(language), decimals);
    if (meant.kind === 'empty') return null;
    return meant.kind === 'number' ? meant.value : text;
  };
  const write = (number: number): string => formatNumber(number, language, { least: money ? 2 : 0, most: decimals });
  const written = typeof value === 'number' ? write(value) : (value ?? '');
  // A value from outside, for example of a loaded record, replaces the typed text.
  const shown = typed !== null && read(typed) === value ? typed : written;
  const hint = typeof value === 'number' && shown.trim() !== written ? `${money ? 'R$ ' : ''}${written}` : null;
  return {
    shown,
    hint,
    type: (text: string) => {
      setTyped(text);
      onChange?.(read(text));
    },
    leave: () => setTyped(null),
  };
};

/** A number, typed or pasted with the separators of the interface's language; the understood number is shown below and on leaving. */
export const NumberInput = ({
  id,
  money = false,
  decimals = money ? 2 : 0,
  step = 1,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  value = null,
  onChange,
  'aria-invalid': isInvalid,
  'aria-describedby': refusalId,
}: NumberInputProps) => {
  const { t } = useTranslation('common');
  const hintId = useId();
  const { shown, hint, type, leave } = useTypedNumber({ money, decimals, value, onChange });
  const stepByKeys = (event: KeyboardEvent) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (way === undefined || typeof value === 'string') return;
    event.preventDefault();
    const next = Number(((value ?? 0) + way * step).toFixed(decimals));
    onChange?.(Math.min(Math.max(next, min), max));
  };
  return (
    <>
      <Input
        id={id}
        size="large"
        // An input of type number does not accept thousands separators.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="spinbutton"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        prefix={money ? 'R$' : undefined}
        aria-valuenow={typeof value === 'number' ? value : undefined}
        aria-valuetext={shown}
        aria-invalid={isInvalid}
        aria-describedby={refusalId === undefined ? hintId : `${refusalId} ${hintId}`}
        value={shown}
        onChange={({ target }) => type(target.value)}
        onKeyDown={stepByKeys}
        onBlur={leave}
      />
      <output id={hintId} className={styles.hint}>
        {hint !== null && t('form.understood', { number: hint })}
      </output>
    </>
  );
};
