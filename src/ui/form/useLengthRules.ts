import type { FormItemProps } from 'antd';
import { useTranslation } from 'react-i18next';

interface Length {
  readonly required?: boolean;
  /** Characters. */
  readonly min: number;
  readonly max: number;
}

type Rules = NonNullable<FormItemProps['rules']>;

/** Makes the rules of a text with a length, with the messages 'Required', 'Too Short!' and 'Too Long!' (LIST-10). */
export const useLengthRules = (): ((length: Length) => Rules) => {
  const { t } = useTranslation('common');
  return ({ required = false, min, max }) => [
    ...(required ? [{ required, whitespace: true, message: t('form.required') }] : []),
    { min, message: t('form.tooShort') },
    { max, message: t('form.tooLong') },
  ];
};
