import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useParams } from 'react-router-dom';
import { contacts, type ContactSearch, readAllContacts } from '@/entities/company/contacts/contacts';
import { tags } from '@/entities/company/tags/tags';
import { toCsv } from '@/lib/csv';
import { saveFile } from '@/lib/saveFile';
import type { Contact } from '@/protocol/records/contacts';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector, useCan } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { HeadAction } from '@/ui/collection/HeadAction';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import type { RowAction } from '@/ui/collection/columns';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { Contact as ContactIcon, Download, Info, MessageSquarePlus, Pencil, Trash2, Upload } from '@/ui/icons';
import { useNavigate } from '@/ui/navigation';
import { TagFilter } from './TagFilter';
import { ImportDialog } from './import/ImportDialog';
import { ContactInfoDialog } from './info/ContactInfoDialog';
import { useContactColumns } from './useContactColumns';

/** What can be done with a contact. */
const useContactActions = (onInfo: (contactId: number) => void): ((contact: Contact) => readonly RowAction[]) => {
  const { t } = useTranslation(['contacts', 'common']);
  const dispatch = useAppDispatch();
  const mayDelete = useCan('contacts-page:deleteContact');
  const remove = useRecordRemoval(contacts);
  // The same function at each event, so that only the row it changes renders.
  return useCallback(
    (contact) => [
      { key: 'info', label: t('page.info'), icon: Info, opens: true, onSelect: () => onInfo(contact.id) },
      {
        key: 'edit',
        label: t('common:actions.edit'),
        icon: Pencil,
        onSelect: () => dispatch(dialogOpened({ type: 'contact', contactId: contact.id })),
      },
      ...(mayDelete
        ? [
            {
              key: 'remove',
              label: t('common:actions.delete'),
              icon: Trash2,
              danger: true,
              onSelect: () =>
                void remove(contact.id, {
                  title: t('page.removeTitle', { name: contact.name }),
                  message: t('page.removeMessage'),
                }),
            },
          ]
        : []),
      {
        key: 'start',
        label: t('page.start'),
        icon: MessageSquarePlus,
        main: true,
        onSelect: () => dispatch(dialogOpened({ type: 'newTicket', contact })),
      },
    ],
    [t, dispatch, mayDelete, remove, onInfo],
  );
};

/** The name of the exported file. */
const CSV_NAME = 'contatos.csv';

const HEADER = ['name', 'number', 'email'];

/** The exported contacts, one line each. */
const contactsCsv = (contacts: readonly Contact[]): Blob => {
  const lines = contacts.map(({ name, number = '', email }) => [name, number, email ?? '']);
  return new Blob([toCsv([HEADER, ...lines])], { type: 'text/csv;charset=utf-8' });
};

/** Saves every contact of a search as a file. */
const useContactsExport = (search: ContactSearch) => {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    const answer = await dispatch(readAllContacts(search));
    if (readAllContacts.fulfilled.match(answer)) saveFile(CSV_NAME, contactsCsv(answer.payload));
    setBusy(false);
  };
  return { busy, run };
};

const nameOf = ({ name }: Contact) => name;

/** The company's contacts; `/contacts/{id}` shows one of them. */
export const ContactsPage = () => {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const shownId = Number(useParams()['contactId']);
  const [chosenTags, setTagIds] = useState<readonly number[]>([]);
  const known = useAppSelector(tags.selectTable);
  // One that is deleted leaves the contacts too, and is chosen no more.
  const tagIds = useMemo(() => chosenTags.filter((id) => known[id]), [chosenTags, known]);
  const [importing, setImporting] = useState(false);
  const { search, list } = useCollectionScreen(contacts, { filters: { tagIds } });
  const columns = useContactColumns();
  const showInfo = useCallback((id: number) => void navigate(`/contacts/${id}`), [navigate]);
  const actions = useContactActions(showInfo);
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
          <HeadAction icon={Upload} label={t('page.import')} onClick={() => setImporting(true)} />
          <HeadAction icon={Download} label={t('page.export')} loading={csv.busy} onClick={() => void csv.run()} />
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
      {shownId > 0 && (
        <ContactInfoDialog key={shownId} contactId={shownId} onClose={() => void navigate('/contacts')} />
      )}
    </CollectionPage>
  );
};
