import type { ReactNode } from 'react';
import type { Icon } from '../icons';
import { tint } from '../tint';
import styles from './StatusPill.module.css';

interface StatusPillProps {
  readonly tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral';
  /** Required, because colour alone must never carry a status. */
  readonly icon: Icon;
  /** The word for the status. */
  readonly children: ReactNode;
}

/** The status of a record by colour, icon and word. */
export const StatusPill = ({ tone, icon: Sign, children }: StatusPillProps) => (
  <span className={styles.pill} data-pill="" style={tint(tone)}>
    <Sign size={12} />
    {children}
  </span>
);
