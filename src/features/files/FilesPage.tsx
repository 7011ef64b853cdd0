import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileList } from '@/contract/entities/files';
import { fileLists } from '@/entities/fileLists/fileLists';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FileText, Pencil, Trash2 } from '@/ui/icons';
import { FileListDialog } from './FileListDialog';

const nameOf = (list: FileList) => list.name;

/** Lists of files that go out with campaigns (FILE-02, FILE-08, FILE-09). */
export const FilesPage = () => {
  const { t } = useTranslation(['fileLists', 'common']);
  const { search, list, editor } = useCollectionScreen(fileLists);
  const remove = useRecordRemoval(fileLists);
  const columns: readonly Column<FileList>[] = [{ key: 'name', title: t('page.name'), render: nameOf }];
  const actionsOf = (record: FileList): readonly RowAction[] => [
    {
      key: 'edit',
      label: t('common:actions.edit'),
      icon: Pencil,
      main: true,
      onSelect: () => editor.open(record),
    },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(record.id, {
          title: t('page.removeTitle', { name: record.name }),
          message: t('page.removeMessage'),
        }),
    },
  ];
  const add = { label: t('page.add'), onAdd: editor.openNew };
  return (
    <CollectionPage title={t('page.title')} count={list.count} search={search} searchLabel={t('page.search')} add={add}>
      <InfiniteTable
        label={t('page.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOf}
        searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
        empty={
          <EmptyState
            icon={FileText}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('page.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <FileListDialog fileListId={editor.target === 'new' ? null : editor.target.id} onClose={editor.close} />
      )}
    </CollectionPage>
  );
};
