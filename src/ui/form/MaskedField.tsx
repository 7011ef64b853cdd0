import type { ComponentProps } from 'react';
import { Input } from 'antd';
import { Field } from './Field';

type Plain = Pick<ComponentProps<typeof Input>, 'autoComplete' | 'inputMode' | 'placeholder' | 'size'>;

interface MaskedInputProps extends Plain {
  readonly mask: (typed: string) => string;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

const MaskedInput = ({ mask, onChange, ...input }: MaskedInputProps) => (
  <Input size="large" spellCheck={false} {...input} onChange={({ target }) => onChange?.(mask(target.value))} />
);

type MaskedFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & Plain & Pick<MaskedInputProps, 'mask'>;

/** One line of text that `mask` formats while it is typed. */
export const MaskedField = ({ mask, autoComplete, inputMode, placeholder, size, ...field }: MaskedFieldProps) => (
  <Field {...field}>
    <MaskedInput mask={mask} {...{ autoComplete, inputMode, placeholder }} {...(size && { size })} />
  </Field>
);
