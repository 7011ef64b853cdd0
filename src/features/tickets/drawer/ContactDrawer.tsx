import dayjs from 'dayjs';
import { useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketName } from '@/domain/conversations/ticketName';
import type { Ticket } from '@/protocol/records/tickets';
import { loadContactExtras } from '@/entities/company/contactExtras/contactExtras';
import { loadContact } from '@/entities/company/contacts/contacts';
import { contactIdOf } from '@/entities/conversations/tickets/ticketTable';
import { LaterTexts } from '@/i18n/LaterTexts';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { Pencil, X } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { TicketAvatar } from '../shared/TicketAvatar';
import styles from './ContactDrawer.module.css';
import { ContactFacts } from './ContactFacts';
import { Notes } from './Notes';
import { OtherTickets } from './OtherTickets';
import { SharedMedia } from './SharedMedia';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';

interface ContactDrawerProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Who the customer is: contact data, the team's notes, what was sent, and the other tickets, followed live. */
export const ContactDrawer = ({ ticket, onClose }: ContactDrawerProps) => {
  const { t } = useTranslation(['contacts', 'common']);
  const dispatch = useAppDispatch();
  const { contact } = ticket;
  const contactId = contactIdOf(ticket);
  const isGroup = ticket.isGroup === true;
  const load = useCallback(() => {
    if (contactId === null) return;
    void dispatch(loadContact({ contactId }));
    void dispatch(loadContactExtras({ contactId }));
  }, [contactId, dispatch]);
  useLoadAfterGaps(load);

  const since = contact?.createdAt && t('drawer.since', { month: dayjs(contact.createdAt).format('MM/YYYY') });
  return (
    <div className={styles.drawer}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('drawer.title')}</h3>
        {contactId !== null && (
          <IconButton
            icon={Pencil}
            size={28}
            label={t('drawer.edit')}
            onClick={() => dispatch(dialogOpened({ type: 'contact', contactId }))}
          />
        )}
        <IconButton icon={X} size={28} label={t('common:actions.close')} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <div className={styles.person}>
          <TicketAvatar ticket={ticket} size={56} />
          <div className={styles.words}>
            <h4 className={styles.name} data-selectable>
              {ticketName(ticket)}
            </h4>
            <p className={styles.since}>{isGroup ? t('drawer.group') : since}</p>
          </div>
        </div>
        <ContactFacts ticket={ticket} />
        {contactId !== null && <Notes ticketId={ticket.id} contactId={contactId} />}
        <LaterTexts>
          <SharedMedia ticketId={ticket.id} />
          <OtherTickets ticket={ticket} />
        </LaterTexts>
      </div>
    </div>
  );
};
