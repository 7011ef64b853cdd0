import { useTranslation } from '@/i18n/useTranslation';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { discardOutbox, retryOutbox } from '@/entities/conversations/outbox/outboxThunks';
import { readErrorCode } from '@/protocol/errors';
import { useAppDispatch } from '@/store/hooks';
import { classNames } from '../classNames';
import styles from './Bubble.module.css';
import { copyText } from './copyText';

/** Why a message was refused. A reason without one of our texts is not quoted. */
export const useRefusalText = ({ reason }: Pick<OutboxEntry, 'reason'>): string => {
  const { t } = useTranslation(['conversation', 'errors']);
  const code = readErrorCode(reason);
  // The text of this code begins with the same words.
  if (code === 'ERR_SENDING_WAPP_MSG') return t(`errors:${code}`);
  return code ? t('outbox.failedBecause', { reason: t(`errors:${code}`) }) : t('outbox.failed');
};

interface OutboxActionsProps {
  readonly entry: OutboxEntry;
  /** Why the entry is not confirmed. */
  readonly text: string;
  /** The entry was refused or its outcome is unknown, so it can be sent again. */
  readonly stuck: boolean;
}

/** Why an outbox entry is not confirmed, and its actions. */
export const OutboxActions = ({ entry, text, stuck }: OutboxActionsProps) => {
  const { t } = useTranslation('conversation');
  const dispatch = useAppDispatch();
  return (
    <div className={classNames(styles.failure, stuck && styles.stuck)}>
      <span>{text}</span>
      <span className={styles.choices}>
        {stuck && (
          <button type="button" className={styles.again} onClick={() => void dispatch(retryOutbox(entry.id))}>
            {t('outbox.retry')}
          </button>
        )}
        {entry.body && (
          <button type="button" onClick={() => copyText(entry.body)}>
            {t('outbox.copy')}
          </button>
        )}
        <button type="button" onClick={() => void dispatch(discardOutbox(entry.id))}>
          {t('outbox.discard')}
        </button>
      </span>
    </div>
  );
};

/** What an unsent message is waiting for. */
export const OutboxHint = ({ text }: { readonly text: string }) => <span className={styles.hint}>{text}</span>;
