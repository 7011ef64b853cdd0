import { Tooltip } from 'antd';
import { NavLink } from 'react-router-dom';
import { classNames } from '@/ui/classNames';
import type { Icon } from '@/ui/icons';
import { Count } from '@/ui/layout/Count';
import styles from './MenuEntry.module.css';

interface MenuEntryProps {
  readonly path: string;
  readonly icon: Icon;
  readonly label: string;
  /** What waits there, and how a screen reader names it; zero shows nothing. */
  readonly count: number;
  readonly countLabel: string;
  /** Icons alone: the label becomes a tooltip and the count a dot. */
  readonly compact: boolean;
}

/** One line of the side menu. */
export const MenuEntry = ({ path, icon: Sign, label, count, countLabel, compact }: MenuEntryProps) => (
  <li>
    <Tooltip title={compact ? label : null} placement="right">
      <NavLink
        to={path}
        draggable={false}
        className={({ isActive }) => classNames(styles.entry, isActive && styles.active, compact && styles.compact)}
        aria-label={compact ? [label, count > 0 && countLabel].filter(Boolean).join(', ') : undefined}
      >
        <Sign size={17} />
        {!compact && <span className={styles.label}>{label}</span>}
        {!compact && <Count value={count} label={countLabel} />}
        {compact && count > 0 && <span className={styles.dot} />}
      </NavLink>
    </Tooltip>
  </li>
);
