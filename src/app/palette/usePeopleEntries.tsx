import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Contact } from '@/protocol/records/contacts';
import type { Ticket } from '@/protocol/records/tickets';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/layout/Avatar';
import type { PaletteEntry } from './entries';
import type { FoundPeople } from './searchPeople';

/** Of tickets and of contacts each. */
const MOST = 5;

/** What the server found, what is known here first: tickets lead to their conversation, contacts to a new one. */
export const usePeopleEntries = ({ tickets, contacts }: FoundPeople): readonly PaletteEntry[] => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => state.tickets.byId);

  const ticketEntry = (found: Ticket): PaletteEntry => {
    const ticket = known[found.id] ?? found;
    const { id, uuid, contact, queue, status } = ticket;
    const isPending = status === 'pending';
    const state = status === 'open' || status === 'closed' || isPending ? t(`palette.status.${status}`) : '';
    return {
      id: `ticket:${id}`,
      group: 'people',
      sign: <Avatar id={contact?.id ?? id} name={contact?.name ?? ''} picture={contact?.profilePicUrl} size={24} />,
      label: contact?.name || `#${id}`,
      hint: [`#${id}`, queue?.name, state].filter(Boolean).join(' · '),
      run: () => void navigate(isPending ? `/tickets?pending=${id}` : `/tickets/${uuid}`),
    };
  };
  const contactEntry = (contact: Contact): PaletteEntry => ({
    id: `contact:${contact.id}`,
    group: 'people',
    sign: <Avatar id={contact.id} name={contact.name} picture={contact.profilePicUrl} size={24} />,
    label: contact.name || (contact.number ?? ''),
    hint: [contact.number, t('palette.newTicket')].join(' · '),
    run: () => void dispatch(dialogOpened({ type: 'newTicket', contact })),
  });
  return [...tickets.slice(0, MOST).map(ticketEntry), ...contacts.slice(0, MOST).map(contactEntry)];
};
