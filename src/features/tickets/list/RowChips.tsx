import { useTranslation } from '@/i18n/useTranslation';
import type { TagRef } from '@/protocol/records/tags';
import { classNames } from '@/ui/classNames';
import { Smartphone, Star, User } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { ReminderChip, type ReminderWords } from '../reminders/ReminderChip';
import { fitTags, tagRoom } from './fitTags';
import type { RowFacts } from './rowFacts';
import styles from './TicketRow.module.css';

interface RowChipsProps {
  readonly facts: RowFacts;
  readonly reminder: ReminderWords | null;
  readonly width: number;
}

/** What the button that accepts takes beyond the width of an icon, px. */
const ACCEPT_PX = 28;
const NO_TAGS: TagRef[] = [];

/** The queue of a waiting ticket, the connection, the user and as many tags as fit. */
export const RowChips = ({ facts: { ticket, isMine, awaitsRating }, reminder, width }: RowChipsProps) => {
  const { t } = useTranslation('tickets');
  const { status, queue, whatsapp, user, tags = NO_TAGS } = ticket;
  const rating = awaitsRating ? t('rating.awaited') : undefined;
  const queueName = status === 'pending' ? queue?.name : undefined;
  const names = [reminder?.short, rating, queueName, whatsapp?.name, isMine ? '' : user?.name].filter(
    (name) => name !== undefined,
  );
  const { shown, rest, isCut } = fitTags(tags, tagRoom(status === 'pending' ? width - ACCEPT_PX : width, names));
  const restNames = rest.map((tag) => tag.name).join(', ');
  return (
    <span className={styles.chips}>
      {reminder && <ReminderChip {...reminder} />}
      {rating && (
        <Chip className={styles.rating} icon={Star}>
          {rating}
        </Chip>
      )}
      {queueName && (
        <Chip className={classNames(styles.chip, styles.queue)} color={queue?.color ?? null}>
          {queueName}
        </Chip>
      )}
      {whatsapp?.name && (
        // Where a tag would be cut, an icon with a tooltip says more than the first letter of a name.
        <Chip
          className={isCut ? styles.self : classNames(styles.chip, styles.connection)}
          title={t('row.connection', { name: whatsapp.name })}
          icon={Smartphone}
        >
          {isCut ? <VisuallyHidden>{whatsapp.name}</VisuallyHidden> : whatsapp.name}
        </Chip>
      )}
      {user?.name && (
        // The user's own name says nothing new in the own list: an icon leaves more room for tags.
        <Chip className={isMine ? styles.self : styles.chip} title={t('row.agent', { name: user.name })} icon={User}>
          {isMine ? <VisuallyHidden>{user.name}</VisuallyHidden> : user.name}
        </Chip>
      )}
      {shown.map((tag) => (
        <Chip key={tag.id} className={styles.chip} title={tag.name} color={tag.color}>
          {tag.name}
        </Chip>
      ))}
      {rest.length > 0 && (
        <Chip className={styles.more} title={t('row.moreTags', { names: restNames })}>
          +{rest.length}
        </Chip>
      )}
    </span>
  );
};
