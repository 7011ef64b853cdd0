import type { FormItemProps } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';

type Rule = NonNullable<FormItemProps['rules']>[number];

/** Makes the rule of an e-mail address, with the message 'Invalid email'; blanks around it do not count. */
export const useEmailRule = (): Rule => {
  const { t } = useTranslation('common');
  return { type: 'email', transform: (text?: string) => text?.trim(), message: t('form.invalidEmail') };
};

interface Length {
  readonly required?: boolean;
  /** Least length, characters. */
  readonly min: number;
  readonly max: number;
}

/** The length of most names. */
export const NAME_LENGTH: Length = { required: true, min: 2, max: 50 };

/** The length of a contact's number, characters as typed. */
export const NUMBER_LENGTH: Length = { min: 8, max: 50 };

/** Blanks around a text do not count. */
const transform = (text: unknown): unknown => (typeof text === 'string' ? text.trim() : text);

type Rules = NonNullable<FormItemProps['rules']>;

/** Makes the rules of a text with a length, with the messages 'Required', 'Too Short!' and 'Too Long!'. */
export const useLengthRules = (): ((length: Length) => Rules) => {
  const { t } = useTranslation('common');
  return ({ required = false, min, max }) => [
    ...(required ? [{ required, whitespace: true, message: t('form.required') }] : []),
    { min, transform, message: t('form.tooShort') },
    { max, transform, message: t('form.tooLong') },
  ];
};
