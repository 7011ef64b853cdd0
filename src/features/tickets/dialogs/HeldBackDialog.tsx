import { useTranslation } from '@/i18n/useTranslation';
import { selectHeldBack } from '@/entities/conversations/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { dayAndTime } from '@/lib/moments';
import { useAppSelector } from '@/store/hooks';
import { OutboxActions } from '@/ui/conversation/OutboxNote';
import { RichText } from '@/ui/conversation/RichText';
import { CircleAlert } from '@/ui/icons';
import { useOutboxReason } from '../thread/bubble/OutboxNote';
import { ListDialog } from './ListDialog';
import styles from './dialogs.module.css';

const HeldLine = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { t } = useTranslation('tickets');
  const reason = useOutboxReason(entry);
  return (
    <li className={styles.held}>
      <p className={styles.heldHead}>
        <b>{entry.standing?.contactName || t('heldBack.unnamed', { id: entry.ticketId })}</b>{' '}
        {dayAndTime(entry.createdAt)}
      </p>
      <p className={styles.heldText}>{entry.body ? <RichText text={entry.body} linksByTab /> : entry.file?.name}</p>
      <OutboxActions entry={entry} text={reason} stuck />
    </li>
  );
};

/** What was not sent because its ticket is no longer the user's; the user sends or discards it. */
export const HeldBackDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('tickets');
  const held = useAppSelector(selectHeldBack);
  return (
    <ListDialog
      title={t('heldBack.title')}
      empty={{ icon: CircleAlert, title: t('heldBack.empty'), hint: t('heldBack.emptyHint') }}
      onClose={onClose}
    >
      {held.map((entry) => (
        <HeldLine key={entry.id} entry={entry} />
      ))}
    </ListDialog>
  );
};
