import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Page.module.css';

interface PageProps {
  /** The name of the region; a page inside another one has none. */
  readonly label?: string;
  /** The whole page scrolls, not a part of it. */
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}

/** A screen that fills the content area. Style sheets below it may ask for its width: `@container page`. */
export const Page = ({ label, scrolls = false, children }: PageProps) => {
  const className = classNames(styles.page, scrolls && styles.scrolls);
  return label ? (
    <section className={className} aria-label={label}>
      {children}
    </section>
  ) : (
    <div className={className}>{children}</div>
  );
};
