import type { ReactNode } from 'react';
import styles from './collection.module.css';

interface TwoLinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** A cell of two lines: the record's name, and a detail that distinguishes it. Its row is 52 px high. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <div className={styles.lines}>
    <div className={styles.first}>{first}</div>
    <div className={styles.second}>{second}</div>
  </div>
);
