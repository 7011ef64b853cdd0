import { memo, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Identified } from '@/entities/base/collection/collectionState';
import { classNames } from '../classNames';
import { IconButton } from '../layout/IconButton';
import styles from './InfiniteTable.module.css';
import { RowMenu } from './RowMenu';
import type { Column, RowAction } from './columns';

interface RowActionsProps {
  readonly actions: readonly RowAction[];
  /** The record's name: "Editar Vendas" distinguishes the buttons of different rows. */
  readonly name: string;
}

/** The buttons at the end of a row, the main ones last; the others appear on pointing at the row and while it has the focus. */
const RowActions = ({ actions, name }: RowActionsProps) => (
  <span className={styles.actions}>
    {[...actions.filter(({ main }) => !main), ...actions.filter(({ main }) => main)].map(
      ({ key, label, icon, onSelect, main, disabled }) => (
        <IconButton
          key={key}
          icon={icon}
          size={28}
          label={`${label} ${name}`.trim()}
          className={classNames(!main && styles.quiet)}
          disabled={disabled}
          onClick={onSelect}
        />
      ),
    )}
  </span>
);

interface TableRowProps<Item extends Identified> {
  readonly record: Item;
  readonly columns: readonly Column<Item>[];
  readonly name: string;
  readonly actions?: (record: Item) => readonly RowAction[];
  /** One menu instead of the buttons. */
  readonly narrow: boolean;
  readonly tint?: string;
  /** Place in the whole table, whose head is 1. */
  readonly position: number;
  /** Tab reaches this row and its buttons. */
  readonly reachable: boolean;
}

const CONTROLS = 'button, a, input, label, [role="menu"]';

/** A click on one of the row's own controls, or the end of a selection, does not open the row. */
const isOwnClick = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest(CONTROLS) &&
  window.getSelection()?.isCollapsed !== false;

type Act = (() => void) | undefined;

/** Enter opens the focused row, Delete removes it. */
const takeKey = (event: KeyboardEvent, open: Act, remove: Act): void => {
  if (event.target !== event.currentTarget) return;
  const act = event.key === 'Enter' ? open : event.key === 'Delete' ? remove : undefined;
  if (!act) return;
  event.preventDefault();
  act();
};

const STOPS = 'button, a, input';

const Row = <Item extends Identified>({
  record,
  columns,
  name,
  actions,
  narrow,
  tint,
  position,
  reachable,
}: TableRowProps<Item>) => {
  const row = useRef<HTMLTableRowElement>(null);
  // After each render, since cells bring controls of any kind.
  useLayoutEffect(() => {
    if (!actions) return;
    for (const control of row.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])
      control.tabIndex = reachable ? 0 : -1;
  });
  const doable = actions?.(record).filter(({ disabled }) => !disabled) ?? [];
  const open = doable.find(({ opens }) => opens)?.onSelect;
  const remove = doable.find(({ key }) => key === 'remove')?.onSelect;
  return (
    // The row's buttons do the same as a click or a key here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr
      ref={row}
      aria-rowindex={position}
      data-record={record.id}
      data-opens={open ? true : undefined}
      data-tinted={tint !== undefined || undefined}
      style={tint ? { background: tint } : undefined}
      tabIndex={actions && (reachable ? 0 : -1)}
      onClick={(event) => isOwnClick(event) && open?.()}
      onKeyDown={(event) => takeKey(event, open, remove)}
    >
      {columns.map(({ key, render, align }) => {
        const content = render(record);
        // The tooltip shows text that is cut off.
        const title = typeof content === 'string' ? content : undefined;
        return (
          <td key={key} style={{ textAlign: align }} title={title}>
            {content}
          </td>
        );
      })}
      {actions && (
        <td className={styles.last}>
          {narrow ? (
            <RowMenu actions={actions(record)} name={name} />
          ) : (
            <RowActions actions={actions(record)} name={name} />
          )}
        </td>
      )}
    </tr>
  );
};

/** A row; renders only when what it shows has changed. */
export const TableRow = memo(Row) as typeof Row;
