import { Fragment, type ReactNode } from 'react';
import type { Column } from './columns';
import { TwoLines } from './cells';

/** Lists narrower than this have one column, px. */
const ONE_COLUMN_PX = 640;
/** Largest width of a table by the number of its columns, px: columns further apart no longer read as one row. */
const WIDTHS = [
  { columns: 2, px: 720 },
  { columns: 3, px: 960 },
  { columns: 5, px: 1_200 },
] as const;

const secondLine = <Item,>(columns: readonly Column<Item>[], record: Item): ReactNode =>
  columns
    .map(({ key, render }) => ({ key, content: render(record) }))
    .filter(({ content }) => content !== '' && content !== null && content !== undefined && content !== false)
    .map(({ key, content }, index) => (
      <Fragment key={key}>
        {index > 0 && <span> · </span>}
        {content}
      </Fragment>
    ));

const oneColumn = <Item,>(columns: readonly Column<Item>[]): readonly Column<Item>[] => {
  const first = columns.find(({ narrow }) => narrow === 'first') ?? columns[0];
  if (!first) return columns;
  const seconds = columns.filter(({ narrow }) => narrow === 'second');
  const render = (record: Item): ReactNode => {
    if (seconds.length === 0) return first.render(record);
    const second = secondLine(seconds, record);
    return first.stack ? first.stack(record, second) : <TwoLines first={first.render(record)} second={second} />;
  };
  return [{ key: first.key, title: first.title, render }, ...columns.filter(({ narrow }) => narrow === 'beside')];
};

/** A long text counts as one more column. */
const widthOf = <Item,>(columns: readonly Column<Item>[]): number | undefined => {
  const count = columns.length + columns.filter(({ long }) => long).length;
  return WIDTHS.find((step) => count <= step.columns)?.px;
};

export interface TableShape<Item> {
  readonly columns: readonly Column<Item>[];
  /** One column and one menu a row. */
  readonly narrow: boolean;
  /** Largest width, px; undefined fills the page. */
  readonly maxWidth: number | undefined;
}

/** The columns that fit in a list of `width` px; 0 means unknown and fits all. */
export const tableShape = <Item,>(columns: readonly Column<Item>[], width: number): TableShape<Item> => {
  if (width > 0 && width < ONE_COLUMN_PX) return { columns: oneColumn(columns), narrow: true, maxWidth: undefined };
  return {
    columns: columns.filter(({ from = 0 }) => width === 0 || width >= from),
    narrow: false,
    maxWidth: widthOf(columns),
  };
};
