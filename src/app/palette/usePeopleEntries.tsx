import { useTranslation } from '@/i18n/useTranslation';
import type { Contact } from '@/protocol/records/contacts';
import type { Ticket } from '@/protocol/records/tickets';
import { isOwnOpen, mayOpenTicket } from '@/domain/conversations/access';
import { ticketAddress } from '@/domain/conversations/ticketAddress';
import { ticketName } from '@/domain/conversations/ticketName';
import { oneLine } from '@/domain/text/oneLine';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/layout/Avatar';
import { at } from '@/entities/base/idTable';
import { useNavigate } from '@/ui/navigation';
import { matchingEntries, type PaletteEntry, type PaletteGroup } from './entries';
import type { FoundPeople } from './searchPeople';
import { useFocusedTicket } from './useTicketEntries';

/** Most entries of tickets and of contacts, each. */
const MOST = 5;

/**
 * Entries of the people the server found, the best matches; the store's copy of a ticket is newer than the answer. Tickets open
 * their conversation, of equal matches the user's own ones first; contacts open a new one. While nothing is typed, lists the
 * conversations read last. Tickets that the user may not open, or no longer, are left out.
 */
export const usePeopleEntries = ({ tickets, contacts }: FoundPeople, query: string): readonly PaletteEntry[] => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation(['shell', 'tickets']);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => state.tickets.byId);
  const recent = useAppSelector((state) => state.messages.recent);
  const viewer = useAppSelector((state) => state.tickets.viewer);
  const open = useFocusedTicket();

  const mayOpen = (ticket: Ticket): boolean => viewer !== null && mayOpenTicket(viewer, ticket);
  const ticketEntry = (ticket: Ticket, group: PaletteGroup): PaletteEntry => {
    const { id, contact, queue, status, lastMessage } = ticket;
    const isGroup = ticket.isGroup || contact?.isGroup;
    const state = status === 'open' || status === 'closed' || status === 'pending' ? t(`palette.status.${status}`) : '';
    return {
      id: `ticket:${id}`,
      group,
      sign: <Avatar id={contact?.id ?? id} name={contact?.name ?? ''} picture={contact?.profilePicUrl} size={24} />,
      label: ticketName(ticket),
      hint: [`#${id}`, queue?.name, state].filter(Boolean).join(' · '),
      number: isGroup ? undefined : formatPhone(contact?.number ?? ''),
      message: oneLine(lastMessage ?? ''),
      run: () => void navigate(ticketAddress(ticket)),
    };
  };
  const contactEntry = (contact: Contact): PaletteEntry => ({
    id: `contact:${contact.id}`,
    group: 'people',
    sign: <Avatar id={contact.id} name={contact.name} picture={contact.profilePicUrl} size={24} />,
    label: contact.name || formatPhone(contact.number ?? ''),
    hint: contact.isGroup ? t('tickets:row.group') : t('palette.newTicket'),
    number: contact.isGroup ? undefined : formatPhone(contact.number ?? ''),
    numbered: contact.name !== '',
    run: () => void dispatch(dialogOpened({ type: 'newTicket', contact })),
  });
  if (query.trim() === '') {
    const last = recent.flatMap((id) => (id === open?.id ? [] : (at(known, id) ?? [])));
    return last
      .filter(mayOpen)
      .slice(0, MOST)
      .map((ticket) => ticketEntry(ticket, 'recent'));
  }
  const rank = (ticket: Ticket): number => (viewer !== null && isOwnOpen(viewer, ticket) ? 0 : 1);
  const found = tickets
    .map((ticket) => at(known, ticket.id) ?? ticket)
    .filter(mayOpen)
    .toSorted((left, right) => rank(left) - rank(right));
  // Servers order what contains the text by name or date: what begins with it may come last.
  const best = (entries: readonly PaletteEntry[]) => matchingEntries(entries, query).slice(0, MOST);
  return [...best(found.map((ticket) => ticketEntry(ticket, 'people'))), ...best(contacts.map(contactEntry))];
};
