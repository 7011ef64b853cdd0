import { type Facts, FactList } from '../layout/FactList';
import styles from './UnsentChanges.module.css';

interface UnsentChangesProps {
  /** Why they can no longer be saved. */
  readonly reason: string;
  readonly changes: Facts;
}

/** What was typed for a record that can no longer be changed: to be copied. */
export const UnsentChanges = ({ reason, changes }: UnsentChangesProps) => (
  <>
    <p className={styles.unsent} role="alert">
      {reason}
    </p>
    <FactList facts={changes} />
  </>
);
