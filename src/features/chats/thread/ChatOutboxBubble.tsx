import { useTranslation } from 'react-i18next';
import { readErrorCode } from '@/protocol/errors';
import type { OutboxEntry } from '@/entities/outbox/outboxState';
import { discardOutbox, retryOutbox } from '@/entities/outbox/outboxThunks';
import { clockTime } from '@/lib/moments';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { CircleAlert, Clock } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import styles from './ChatBubble.module.css';

interface ChatOutboxBubbleProps {
  readonly entry: OutboxEntry;
  readonly opensGroup: boolean;
}

/** Why a text did not get through. Refusals without a text of ours are not quoted. */
const useReason = ({ state, reason }: OutboxEntry): string => {
  const { t } = useTranslation(['chats', 'errors']);
  if (state === 'unconfirmed') return t('outbox.unconfirmedHint');
  if (reason === 'storage') return t('outbox.storage');
  const code = readErrorCode(reason);
  return code ? t('outbox.failedBecause', { reason: t(`errors:${code}`) }) : t('outbox.failed');
};

/** A text that waits, is on its way, or did not get through. */
export const ChatOutboxBubble = ({ entry, opensGroup }: ChatOutboxBubbleProps) => {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const offline = useAppSelector(({ connection }) => connection.state !== 'online');
  const reason = useReason(entry);
  const { state, id, body } = entry;
  const isStuck = state === 'failed' || state === 'unconfirmed';
  const Sign = isStuck ? CircleAlert : Clock;
  const mark = t(`outbox.${isStuck ? state : 'waiting'}`);
  // Refused only while the window has no focus, and then nobody clicked here.
  const copy = () => void navigator.clipboard.writeText(body).catch(() => {});
  return (
    <article className={classNames(styles.line, styles.own, opensGroup && styles.apart)}>
      <div className={classNames(styles.bubble, opensGroup && styles.opens)}>
        <VisuallyHidden>{t('thread.author', { name: t('thread.you') })}</VisuallyHidden>
        <span className={styles.words}>{body}</span>
        <span className={styles.meta} title={mark}>
          <time>{clockTime(entry.createdAt)}</time>
          <Sign size={14} />
          <VisuallyHidden>{mark}</VisuallyHidden>
        </span>
      </div>
      {isStuck && (
        <div className={styles.failure}>
          <span>{reason}</span>
          <button type="button" onClick={() => void dispatch(retryOutbox(id))}>
            {t('outbox.retry')}
          </button>
          <button type="button" onClick={copy}>
            {t('outbox.copy')}
          </button>
          <button type="button" onClick={() => void dispatch(discardOutbox(id))}>
            {t('outbox.discard')}
          </button>
        </div>
      )}
      {state === 'waiting' && offline && <span className={styles.hint}>{t('outbox.offline')}</span>}
    </article>
  );
};
