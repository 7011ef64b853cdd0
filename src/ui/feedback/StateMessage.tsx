import type { ReactNode } from 'react';
import type { Icon } from '../icons';
import styles from './StateMessage.module.css';

interface StateMessageProps {
  readonly icon: Icon;
  readonly title: string;
  readonly hint?: string;
  /** One button at most. */
  readonly action?: ReactNode;
}

/** The frame of every message shown instead of content: an icon, what happened, what to do. */
export const StateMessage = ({ icon: Sign, title, hint, action }: StateMessageProps) => (
  <div className={styles.state}>
    <span className={styles.sign}>
      <Sign size={20} />
    </span>
    <p className={styles.title}>{title}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
