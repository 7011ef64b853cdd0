import { useTranslation } from '@/i18n/useTranslation';
import type { FileList } from '@/protocol/records/fileLists';
import { fileLists } from '@/entities/company/fileLists/fileLists';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { FileText } from '@/ui/icons';
import { FileListDialog } from './FileListDialog';

const nameOf = (list: FileList) => list.name;

/** Lists of files that go out with campaigns. */
export const FilesPage = () => {
  const { t } = useTranslation('fileLists');
  const columns: readonly Column<FileList>[] = [{ key: 'name', title: t('page.name'), render: nameOf }];
  return (
    <RecordsPage
      collection={fileLists}
      namespace="fileLists"
      icon={FileText}
      columns={columns}
      nameOf={nameOf}
      renderDialog={(record, onClose) => <FileListDialog fileListId={record?.id ?? null} onClose={onClose} />}
    />
  );
};
