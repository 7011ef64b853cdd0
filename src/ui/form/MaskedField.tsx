import type { ChangeEvent, ComponentProps } from 'react';
import { Input } from 'antd';
import { digitsOf } from '@/lib/masks';
import { Field } from './Field';

type Plain = Pick<ComponentProps<typeof Input>, 'autoComplete' | 'inputMode' | 'placeholder' | 'size'>;

interface MaskedInputProps extends Plain {
  readonly mask: (typed: string) => string;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** The place behind so many digits of a text. */
const behindDigits = (text: string, digits: number): number => {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place += 1) if (/\d/.test(text.charAt(place))) left -= 1;
  return place;
};

const MaskedInput = ({ mask, onChange, ...input }: MaskedInputProps) => {
  const change = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    // The event's own target is a copy.
    const field = nativeEvent.target as HTMLInputElement;
    const { value: typed } = field;
    const caret = field.selectionStart ?? typed.length;
    const masked = mask(typed);
    const place = caret === typed.length ? masked.length : behindDigits(masked, digitsOf(typed.slice(0, caret)).length);
    // Left to the next render, the caret jumps to the end, where a corrected digit does not belong.
    field.value = masked;
    field.setSelectionRange(place, place);
    onChange?.(masked);
  };
  return <Input size="large" spellCheck={false} {...input} onChange={change} />;
};

type MaskedFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & Plain & Pick<MaskedInputProps, 'mask'>;

/** One line of text that `mask` formats while it is typed. */
export const MaskedField = ({ mask, autoComplete, inputMode, placeholder, size, ...field }: MaskedFieldProps) => (
  <Field {...field}>
    <MaskedInput mask={mask} {...{ autoComplete, inputMode, placeholder }} {...(size && { size })} />
  </Field>
);
