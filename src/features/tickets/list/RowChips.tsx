import { useTranslation } from 'react-i18next';
import type { TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { selectIsAwaitingRating } from '@/entities/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import { Smartphone, Star, User } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import { fitTags, tagRoom } from './fitTags';
import styles from './TicketRow.module.css';

interface RowChipsProps {
  readonly ticket: Ticket;
  readonly width: number;
}

const NO_TAGS: TagRef[] = [];

/** Connection, user and as many of the tags as the row has room for. */
export const RowChips = ({ ticket: { id, whatsapp, user, tags = NO_TAGS }, width }: RowChipsProps) => {
  const { t } = useTranslation('tickets');
  const rating = useAppSelector((state) => selectIsAwaitingRating(state, id)) ? t('rating.awaited') : undefined;
  const names = [rating, whatsapp?.name, user?.name].filter((name) => name !== undefined);
  const { shown, rest } = fitTags(tags, tagRoom(width, names));
  const restNames = rest.map((tag) => tag.name).join(', ');
  return (
    <span className={styles.chips}>
      {rating && (
        <span className={styles.chip} title={rating}>
          <Chip icon={Star}>{rating}</Chip>
        </span>
      )}
      {whatsapp?.name && (
        <span className={styles.chip} title={t('row.connection', { name: whatsapp.name })}>
          <Chip icon={Smartphone}>{whatsapp.name}</Chip>
        </span>
      )}
      {user?.name && (
        <span className={styles.chip} title={t('row.agent', { name: user.name })}>
          <Chip icon={User}>{user.name}</Chip>
        </span>
      )}
      {shown.map((tag) => (
        <span key={tag.id} className={styles.chip} title={tag.name}>
          <Chip color={tag.color}>{tag.name}</Chip>
        </span>
      ))}
      {rest.length > 0 && (
        <span className={styles.more} title={t('row.moreTags', { names: restNames })}>
          <Chip>+{rest.length}</Chip>
        </span>
      )}
    </span>
  );
};
