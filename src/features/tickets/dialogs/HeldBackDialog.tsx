import { useTranslation } from '@/i18n/useTranslation';
import { selectHeldBack, selectStuck } from '@/entities/conversations/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { dayAndTime } from '@/lib/moments';
import { useAppSelector } from '@/store/hooks';
import { OutboxActions } from '@/ui/conversation/OutboxNote';
import { RichText } from '@/ui/conversation/RichText';
import { CircleAlert } from '@/ui/icons';
import { useOutboxReason } from '../thread/bubble/OutboxNote';
import { ListDialog } from './ListDialog';
import { useConversation } from './useConversation';
import styles from './dialogs.module.css';

const HeldLine = ({ entry }: { readonly entry: OutboxEntry }) => {
  const reason = useOutboxReason(entry);
  const { name } = useConversation(entry.ticketId);
  return (
    <li className={styles.held}>
      <p className={styles.heldHead}>
        <b>{entry.standing?.contactName || name}</b> {dayAndTime(entry.createdAt)}
      </p>
      <p className={styles.heldText}>{entry.body ? <RichText text={entry.body} linksByTab /> : entry.file?.name}</p>
      <OutboxActions entry={entry} text={reason} stuck />
    </li>
  );
};

interface HeldBackDialogProps {
  /** Lists everything that was refused or is unconfirmed. */
  readonly all: boolean;
  readonly onClose: () => void;
}

/** What was not sent because its ticket is no longer the user's; the user sends or discards it. */
export const HeldBackDialog = ({ all, onClose }: HeldBackDialogProps) => {
  const { t } = useTranslation('tickets');
  const held = useAppSelector(all ? selectStuck : selectHeldBack);
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
