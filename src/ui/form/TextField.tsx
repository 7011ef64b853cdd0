import type { ComponentProps } from 'react';
import { Input } from 'antd';
import { Field } from './Field';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;
type TextFieldProps = FieldProps &
  Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'autoFocus' | 'placeholder' | 'maxLength' | 'inputMode'>;

/** Lines of a text area: as many as its text has, up to six. */
export const TEXT_ROWS = { minRows: 2, maxRows: 6 };

/** One line of text in a form. */
export const TextField = ({ name, label, rules, aside, ...input }: TextFieldProps) => (
  <Field name={name} label={label} rules={rules} aside={aside}>
    <Input size="large" spellCheck={false} {...input} />
  </Field>
);
