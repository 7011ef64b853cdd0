import { type MenuProps, Dropdown } from 'antd';
import { useState, type MouseEvent, type ReactElement } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Identified } from '@/entities/base/collection/collectionState';
import { Ellipsis } from '../icons';
import { IconButton } from '../layout/IconButton';
import { MenuDropdown } from '../layout/MenuDropdown';
import type { RowAction } from './columns';

interface RowMenuProps {
  readonly actions: readonly RowAction[];
  readonly name: string;
}

/** The actions of a row as menu entries. */
const menuItems = (actions: readonly RowAction[]): NonNullable<MenuProps['items']> =>
  actions.map(({ key, label, icon: Sign, onSelect, danger, disabled }) => ({
    key,
    label,
    icon: <Sign size={15} />,
    danger,
    disabled,
    onClick: onSelect,
  }));

/** The only button at the end of a row without room for more. */
export const RowMenu = ({ actions, name }: RowMenuProps) => {
  const { t } = useTranslation('common');
  return (
    <MenuDropdown menu={{ items: menuItems(actions) }} placement="bottomRight">
      <span>
        <IconButton icon={Ellipsis} label={`${t('list.actions')} ${name}`.trim()} />
      </span>
    </MenuDropdown>
  );
};

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

/** One context menu for all rows of a table, with the actions of their buttons. */
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
