import { InputNumber } from 'antd';
import { Field } from '@/ui/form/Field';
import styles from './WholeNumberField.module.css';

interface WholeNumberFieldProps {
  readonly name: string;
  readonly label: string;
}

/** Minutes or a count, 0 or more; empty for none. */
export const WholeNumberField = (field: WholeNumberFieldProps) => (
  <Field {...field}>
    <InputNumber className={styles.number} size="large" min={0} precision={0} />
  </Field>
);
