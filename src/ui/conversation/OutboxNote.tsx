import { useTranslation } from '@/i18n/useTranslation';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { discardOutbox, retryOutbox } from '@/entities/conversations/outbox/outboxThunks';
import { readErrorCode } from '@/protocol/errors';
import { useAppDispatch } from '@/store/hooks';
import { classNames } from '../classNames';
import styles from './Bubble.module.css';
import { copyText } from './copyText';

/** Why a message was refused. Refusals without a text of ours are not quoted. */
export const useRefusalText = ({ reason }: Pick<OutboxEntry, 'reason'>): string => {
  const { t } = useTranslation(['conversation', 'errors']);
  const code = readErrorCode(reason);
  return code ? t('outbox.failedBecause', { reason: t(`errors:${code}`) }) : t('outbox.failed');
};

interface OutboxActionsProps {
  readonly entry: OutboxEntry;
  /** Why it is not a message yet. */
  readonly text: string;
  /** It was refused, or its outcome is unknown: it can be sent again. */
  readonly stuck: boolean;
}

/** Why a text is not a message yet, and what can be done with it. */
export const OutboxActions = ({ entry, text, stuck }: OutboxActionsProps) => {
  const { t } = useTranslation('conversation');
  const dispatch = useAppDispatch();
  return (
    <div className={classNames(styles.failure, stuck && styles.stuck)}>
      <span>{text}</span>
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
    </div>
  );
};

/** What a message that waits is waiting for. */
export const OutboxHint = ({ text }: { readonly text: string }) => <span className={styles.hint}>{text}</span>;
