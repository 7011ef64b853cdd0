import type { ReactNode } from 'react';
import type { Icon } from '../icons';

/** One column of an `InfiniteTable`. */
export interface Column<Item> {
  readonly key: string;
  readonly title: string;
  readonly render: (record: Item) => ReactNode;
  /** Width in px; without it the column takes its share of what is left, at least 120. */
  readonly width?: number;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'center' | 'end';
}

/** Something that can be done with a row: a button at its end, and a line of its context menu. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** Seen without pointing at the row. */
  readonly main?: boolean;
  readonly disabled?: boolean;
}
