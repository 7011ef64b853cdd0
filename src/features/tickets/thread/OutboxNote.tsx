import { useTranslation } from 'react-i18next';
import { selectEntryAhead, selectUpload } from '@/entities/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/outbox/outboxState';
import { useAppSelector } from '@/store/hooks';
import styles from './Bubble.module.css';
import { OutboxActions } from './OutboxActions';
import { useOutboxReason } from './useOutboxReason';
import { useSendDelay } from './useSendDelay';

/** The line below a bubble that is not a message yet: nothing for the first seconds, then what it waits for. */
export const OutboxNote = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { t } = useTranslation('tickets');
  const offline = useAppSelector(({ connection }) => connection.state !== 'online');
  const uploading = useAppSelector((state) => selectUpload(state, entry.id) !== null);
  const ahead = useAppSelector((state) => selectEntryAhead(state, entry));
  const delay = useSendDelay(uploading ? null : (ahead ?? entry));
  const reason = useOutboxReason(entry);
  if (entry.state === 'failed' || entry.state === 'unconfirmed') {
    return <OutboxActions entry={entry} text={reason} stuck />;
  }
  if (entry.state === 'waiting' && offline) return <span className={styles.hint}>{t('outbox.offline')}</span>;
  if (delay === 'none') return null;
  const text = t(entry.state === 'waiting' ? 'outbox.behind' : 'outbox.confirming');
  return delay === 'long' ? (
    <OutboxActions entry={entry} text={text} stuck={false} />
  ) : (
    <span className={styles.hint}>{text}</span>
  );
};
