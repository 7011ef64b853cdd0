import { useTranslation } from 'react-i18next';
import { discardOutbox, retryOutbox } from '@/entities/outbox/outboxThunks';
import type { OutboxEntry } from '@/entities/outbox/outboxState';
import { useAppDispatch } from '@/store/hooks';
import styles from './Bubble.module.css';
import { copyText } from './copyText';
import { useOutboxReason } from './useOutboxReason';

/** What can be done with a text that was refused or whose arrival nobody knows (OFF-06, OFF-07). */
export const OutboxActions = ({ entry }: { readonly entry: OutboxEntry }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const reason = useOutboxReason(entry);
  return (
    <div className={styles.failure}>
      <span>{reason}</span>
      <button type="button" onClick={() => void dispatch(retryOutbox(entry.id))}>
        {t('outbox.retry')}
      </button>
      {entry.body && (
        <button type="button" onClick={() => copyText(entry.body)}>
          {t('outbox.copy')}
        </button>
      )}
      <button type="button" onClick={() => void dispatch(discardOutbox(entry.id))}>
        {t('outbox.discard')}
      </button>
    </div>
  );
};
