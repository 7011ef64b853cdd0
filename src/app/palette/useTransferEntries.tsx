import { useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketName } from '@/domain/conversations/ticketName';
import type { UserListItem } from '@/protocol/records/users';
import { listUsers } from '@/entities/company/users/users';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { ArrowRightLeft } from '@/ui/icons';
import { isShortcutActive } from '@/ui/shortcuts/activeShortcuts';
import { useAsync } from '@/ui/useAsync';
import type { PaletteEntry } from './entries';
import { useFocusedTicket } from './useTicketEntries';

const NO_USERS: readonly UserListItem[] = [];

/** Every user to whom the ticket on screen can be transferred; the dialog then asks for the queue. */
export const useTransferEntries = (): readonly PaletteEntry[] => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const ticket = useFocusedTicket();
  const mayTransfer = ticket !== null && isShortcutActive('transferTicket');
  const ask = useCallback(
    async () => (mayTransfer ? dispatch(listUsers()).unwrap() : NO_USERS),
    [dispatch, mayTransfer],
  );
  const { value } = useAsync(ask);
  if (!ticket || !mayTransfer) return [];
  return (value ?? NO_USERS)
    .filter(({ id }) => id !== ticket.userId)
    .map(({ id, name }) => ({
      id: `transfer:${id}`,
      group: 'ticket',
      sign: <ArrowRightLeft size={16} />,
      label: t('palette.transferTo', { name }),
      hint: ticketName(ticket),
      run: () => void dispatch(dialogOpened({ type: 'transferTicket', ticketIds: [ticket.id], userId: id })),
    }));
};
