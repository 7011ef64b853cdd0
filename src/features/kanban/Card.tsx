import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import { oneLine } from '@/domain/text/oneLine';
import { listedKind } from '@/domain/conversations/messageContent';
import { ticketName } from '@/domain/conversations/ticketName';
import type { TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { classNames } from '@/ui/classNames';
import { Avatar } from '@/ui/layout/Avatar';
import { Chip } from '@/ui/layout/Chip';
import { PageLink } from '@/ui/navigation';
import { usePhoneFormat } from '@/ui/usePhoneFormat';
import { readUserColor } from '@/ui/userColor';
import styles from './Card.module.css';

/** The words of a last message: what was written, else the name of its kind. */
const useCardPreview = (lastMessage: string | null | undefined): string => {
  const { t } = useTranslation('tickets');
  const text = oneLine(lastMessage ?? '');
  const kind = listedKind(text);
  return kind === null ? text : t(`preview.${kind}`);
};

interface CardProps {
  readonly ticket: Ticket;
  /** Further columns whose tags it carries. */
  readonly otherColumns: readonly TagRef[];
  /** Follows the pointer. */
  readonly lifted?: boolean;
  /** Its placeholder while it is carried elsewhere. */
  readonly away?: boolean;
  /** Handle and menu. */
  readonly tools?: ReactNode;
}

/** A ticket on the board: number, contact, last message, queue and the way to it. */
export const Card = ({ ticket, otherColumns, lifted = false, away = false, tools }: CardProps) => {
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation(['kanban', 'tickets']);
  const { id, uuid, contact, queue, lastMessage, isGroup } = ticket;
  const words = useCardPreview(lastMessage);
  const number = isGroup ? t('tickets:row.group') : contact?.number ? formatPhone(contact.number) : null;
  const name = ticketName(ticket);
  return (
    <article
      className={classNames(styles.card, lifted && styles.lifted, away && styles.away)}
      aria-label={t('card.name', { id, name })}
    >
      <div className={styles.head}>
        <Avatar id={contact?.id ?? id} name={name} size={28} picture={contact?.profilePicUrl} group={isGroup} />
        <div className={styles.who}>
          <p className={styles.name}>{name}</p>
          <p className={styles.facts}>{[`#${id}`, number].filter(Boolean).join(' · ')}</p>
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {words && <p className={styles.words}>{words}</p>}
      {otherColumns.length > 0 && (
        <ul className={styles.chips} aria-label={t('card.otherColumns')}>
          {otherColumns.map((column) => (
            <li key={column.id}>
              <Chip color={column.color}>{column.name}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span className={styles.queue}>
          {queue && (
            <>
              <span className={styles.dot} style={{ background: readUserColor(queue.color) }} />
              {queue.name}
            </>
          )}
        </span>
        <PageLink className={styles.open} to={conversationAddress(uuid)} draggable={false}>
          {t('card.open')}
        </PageLink>
      </div>
    </article>
  );
};
