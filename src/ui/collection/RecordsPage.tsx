import { Button } from 'antd';
import type { ReactNode } from 'react';
import type * as namespaces from '@/i18n/resources';
import { useTranslation } from '@/i18n/useTranslation';
import type { Identified, SearchQuery } from '@/entities/base/collection/collectionState';
import type { Collection } from '@/entities/base/collection/createCollection';
import { EmptyState } from '../feedback/StateMessage';
import type { Icon } from '../icons';
import { CollectionPage } from './CollectionPage';
import { InfiniteTable } from './InfiniteTable';
import type { Column, RowAction } from './columns';
import { useChangeActions } from './useChangeActions';
import { type ScreenOptions, useCollectionScreen } from './useCollectionScreen';
import { useRecordRemoval } from './useRecordRemoval';

type Namespaces = typeof namespaces;
type PageText = 'title' | 'search' | 'add' | 'empty' | 'emptyHint' | 'removeTitle' | 'removeMessage';

/** Namespaces whose `page` has every text of a page of records. */
type RecordsNamespace = {
  [Name in keyof Namespaces]: Namespaces[Name] extends { page: Record<PageText, string> } ? Name : never;
}[keyof Namespaces];

interface RecordsPageProps<Item extends Identified, Query extends SearchQuery, Fields, View extends string> {
  readonly collection: Collection<Item, Query, Fields, View>;
  /** Options for reading the list. */
  readonly reading?: ScreenOptions<Query, View>;
  readonly namespace: RecordsNamespace;
  /** Icon of the empty list. */
  readonly icon: Icon;
  /** `h2` inside a page that has its own head. */
  readonly heading?: 'h1' | 'h2';
  readonly columns: readonly Column<Item>[];
  /** The record's name, for the names of its buttons and the question before it is deleted. */
  readonly nameOf: (record: Item) => string;
  /** Actions before edit and delete, at most `count`; a click on the row runs one with `opens` instead of edit. */
  readonly leading?: {
    readonly of: (record: Item) => readonly RowAction[];
    readonly count: number;
    readonly opens?: boolean;
  };
  /** Nothing of the record can be changed any more: its editor only shows it. */
  readonly isReadOnly?: (record: Item) => boolean;
  /** Replaces the usual deletion; it must ask first. */
  readonly onRemove?: (record: Item) => void;
  /** Background of a row that needs attention, a CSS colour. */
  readonly tint?: (record: Item) => string | undefined;
  /** The editor; null edits a new record. */
  readonly renderDialog: (record: Item | null, onClose: () => void) => ReactNode;
}

/** A page that is one table of records, searched, edited in a dialog and deleted after a question. */
export const RecordsPage = <Item extends Identified, Query extends SearchQuery, Fields, View extends string>({
  collection,
  reading,
  namespace,
  icon,
  heading,
  columns,
  nameOf,
  leading,
  isReadOnly,
  onRemove,
  tint,
  renderDialog,
}: RecordsPageProps<Item, Query, Fields, View>) => {
  const { t } = useTranslation(namespace);
  const { search, searched, list, editor } = useCollectionScreen(collection, reading);
  const remove = useRecordRemoval(collection);
  const removeAfterQuestion = (record: Item) =>
    void remove(record.id, {
      title: t('page.removeTitle', { name: nameOf(record) }),
      message: t('page.removeMessage'),
    });
  const changesOf = useChangeActions(editor.open, onRemove ?? removeAfterQuestion, {
    mainEdit: !leading?.opens,
    isReadOnly,
  });
  return (
    <CollectionPage
      title={t('page.title')}
      heading={heading}
      count={list.count}
      search={search}
      searchLabel={t('page.search')}
      add={{ label: t('page.add'), onAdd: editor.openNew }}
    >
      <InfiniteTable
        label={t('page.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={leading ? (record) => [...leading.of(record), ...changesOf(record)] : changesOf}
        actionCount={leading && leading.count + 2}
        tint={tint}
        searched={searched}
        empty={
          <EmptyState
            icon={icon}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && renderDialog(editor.target === 'new' ? null : editor.target, editor.close)}
    </CollectionPage>
  );
};
