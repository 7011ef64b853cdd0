import { Switch } from 'antd';
import type { ComponentProps } from 'react';
import { Field } from './Field';
import styles from './SwitchField.module.css';

/** A yes or no of a form: its name on the left, its switch at the right end of the same line. */
export const SwitchField = ({ hidden, ...field }: Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'hidden'>) => (
  <div className={styles.line} hidden={hidden}>
    <Field {...field} valueProp="checked">
      <Switch />
    </Field>
  </div>
);
