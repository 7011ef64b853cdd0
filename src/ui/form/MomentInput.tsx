import { type ComponentProps, useState } from 'react';
import type { Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { maskMoment, readTypedMoment, typedMoment } from '@/lib/typedMoment';
import { TypedInput } from './TypedInput';

interface MomentInputProps extends Pick<ComponentProps<typeof Input>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  /** Local time as `YYYY-MM-DDTHH:mm`, empty, or typed text that is not a moment yet: see `isMomentValue`. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** Is the value of a `MomentInput` a moment? For form rules; another rule judges an empty value. */
export const isMomentValue = (value: string | undefined): boolean =>
  !value || readTypedMoment(typedMoment(value)) !== null;

/** The rule of a field for a date with time. */
export const momentRule = (message: string) => ({
  validator: (_: unknown, value: string | undefined) =>
    isMomentValue(value) ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** Date and time, typed as dd/MM/yyyy HH:mm in every language, or chosen in the system's own picker. */
export const MomentInput = ({ value = '', onChange, ...input }: MomentInputProps) => {
  const { t } = useTranslation('common');
  const [text, setText] = useState(() => typedMoment(value));
  // A value from outside (a loaded record or the picker) replaces the typed text.
  const shown = (readTypedMoment(text) ?? text) === value ? text : typedMoment(value);

  const type = (typed: string) => {
    setText(typed);
    onChange?.(readTypedMoment(typed) ?? typed);
  };
  return (
    <TypedInput
      {...input}
      placeholder={t('form.momentForm')}
      text={shown}
      mask={maskMoment}
      onType={type}
      picker={{
        type: 'datetime-local',
        label: t('form.chooseMoment'),
        value: isMomentValue(value) ? value : '',
        onPick: (picked) => onChange?.(picked),
      }}
    />
  );
};
