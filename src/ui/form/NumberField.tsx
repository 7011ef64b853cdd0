import type { ComponentProps } from 'react';
import type { FormItemProps } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { readTypedNumber } from '@/domain/text/typedNumber';
import { useLanguage } from '@/i18n/useLanguage';
import { decimalMark, formatNumber } from '@/lib/numbers';
import { Field } from './Field';
import { NumberInput, type NumberInputProps } from './NumberInput';

type NumberFieldProps = Pick<ComponentProps<typeof Field>, 'name' | 'label'> &
  Pick<NumberInputProps, 'money' | 'decimals' | 'step' | 'min' | 'max'> & {
    /** An empty field is refused. */
    readonly required?: boolean;
  };

type Limits = Pick<NumberFieldProps, 'decimals' | 'min' | 'max' | 'required'>;

/** Refuses, with a message, text that is not a number, ambiguous numbers, and numbers outside the limits. */
const useNumberRules = ({ decimals = 0, min, max, required = false }: Limits): FormItemProps['rules'] => {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const write = (number: number) => formatNumber(number, language, { least: 0, most: decimals });
  const problemOf = (value: number | string | null | undefined): string | null => {
    if (typeof value === 'string') {
      const { kind } = readTypedNumber(value, decimalMark(language), decimals);
      if (kind === 'ambiguous') return t('form.ambiguousNumber');
      if (kind !== 'tooPrecise') return t('form.noNumber');
      return decimals === 0 ? t('form.wholeNumber') : t('form.tooPrecise', { count: decimals });
    }
    if (value === null || value === undefined) return required ? t('form.required') : null;
    if (min !== undefined && value < min) return t('form.tooSmall', { number: write(min) });
    return max !== undefined && value > max ? t('form.tooLarge', { number: write(max) }) : null;
  };
  return [
    {
      validator: async (_: unknown, value?: number | string | null): Promise<void> => {
        const problem = problemOf(value);
        if (problem !== null) throw new Error(problem);
      },
    },
  ];
};

/** A number in a form, whole unless it is money or has `decimals`; the form's value is null while the field is empty. */
export const NumberField = ({
  name,
  label,
  required,
  min = 0,
  max,
  money = false,
  decimals = money ? 2 : 0,
  step,
}: NumberFieldProps) => {
  const rules = useNumberRules({ decimals, min, max, required });
  return (
    <Field name={name} label={label} rules={rules}>
      <NumberInput money={money} decimals={decimals} step={step} min={min} max={max} />
    </Field>
  );
};
