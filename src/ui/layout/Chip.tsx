import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import type { Icon } from '../icons';
import { useTheme } from '../ThemeContext';
import { chipColors } from '../userColor';
import styles from './Chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  /** A colour from data (queue, tag); the text stays readable on any colour. Without one the chip is neutral. */
  readonly color?: string | null;
  readonly icon?: Icon;
  /** `small` 18 px for list rows, `medium` 22 px for headers. */
  readonly size?: 'small' | 'medium';
  readonly title?: string;
  readonly className?: string | undefined;
}

/** A short label: connection, user, queue or tag. */
export const Chip = ({ children, color, icon: Sign, size = 'small', title, className }: ChipProps) => {
  const { theme, surface } = useTheme();
  const colors = color === undefined ? null : chipColors(color, theme, surface);
  return (
    <span
      className={classNames(styles.chip, size === 'medium' && styles.medium, className)}
      title={title}
      style={colors ? { background: colors.background, color: colors.text } : undefined}
    >
      {Sign && <Sign size={11} />}
      <span className={styles.text}>{children}</span>
    </span>
  );
};
