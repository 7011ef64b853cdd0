import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** `h2` inside a page that has a head of its own. */
  readonly heading?: 'h1' | 'h2';
  /** How many records there are; null while it is not known. */
  readonly count?: number | null;
  /** Search, filters and actions, from left to right; the filled action comes last. */
  readonly children?: ReactNode;
}

/** The head of a page: its title, and what can be done on it. */
export const PageHead = ({ title, heading: Heading = 'h1', count = null, children }: PageHeadProps) => (
  <header className={styles.head}>
    <Heading className={styles.title}>
      {title} {count !== null && <span className={styles.count}>{count}</span>}
    </Heading>
    {children && <div className={styles.tools}>{children}</div>}
  </header>
);
