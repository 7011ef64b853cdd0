import { Fragment, type ReactNode } from 'react';
import type { Column } from './columns';
import { TwoLines } from './cells';

/** Lists narrower than this have one column, px, however few columns they have. */
const ONE_COLUMN_PX = 640;
const LEAST_COLUMN_PX = 120;
const ACTION_PX = 32;
/** Padding of the cell with the buttons, px. */
const ACTIONS_EDGE_PX = 36;
/** The same for a row's one menu in a narrow list, px, with the menu. */
const NARROW_MENU_PX = 48;
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

const leastWidthOf = <Item,>(columns: readonly Column<Item>[]): number =>
  columns.reduce((sum, { width, least = LEAST_COLUMN_PX }) => sum + (width ?? least), 0);

/** The columns without the last spare ones, as many as must go; null if the others do not fit either. */
const fitting = <Item,>(columns: readonly Column<Item>[], room: number): readonly Column<Item>[] | null => {
  if (leastWidthOf(columns) <= room) return columns;
  const last = columns.findLast(({ spare }) => spare);
  return last
    ? fitting(
        columns.filter((column) => column !== last),
        room,
      )
    : null;
};

export interface TableShape<Item> {
  readonly columns: readonly Column<Item>[];
  /** One column and one menu a row. */
  readonly narrow: boolean;
  /** Largest width, px; undefined fills the page. */
  readonly maxWidth: number | undefined;
  /** Width of the column with the actions, px. */
  readonly actionsWidth: number;
}

/**
 * The columns that fit in a list, so that no table scrolls sideways.
 *
 * @param width - Width of the list, px; 0 means unknown and fits all
 * @param actionCount - The most actions any row has
 */
export const tableShape = <Item,>(
  columns: readonly Column<Item>[],
  width: number,
  actionCount: number,
): TableShape<Item> => {
  const isNarrow = width > 0 && width < ONE_COLUMN_PX;
  const actionsWidth = actionCount > 0 ? actionCount * ACTION_PX + ACTIONS_EDGE_PX : 0;
  const room = width === 0 ? Infinity : width - actionsWidth;
  const shown = isNarrow ? null : fitting(columns, room);
  if (shown) return { columns: shown, narrow: false, maxWidth: widthOf(columns), actionsWidth };
  const menuWidth = isNarrow ? NARROW_MENU_PX : ACTION_PX + ACTIONS_EDGE_PX;
  return { columns: oneColumn(columns), narrow: true, maxWidth: undefined, actionsWidth: menuWidth };
};
