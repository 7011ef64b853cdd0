import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { dayName } from '@/lib/moments';
import { ArrowDown, type Icon } from '../icons';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { useToday } from '../useToday';
import styles from './conversation.module.css';

/** The name of a day: Hoje, Ontem or its date. */
export const DayLabel = ({ day }: { readonly day: string }) => {
  const { t } = useTranslation('conversation');
  const named = dayName(day, useToday());
  return <>{named.name === 'date' ? named.date : t(`thread.${named.name}`)}</>;
};

/** The divider between two days. */
export const DaySeparator = memo(({ day }: { readonly day: string }) => (
  <div className={styles.day}>
    <span className={styles.pill}>
      <DayLabel day={day} />
    </span>
  </div>
));
DaySeparator.displayName = 'DaySeparator';

/** A line across the conversation that says what happened there. */
export const Rule = ({ icon: Sign, text }: { readonly icon: Icon; readonly text: string }) => (
  <div className={styles.rule}>
    <span className={styles.words}>
      <Sign size={12} />
      {text}
    </span>
  </div>
);

/** The line above the first message that was unread when the conversation was opened. */
export const UnreadDivider = memo(({ count }: { readonly count: number }) => {
  const { t } = useTranslation('conversation');
  return (
    <div className={styles.unread}>
      <span className={styles.words}>{t('thread.unread', { count })}</span>
    </div>
  );
});
UnreadDivider.displayName = 'UnreadDivider';

interface OlderLineProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The line above the oldest loaded message: whether older ones are loading or could not be loaded. */
export const OlderLine = ({ loading, failed, onRetry }: OlderLineProps) => {
  const { t } = useTranslation(['conversation', 'common']);
  return (
    <output className={styles.top}>
      {loading && t('thread.loadingOlder')}
      {failed && !loading && (
        <>
          {t('thread.olderFailed')}
          <button type="button" onClick={onRetry}>
            {t('common:actions.tryAgain')}
          </button>
        </>
      )}
    </output>
  );
};

interface ToEndButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Scrolls from older messages back to the newest; it floats above the lower edge. */
export const ToEndButton = ({ onClick, children }: ToEndButtonProps) => (
  <button type="button" className={styles.toEnd} onClick={onClick}>
    <ArrowDown size={14} />
    {children}
  </button>
);

interface Spoken {
  readonly id: number | string;
  readonly text: string;
}

/** Equal words of two messages are two elements, since screen readers speak only what is added. */
const SpokenText = ({ of }: { readonly of: Spoken | null }) => of && <span key={of.id}>{of.text}</span>;

interface ThreadAnnouncerProps<Message> {
  readonly newest: Message | undefined;
  /** The messages are known, if only that there is none: from then on those that appear are new. */
  readonly loaded: boolean;
  /** What is announced of a message; null for own messages. */
  readonly describe: (message: Message) => { readonly name: string; readonly text: string } | null;
  /** The newest message that could not be sent, with its text or file name. */
  readonly failed: Spoken | null;
}

/**
 * Announces events of the open conversation to screen readers: new messages politely, failed sends at once. The list of messages
 * itself is no live region, because scrolling adds and removes old messages all the time.
 */
export const ThreadAnnouncer = <Message extends { readonly id: number | string }>({
  newest,
  loaded,
  describe,
  failed,
}: ThreadAnnouncerProps<Message>) => {
  const { t } = useTranslation('conversation');
  // Null for a conversation without messages, undefined for an unknown one.
  const newestId = newest?.id ?? (loaded ? null : undefined);
  const [knownId, setKnownId] = useState(newestId);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  if (newestId !== knownId) {
    setKnownId(newestId);
    const said = newest && knownId !== undefined ? describe(newest) : null;
    if (newest && said) setSpoken({ id: newest.id, text: t('thread.announce', said) });
  }
  return (
    <VisuallyHidden>
      <output>
        <SpokenText of={spoken} />
      </output>
      <span role="alert">
        <SpokenText of={failed && { id: failed.id, text: t('thread.announceFailed', { text: failed.text }) }} />
      </span>
    </VisuallyHidden>
  );
};
