import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '@/entities/outbox/outboxState';
import { classNames } from '@/ui/classNames';
import { CircleAlert, Clock } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { clockTime } from '@/lib/moments';
import styles from './Bubble.module.css';
import { Meta } from './Meta';
import { OutboxFile } from './OutboxFile';
import { OutboxNote } from './OutboxNote';
import { OutboxQuote } from './OutboxQuote';
import { RichText } from './RichText';
import type { Gap } from './threadItems';

interface OutboxBubbleProps {
  readonly entry: OutboxEntry;
  readonly opensGroup: boolean;
  readonly gap: Gap;
}

/** A text or file that was sent here and has not come back from the server. */
export const OutboxBubble = memo(({ entry, opensGroup, gap }: OutboxBubbleProps) => {
  const { t } = useTranslation('tickets');
  const stuck = entry.state === 'failed' || entry.state === 'unconfirmed';
  const Sign = stuck ? CircleAlert : Clock;
  const mark = entry.state === 'failed' ? 'failed' : entry.state === 'unconfirmed' ? 'unconfirmed' : 'waiting';
  return (
    <article className={classNames(styles.line, styles.own, styles[gap])}>
      <div className={classNames(styles.bubble, opensGroup && styles.opens)}>
        <VisuallyHidden>{t('message.author', { name: t('message.you') })}</VisuallyHidden>
        {entry.quotedMsgId && <OutboxQuote ticketId={entry.ticketId} messageId={entry.quotedMsgId} />}
        {entry.file && <OutboxFile entry={entry} file={entry.file} />}
        {entry.body && <RichText text={entry.body} />}
        <Meta
          time={clockTime(entry.createdAt)}
          mark={
            <span title={t(`outbox.${mark}`)} className={classNames(styles.sign, stuck && styles.stuckSign)}>
              <Sign size={14} />
              <VisuallyHidden>{t(`outbox.${mark}`)}</VisuallyHidden>
            </span>
          }
        />
      </div>
      <OutboxNote entry={entry} />
    </article>
  );
});
OutboxBubble.displayName = 'OutboxBubble';
