import { useId, type ReactNode } from 'react';
import styles from './LoginField.module.css';

interface LoginFieldProps {
  readonly label: string;
  /** Why the field is refused; null shows nothing. */
  readonly message: string | null;
  readonly children: (names: {
    readonly id: string;
    readonly status: 'error' | undefined;
    readonly 'aria-required': true;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string;
  }) => ReactNode;
}

/** A labelled line of the login. It does without antd's forms, which every start would have to load for two fields. */
export const LoginField = ({ label, message, children }: LoginFieldProps) => {
  const id = useId();
  const refused = message !== null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: refused ? 'error' : undefined,
        'aria-required': true,
        'aria-invalid': refused || undefined,
        'aria-describedby': `${id}-message`,
      })}
      <div id={`${id}-message`} role="alert">
        {refused && <p className={styles.message}>{message}</p>}
      </div>
    </div>
  );
};
