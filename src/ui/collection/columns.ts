import type { ReactNode } from 'react';
import type { Icon } from '../icons';

/** One column of an `InfiniteTable`. */
export interface Column<Item> {
  readonly key: string;
  readonly title: string;
  readonly render: (record: Item) => ReactNode;
  /** Width, px; without it the column takes a share of the remaining room. */
  readonly width?: number;
  /** Least width of a column without a width, px; 120 by default. */
  readonly least?: number;
  /** Holds long texts, so that a table of few columns may be wider. */
  readonly long?: boolean;
  /** Numbers are aligned to the end. */
  readonly align?: 'start' | 'center' | 'end';
  /**
   * Place in a list that has one column, as it is too narrow for more: the first line (by default the first column), the second
   * line, or beside both. Other columns are hidden there.
   */
  readonly narrow?: 'first' | 'second' | 'beside';
  /** For the first line: renders both lines beside a picture. */
  readonly stack?: (record: Item, second: ReactNode) => ReactNode;
  /** Hidden where the columns do not fit, the last one first. */
  readonly spare?: boolean;
}

/** An action of a row: a button at its end, and an entry of its context menu. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon: Icon;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** Visible without pointing at the row. */
  readonly main?: boolean;
  /** A click on the row, or Enter, runs it. */
  readonly opens?: boolean;
  readonly disabled?: boolean;
}
