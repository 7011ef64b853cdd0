import type { ReactNode } from 'react';
import { useListTime } from '../useToday';
import styles from './panel.module.css';

interface PanelRowProps {
  /** Before the lines: an avatar or an icon. */
  readonly sign: ReactNode;
  readonly name: string;
  /** The second line. */
  readonly words: ReactNode;
  /** ISO text; its time, or its date if it is not of today, is shown after the lines. */
  readonly changedAt?: string | undefined;
  /** After the lines, below the time: a count. */
  readonly trailing?: ReactNode;
  readonly expanded?: boolean;
  readonly onClick: () => void;
}

/** A row of a panel, 56 px high: icon, name, one line of details. */
export const PanelRow = ({ sign, name, words, changedAt, trailing, expanded, onClick }: PanelRowProps) => {
  const time = useListTime(changedAt);
  return (
    <button type="button" className={styles.lineRow} aria-expanded={expanded} onClick={onClick}>
      {sign}
      <span className={styles.lines}>
        <span className={styles.name}>{name}</span>
        <span className={styles.words}>{words}</span>
      </span>
      {(time || trailing) && (
        <span className={styles.aside}>
          {time && <span className={styles.time}>{time}</span>}
          {trailing}
        </span>
      )}
    </button>
  );
};
