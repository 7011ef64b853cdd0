import { useId, type ReactNode } from 'react';
import styles from './SettingRow.module.css';

/** Accessible name and description of a control. The name is an attribute, since some tools ignore a label scrolled out of view. */
interface ControlNames {
  readonly 'aria-label': string;
  readonly 'aria-describedby': string | undefined;
}

interface SettingRowProps {
  readonly label: string;
  readonly hint?: string;
  /** Below the hint. */
  readonly aside?: ReactNode;
  readonly children: (names: ControlNames) => ReactNode;
}

/** One setting: its name and effect on the left, its control on the right. */
export const SettingRow = ({ label, hint, aside, children }: SettingRowProps) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div className={styles.label}>{label}</div>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {aside}
      </div>
      {children({ 'aria-label': label, 'aria-describedby': hintId })}
    </div>
  );
};
