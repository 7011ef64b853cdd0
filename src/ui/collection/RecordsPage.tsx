import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { Identified } from '@/entities/collection/collectionState';
import { EmptyState } from '../feedback/EmptyState';
import type { Icon } from '../icons';
import { CollectionPage } from './CollectionPage';
import type { Column, RowAction } from './columns';
import { InfiniteTable } from './InfiniteTable';
import type { CollectionScreen } from './useCollectionScreen';

interface RecordsPageProps<Item extends Identified> {
  readonly texts: {
    /** Of the page, and the table's accessible name. */
    readonly title: string;
    /** The name of the search field. */
    readonly search: string;
    /** The filled action, which opens the editor for a new record. */
    readonly add: string;
    /** Where there is no record at all. */
    readonly empty: string;
    readonly emptyHint: string;
  };
  /** Of the empty list. */
  readonly icon: Icon;
  /** `h2` inside a page that has a head of its own. */
  readonly heading?: 'h1' | 'h2';
  readonly screen: CollectionScreen<Item>;
  readonly columns: readonly Column<Item>[];
  /** The record's name, for the names of its buttons. */
  readonly nameOf: (record: Item) => string;
  readonly actions: (record: Item) => readonly RowAction[];
  /** Of a row with all of them, 2 unless told otherwise. */
  readonly actionCount?: number;
  /** Ground of a row that needs attention, a CSS colour. */
  readonly tint?: (record: Item) => string | undefined;
  /** The editor; null edits a new record. */
  readonly renderDialog: (record: Item | null) => ReactNode;
}

/** A page that is one table of records, searched and edited in a dialog. */
export const RecordsPage = <Item extends Identified>({
  texts: { title, search: searchLabel, add, empty, emptyHint },
  icon,
  heading,
  screen: { search, list, editor },
  columns,
  nameOf,
  actions,
  actionCount,
  tint,
  renderDialog,
}: RecordsPageProps<Item>) => (
  <CollectionPage
    title={title}
    heading={heading}
    count={list.count}
    search={search}
    searchLabel={searchLabel}
    add={{ label: add, onAdd: editor.openNew }}
  >
    <InfiniteTable
      label={title}
      list={list}
      columns={columns}
      nameOf={nameOf}
      actions={actions}
      actionCount={actionCount}
      tint={tint}
      searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
      empty={
        <EmptyState
          icon={icon}
          title={empty}
          hint={emptyHint}
          action={<Button onClick={editor.openNew}>{add}</Button>}
        />
      }
    />
    {editor.target && renderDialog(editor.target === 'new' ? null : editor.target)}
  </CollectionPage>
);
