import { bringIntoView } from '../focus';
import { CircleAlert } from '../icons';
import styles from './form.module.css';

interface FormRefusalProps {
  /** Null shows nothing. */
  readonly text: string | null;
}

/** A server's refusal inside the form, above its buttons; read out at once. */
export const FormRefusal = ({ text }: FormRefusalProps) => (
  <div role="alert">
    {text !== null && (
      <p ref={bringIntoView} className={styles.refusal}>
        <CircleAlert size={15} />
        <span data-selectable>{text}</span>
      </p>
    )}
  </div>
);
