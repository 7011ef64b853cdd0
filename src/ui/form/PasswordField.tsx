import type { ComponentProps } from 'react';
import { Field } from './Field';
import { PasswordInput } from './hiddenInputs';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password in a form, hidden until the eye is pressed. */
export const PasswordField = ({ autoComplete, ...field }: PasswordFieldProps) => (
  <Field {...field}>
    <PasswordInput autoComplete={autoComplete} />
  </Field>
);
