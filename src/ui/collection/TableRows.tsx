import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Identified } from '@/entities/base/collection/collectionState';
import { TableRow } from './TableRow';
import type { RowAction } from './columns';
import type { TableShape } from './tableShape';
import { useRowWindow, type RowRange } from './useRowWindow';

interface TableRowsProps<Item extends Identified> {
  readonly records: readonly Item[];
  readonly shape: TableShape<Item>;
  readonly nameOf: (record: Item) => string;
  readonly actions?: (record: Item) => readonly RowAction[];
  readonly tint?: (record: Item) => string | undefined;
  /** Place of the row that Tab reaches; it is rendered even if it is far from the visible part, so that no focus is lost. */
  readonly reachableAt: number;
  /** What scrolls. */
  readonly frame: HTMLElement | null;
  /** Rows differ in height, so all of them are rendered. */
  readonly unequal?: boolean;
}

/** Least height of a row, px: its cells' height by CSS. */
const LEAST_ROW_PX = 44;
const WHOLE: RowRange = { first: 0, end: Number.POSITIVE_INFINITY };

/** Height of the rows, px, as the first one has it now; they become higher where the table has one column. */
const useRowPx = (frame: HTMLElement | null): number => {
  const [rowPx, setRowPx] = useState(LEAST_ROW_PX);
  useLayoutEffect(() => {
    const table = frame?.querySelector('table');
    if (!table) return undefined;
    const measure = () => {
      const row = table.querySelector('tr[data-record]');
      // Fractions count: over thousands of rows they add up to whole screens.
      if (row) setRowPx(row.getBoundingClientRect().height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
  return rowPx;
};

interface GapProps {
  /** Height of the rows that are not rendered here, px. */
  readonly px: number;
}

const Gap = ({ px }: GapProps) => <tr aria-hidden="true" style={{ height: px }} />;

/**
 * The rows of a table, which are of equal height: those near the visible part, and gaps for the others. All are children of one
 * list, so that a row keeps its element, and with it the focus, whichever rows are rendered around it.
 */
export const TableRows = <Item extends Identified>({
  records,
  nameOf,
  tint,
  reachableAt,
  frame,
  unequal = false,
  shape: { columns, narrow },
  actions,
}: TableRowsProps<Item>) => {
  const rowPx = useRowPx(frame);
  const { range } = useRowWindow(frame, rowPx);
  const { first: wanted, end } = unequal ? WHOLE : range;
  const first = Math.min(wanted, Math.max(0, records.length - 1));

  const parts: ReactNode[] = [];
  let next = 0;
  const skipTo = (index: number, key: string) => {
    if (index > next && rowPx > 0) parts.push(<Gap key={key} px={(index - next) * rowPx} />);
    next = index;
  };
  const add = (index: number) => {
    const record = records[index];
    if (!record) return;
    parts.push(
      <TableRow
        key={record.id}
        {...{ record, columns, actions, narrow }}
        name={nameOf(record)}
        tint={tint?.(record)}
        // The head is the first row.
        position={index + 2}
        reachable={index === reachableAt}
      />,
    );
    next = index + 1;
  };
  if (reachableAt < first) {
    skipTo(reachableAt, 'above');
    add(reachableAt);
  }
  skipTo(first, 'before');
  for (let index = first; index < Math.min(end, records.length); index += 1) add(index);
  if (reachableAt >= next) {
    skipTo(reachableAt, 'after');
    add(reachableAt);
  }
  skipTo(records.length, 'below');
  return <tbody>{parts}</tbody>;
};
