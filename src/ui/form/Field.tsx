import type { ReactElement, ReactNode } from 'react';
import { Form, type FormItemProps } from 'antd';
import styles from './form.module.css';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** One control with `value` and `onChange`, an antd input for example. */
  readonly children: ReactElement;
  readonly rules?: FormItemProps['rules'];
  /** Name of the control's property that takes the value; `checked` for switches. */
  readonly valueProp?: string;
  /** Shown at the right end of the label line, for example a link. */
  readonly aside?: ReactNode;
  /** Shown below the control and read out with it. */
  readonly note?: string | undefined;
  /** Hides the field; its value is kept and sent, but this user may not change it. */
  readonly hidden?: boolean;
}

/** A labelled line of a form: label above, control, the message of a failed rule or of a refusal below. */
export const Field = ({ name, label, children, rules, valueProp = 'value', aside, note, hidden }: FieldProps) => (
  <div className={styles.field} hidden={hidden}>
    {aside && <div className={styles.aside}>{aside}</div>}
    <Form.Item
      name={name}
      label={label}
      rules={rules}
      valuePropName={valueProp}
      required={false}
      hidden={hidden}
      extra={note}
      validateTrigger="onSubmit"
    >
      {children}
    </Form.Item>
  </div>
);
