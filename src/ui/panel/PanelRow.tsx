import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelRowProps {
  /** Before the lines: an avatar or an icon. */
  readonly sign: ReactNode;
  readonly name: string;
  /** The second line. */
  readonly words: ReactNode;
  /** After the lines: a count. */
  readonly trailing?: ReactNode;
  readonly expanded?: boolean;
  readonly onClick: () => void;
}

/** A row of a panel, 56 px high: icon, name, one line of details. */
export const PanelRow = ({ sign, name, words, trailing, expanded, onClick }: PanelRowProps) => (
  <button type="button" className={styles.lineRow} aria-expanded={expanded} onClick={onClick}>
    {sign}
    <span className={styles.lines}>
      <span className={styles.name}>{name}</span>
      <span className={styles.words}>{words}</span>
    </span>
    {trailing}
  </button>
);
