import { useState, type MouseEvent, type ReactElement } from 'react';
import { Dropdown } from 'antd';
import type { Identified } from '@/entities/base/collection/collectionState';
import type { RowAction } from './columns';
import { menuItems } from './RowMenu';

interface RowContextMenuProps<Item extends Identified> {
  readonly records: readonly Item[];
  readonly actions?: (record: Item) => readonly RowAction[];
  /** The table; its rows carry `data-record`. */
  readonly children: ReactElement;
}

const rowOf = (target: EventTarget): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-record]') : null;
  return row ? Number(row.dataset['record']) : null;
};

/** One context menu for all rows of a table: what their buttons do. */
export const RowContextMenu = <Item extends Identified>({ records, actions, children }: RowContextMenuProps<Item>) => {
  const [recordId, setRecordId] = useState<number | null>(null);
  if (!actions) return children;
  const record = records.find(({ id }) => id === recordId);
  const items = record ? menuItems(actions(record)) : [];
  const choose = (event: MouseEvent) => setRecordId(rowOf(event.target));
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, autoFocus: true }}>
      <div onContextMenuCapture={choose}>{children}</div>
    </Dropdown>
  );
};
