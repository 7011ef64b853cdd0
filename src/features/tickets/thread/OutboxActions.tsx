import { useTranslation } from 'react-i18next';
import { discardOutbox, retryOutbox } from '@/entities/outbox/outboxThunks';
import type { OutboxEntry } from '@/entities/outbox/outboxState';
import { useAppDispatch } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import styles from './Bubble.module.css';
import { copyText } from './copyText';

interface OutboxActionsProps {
  readonly entry: OutboxEntry;
  /** Why it is not a message yet. */
  readonly text: string;
  /** It was refused, or its outcome is unknown: it can be sent again. */
  readonly stuck: boolean;
}

/** Why a text is not a message yet, and what can be done with it. */
export const OutboxActions = ({ entry, text, stuck }: OutboxActionsProps) => {
  const { t } = useTranslation('tickets');
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
