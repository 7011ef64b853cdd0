import { useTranslation } from 'react-i18next';
import type { Contact } from '@/protocol/records/contacts';
import { addressBook } from '@/entities/contacts/addressBook';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useCan } from '@/store/hooks';
import type { RowAction } from '@/ui/collection/columns';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { Info, MessageSquarePlus, Pencil, Trash2 } from '@/ui/icons';

/** What can be done with a contact. */
export const useContactActions = (
  onInfo: (contactId: number) => void,
): ((contact: Contact) => readonly RowAction[]) => {
  const { t } = useTranslation(['contacts', 'common']);
  const dispatch = useAppDispatch();
  const mayDelete = useCan('contacts-page:deleteContact');
  const remove = useRecordRemoval(addressBook);
  return (contact) => [
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
  ];
};
