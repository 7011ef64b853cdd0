import type { Identified } from '@/entities/collection/collectionState';
import type { Column, RowAction } from './columns';
import styles from './InfiniteTable.module.css';
import { RowActions } from './RowActions';

interface TableRowProps<Item extends Identified> {
  readonly record: Item;
  readonly columns: readonly Column<Item>[];
  readonly name: string;
  readonly actions?: (record: Item) => readonly RowAction[];
  readonly tint?: string;
}

export const TableRow = <Item extends Identified>({ record, columns, name, actions, tint }: TableRowProps<Item>) => (
  <tr data-record={record.id} style={tint ? { background: tint } : undefined}>
    {columns.map(({ key, render, align }) => {
      const content = render(record);
      // What does not fit is cut off.
      const title = typeof content === 'string' ? content : undefined;
      return (
        <td key={key} style={{ textAlign: align }} title={title}>
          {content}
        </td>
      );
    })}
    {actions && (
      <td className={styles.last}>
        <RowActions actions={actions(record)} name={name} />
      </td>
    )}
  </tr>
);
