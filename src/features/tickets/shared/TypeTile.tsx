import type { ReactNode } from 'react';
import { classNames } from '@/ui/classNames';
import styles from './TypeTile.module.css';

interface TypeTileProps {
  /** Taken from the file name; empty if the name has no extension. */
  readonly extension: string;
  /** The tile is on a bubble, whose background shows through. */
  readonly onBubble?: boolean;
  /** A picture, an icon, or the extension. */
  readonly children: ReactNode;
}

/** The small square in front of a file. Decorative: the name is shown beside it. */
export const TypeTile = ({ extension, onBubble = false, children }: TypeTileProps) => (
  <span className={classNames(styles.tile, onBubble && styles.onBubble)} data-type={extension} aria-hidden="true">
    {children}
  </span>
);
