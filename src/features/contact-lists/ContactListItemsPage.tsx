import { useEffect } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { ContactListItem } from '@/protocol/records/contactLists';
import { contactListItems, contactLists, loadContactList } from '@/entities/contactLists/contactLists';
import { channelFollowed, channelLeft } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column, RowAction } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Ban, ChevronLeft, CircleCheck, Pencil, Trash2, Users } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { StatusPill } from '@/ui/layout/StatusPill';
import { ContactListItemDialog } from './ContactListItemDialog';
import { ImportButton } from './ImportButton';

const nameOf = (item: ContactListItem) => item.name || item.number;

const useColumns = (): readonly Column<ContactListItem>[] => {
  const { t } = useTranslation('contactLists');
  return [
    {
      key: 'whatsapp',
      title: t('items.whatsapp'),
      width: 130,
      render: ({ isWhatsappValid }) => (
        <StatusPill tone={isWhatsappValid ? 'success' : 'danger'} icon={isWhatsappValid ? CircleCheck : Ban}>
          {t(isWhatsappValid ? 'items.valid' : 'items.invalid')}
        </StatusPill>
      ),
    },
    { key: 'name', title: t('items.name'), render: ({ name }) => name },
    { key: 'number', title: t('items.number'), width: 160, render: ({ number }) => number },
    { key: 'email', title: t('items.email'), render: ({ email }) => email },
  ];
};

/** The people of one list: searched, edited, imported from a spreadsheet (CLIST-04, CLIST-05, CLIST-13). */
const ContactListItems = ({ contactListId }: { readonly contactListId: number }) => {
  const { t } = useTranslation(['contactLists', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const contactList = useAppSelector((state) => contactLists.selectById(state, contactListId));
  const { search, list, editor } = useCollectionScreen(contactListItems, { filters: { contactListId } });
  const remove = useRecordRemoval(contactListItems);
  const columns = useColumns();

  useEffect(() => {
    void dispatch(loadContactList(contactListId));
    // An import tells of itself under a name of its own.
    const channel = { kind: 'contactListItem', id: contactListId } as const;
    dispatch(channelFollowed(channel));
    return () => void dispatch(channelLeft(channel));
  }, [dispatch, contactListId]);
  const { text } = search;

  const actionsOf = (item: ContactListItem): readonly RowAction[] => [
    {
      key: 'edit',
      label: t('common:actions.edit'),
      icon: Pencil,
      main: true,
      onSelect: () => editor.open(item),
    },
    {
      key: 'remove',
      label: t('common:actions.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void remove(item.id, {
          title: t('items.removeTitle', { name: nameOf(item) }),
          message: t('items.removeMessage'),
        }),
    },
  ];
  const title = contactList ? t('items.title', { name: contactList.name }) : t('items.loading');
  return (
    <CollectionPage
      title={title}
      count={list.count}
      search={search}
      searchLabel={t('items.search')}
      tools={
        <>
          <IconButton icon={ChevronLeft} label={t('items.back')} onClick={() => void navigate('/contact-lists')} />
          <ImportButton contactListId={contactListId} onImported={list.reread} />
        </>
      }
      add={{ label: t('items.add'), onAdd: editor.openNew }}
    >
      <InfiniteTable
        label={title}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={actionsOf}
        searched={text ? { text, onClear: () => search.onChange('') } : undefined}
        empty={
          <EmptyState
            icon={Users}
            title={t('items.empty')}
            hint={t('items.emptyHint')}
            action={<Button onClick={editor.openNew}>{t('items.add')}</Button>}
          />
        }
      />
      {editor.target && (
        <ContactListItemDialog
          contactListId={contactListId}
          itemId={editor.target === 'new' ? null : editor.target.id}
          onClose={editor.close}
        />
      )}
    </CollectionPage>
  );
};

/** /contact-lists/{contactListId}/contacts; another list is another screen. */
export const ContactListItemsPage = () => {
  const contactListId = Number(useParams()['contactListId']);
  return <ContactListItems key={contactListId} contactListId={contactListId} />;
};
