import { useEffect } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { useParams } from 'react-router-dom';
import type { ContactListItem } from '@/protocol/records/contactLists';
import { contactListItems, contactLists, loadContactList } from '@/entities/company/contactLists/contactLists';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { channelFollowed, channelLeft } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { AbsentCell } from '@/ui/collection/cells';
import type { Column } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { Ban, CircleCheck, Users } from '@/ui/icons';
import { StatusPill } from '@/ui/layout/StatusPill';
import { ContactListItemDialog } from './ContactListItemDialog';
import { ImportButton } from './ImportButton';

const nameOf = (item: ContactListItem) => item.name || item.number;

const useColumns = (): readonly Column<ContactListItem>[] => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('contactLists');
  return [
    {
      key: 'whatsapp',
      title: t('items.whatsapp'),
      width: 130,
      narrow: 'beside',
      render: ({ isWhatsappValid }) => (
        <StatusPill tone={isWhatsappValid ? 'success' : 'danger'} icon={isWhatsappValid ? CircleCheck : Ban}>
          {t(isWhatsappValid ? 'items.valid' : 'items.invalid')}
        </StatusPill>
      ),
    },
    { key: 'name', title: t('items.name'), narrow: 'first', render: ({ name }) => name },
    {
      key: 'number',
      title: t('items.number'),
      width: 176,
      narrow: 'second',
      render: ({ number }) => formatPhone(number),
    },
    {
      key: 'email',
      title: t('items.email'),
      render: ({ email }) => email || <AbsentCell>{t('items.noEmail')}</AbsentCell>,
    },
  ];
};

/** The list with its name; imports into it are followed while it is on screen. */
const useContactList = (contactListId: number) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(loadContactList(contactListId));
    // Imports have an event of their own.
    const channel = { kind: 'contactListItem', id: contactListId } as const;
    dispatch(channelFollowed(channel));
    return () => void dispatch(channelLeft(channel));
  }, [dispatch, contactListId]);
  return useAppSelector((state) => contactLists.selectById(state, contactListId));
};

/** The people of one list: searched, edited, imported from a spreadsheet. */
const ContactListItems = ({ contactListId }: { readonly contactListId: number }) => {
  const { t } = useTranslation('contactLists');
  const contactList = useContactList(contactListId);
  const { search, searched, list, editor } = useCollectionScreen(contactListItems, { filters: { contactListId } });
  const remove = useRecordRemoval(contactListItems);
  const columns = useColumns();
  const changesOf = useChangeActions(
    editor.open,
    (item: ContactListItem) =>
      void remove(item.id, {
        title: t('items.removeTitle', { name: nameOf(item) }),
        message: t('items.removeMessage'),
      }),
  );
  const title = contactList ? t('items.title', { name: contactList.name }) : t('items.loading');
  return (
    <CollectionPage
      title={title}
      count={list.count}
      search={search}
      searchLabel={t('items.search')}
      parent={{ label: t('page.title'), path: '/contact-lists' }}
      tools={<ImportButton contactListId={contactListId} onImported={list.reread} />}
      add={{ label: t('items.add'), onAdd: editor.openNew }}
    >
      <InfiniteTable
        label={title}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actions={changesOf}
        searched={searched}
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
