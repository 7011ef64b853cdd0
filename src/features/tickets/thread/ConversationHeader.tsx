import type { Ticket } from '@/protocol/records/tickets';
import { useTranslation } from 'react-i18next';
import { selectIsAwaitingRating } from '@/entities/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/layout/Avatar';
import { readUserColor } from '@/ui/userColor';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { ReminderStrip } from '../reminders/ReminderStrip';
import { TagEditor } from '../tags/TagEditor';
import styles from './ConversationHeader.module.css';
import { HeaderActions } from './HeaderActions';

interface ConversationHeaderProps {
  readonly ticket: Ticket;
  readonly onSearch: () => void;
}

/** The contact, the ticket's status and its actions. */
export const ConversationHeader = ({ ticket, onSearch }: ConversationHeaderProps) => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('tickets');
  const { contact, queue, whatsapp } = ticket;
  const isGroup = ticket.isGroup === true;
  const awaitsRating = useAppSelector((state) => selectIsAwaitingRating(state, ticket.id));
  const facts = [
    awaitsRating && t('rating.awaited'),
    queue?.name ?? t('row.noQueue'),
    `#${ticket.id}`,
    isGroup ? t('row.group') : contact?.number && formatPhone(contact.number),
    whatsapp?.name,
  ].filter(Boolean);
  return (
    <header className={styles.header} aria-label={t('header.region')}>
      <div className={styles.top}>
        <Avatar
          id={ticket.contactId ?? ticket.id}
          name={contact?.name ?? ''}
          picture={contact?.profilePicUrl}
          group={isGroup}
          size={38}
        />
        <div className={styles.words}>
          <h2 className={styles.name} title={contact?.name}>
            {contact?.name}
          </h2>
          <p className={styles.facts}>
            <span className={styles.dot} style={{ background: readUserColor(queue?.color) }} />
            <span className={styles.line} title={facts.join(' · ')}>
              {facts.join(' · ')}
            </span>
          </p>
        </div>
        <HeaderActions ticket={ticket} onSearch={onSearch} />
      </div>
      <TagEditor ticket={ticket} />
      <ReminderStrip ticketId={ticket.id} />
    </header>
  );
};
