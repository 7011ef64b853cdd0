import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import type { Icon } from '../icons';
import tones from '../tones.module.css';
import styles from './StatusPill.module.css';

interface StatusPillProps {
  readonly tone: 'success' | 'info' | 'warning' | 'danger' | 'neutral';
  /** Colour alone must never carry a status. */
  readonly icon: Icon;
  /** Its word. */
  readonly children: ReactNode;
}

/** The status of a record by colour, sign and word. */
export const StatusPill = ({ tone, icon: Sign, children }: StatusPillProps) => (
  <span className={classNames(styles.pill, tones[tone])}>
    <Sign size={12} />
    {children}
  </span>
);
