import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Contact } from '@/protocol/records/contacts';
import { addressBook } from '@/entities/contacts/addressBook';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Contact as ContactIcon, Download, Upload } from '@/ui/icons';
import { ImportDialog } from './import/ImportDialog';
import { ContactInfoDialog } from './info/ContactInfoDialog';
import { TagFilter } from './TagFilter';
import { useContactActions } from './useContactActions';
import { useContactColumns } from './useContactColumns';
import { useContactsExport } from './useContactsExport';

const nameOf = ({ name }: Contact) => name;

/** The company's contacts; `/contacts/{id}` shows one of them. */
export const ContactsPage = () => {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const shownId = Number(useParams()['contactId']);
  const [tagIds, setTagIds] = useState<readonly number[]>([]);
  const [importing, setImporting] = useState(false);
  const { search, list } = useCollectionScreen(addressBook, { filters: { tagIds } });
  const columns = useContactColumns();
  const actions = useContactActions((id) => void navigate(`/contacts/${id}`));
  const csv = useContactsExport({ searchParam: search.text.trim(), tagIds });
  const create = () => dispatch(dialogOpened({ type: 'contact', contactId: null }));
  const clear = () => {
    search.onChange('');
    setTagIds([]);
  };
  return (
    <CollectionPage
      title={t('page.title')}
      count={list.count}
      search={search}
      searchLabel={t('page.search')}
      add={{ label: t('dialog.create'), onAdd: create }}
      tools={
        <>
          <TagFilter chosen={tagIds} onChange={setTagIds} />
          <Button type="text" icon={<Upload size={15} />} onClick={() => setImporting(true)}>
            {t('page.import')}
          </Button>
          <Button type="text" icon={<Download size={15} />} loading={csv.busy} onClick={() => void csv.run()}>
            {t('page.export')}
          </Button>
        </>
      }
    >
      <InfiniteTable
        label={t('page.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actions}
        actionCount={4}
        searched={search.text || tagIds.length > 0 ? { text: search.text, onClear: clear } : undefined}
        empty={
          <EmptyState
            icon={ContactIcon}
            title={t('page.empty')}
            hint={t('page.emptyHint')}
            action={<Button onClick={create}>{t('dialog.create')}</Button>}
          />
        }
      />
      {importing && <ImportDialog onClose={() => setImporting(false)} onImported={list.reread} />}
      {shownId > 0 && <ContactInfoDialog contactId={shownId} onClose={() => void navigate('/contacts')} />}
    </CollectionPage>
  );
};
