import type { ReactNode } from 'react';
import styles from './TwoLines.module.css';

interface TwoLinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** A cell of two lines: what the record is called, and what else tells it apart; its row is 52 px high. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <div className={styles.lines}>
    <div className={styles.first}>{first}</div>
    <div className={styles.second}>{second}</div>
  </div>
);
