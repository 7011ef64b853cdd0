import { useTranslation } from 'react-i18next';
import type { FileList } from '@/protocol/records/fileLists';
import { fileLists } from '@/entities/fileLists/fileLists';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { FileText } from '@/ui/icons';
import { FileListDialog } from './FileListDialog';

const nameOf = (list: FileList) => list.name;

/** Lists of files that go out with campaigns. */
export const FilesPage = () => {
  const { t } = useTranslation('fileLists');
  const screen = useCollectionScreen(fileLists);
  const { editor } = screen;
  const remove = useRecordRemoval(fileLists);
  const columns: readonly Column<FileList>[] = [{ key: 'name', title: t('page.name'), render: nameOf }];
  const changesOf = useChangeActions(
    editor.open,
    (record: FileList) =>
      void remove(record.id, {
        title: t('page.removeTitle', { name: record.name }),
        message: t('page.removeMessage'),
      }),
  );
  return (
    <RecordsPage
      texts={{
        title: t('page.title'),
        search: t('page.search'),
        add: t('page.add'),
        empty: t('page.empty'),
        emptyHint: t('page.emptyHint'),
      }}
      icon={FileText}
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(record) => <FileListDialog fileListId={record?.id ?? null} onClose={editor.close} />}
    />
  );
};
