import { useId, type ReactNode } from 'react';
import styles from './SettingRow.module.css';

/** Names a control: give both to its `aria-labelledby` and `aria-describedby`. */
interface ControlNames {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
}

interface SettingRowProps {
  readonly label: string;
  readonly hint?: string;
  /** Below the hint. */
  readonly aside?: ReactNode;
  readonly children: (names: ControlNames) => ReactNode;
}

/** One choice: its name and what follows from it on the left, its control on the right. */
export const SettingRow = ({ label, hint, aside, children }: SettingRowProps) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div id={id} className={styles.label}>
          {label}
        </div>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {aside}
      </div>
      {children({ 'aria-labelledby': id, 'aria-describedby': hintId })}
    </div>
  );
};
