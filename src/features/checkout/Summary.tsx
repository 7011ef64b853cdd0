import { useId } from 'react';
import styles from './Summary.module.css';

interface SummaryProps {
  readonly title: string;
  /** Name and value; empty values are left out. */
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** What was entered in one step. */
export const Summary = ({ title, lines }: SummaryProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.summary}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl className={styles.lines}>
        {lines
          .filter(([, value]) => value.trim() !== '')
          .map(([name, value]) => (
            <div key={name} className={styles.line}>
              <dt>{name}</dt>
              <dd data-selectable>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
