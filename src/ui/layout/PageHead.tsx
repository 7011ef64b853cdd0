import type { ReactNode } from 'react';
import { PageLink } from '../navigation';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** The parent page; a link back to it is shown before the title. */
  readonly parent?: { readonly label: string; readonly path: string };
  /** `h2` inside a page that has its own head. */
  readonly heading?: 'h1' | 'h2';
  /** Number of records; null while unknown. */
  readonly count?: number | null;
  /** Search, filters and actions, from left to right; the filled action comes last. */
  readonly children?: ReactNode;
}

/** The head of a page: its title and its actions. */
export const PageHead = ({ title, parent, heading: Heading = 'h1', count = null, children }: PageHeadProps) => (
  <header className={styles.head}>
    <div className={styles.names}>
      {parent && (
        <>
          <PageLink to={parent.path}>{parent.label}</PageLink>
          <span aria-hidden="true">/</span>
        </>
      )}
      <Heading className={styles.title}>
        {title} {count !== null && <span className={styles.count}>{count}</span>}
      </Heading>
    </div>
    {children && <div className={styles.tools}>{children}</div>}
  </header>
);
