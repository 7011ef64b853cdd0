import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { dayName } from '@/lib/moments';
import { sameItems } from '@/lib/sameItems';
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
const SpokenText = ({ of }: { readonly of: readonly Spoken[] }) =>
  of.map(({ id, text }, place) => (
    <span key={id}>
      {place > 0 && ' '}
      {text}
    </span>
  ));

interface ThreadAnnouncerProps<Message> {
  readonly messages: readonly Message[];
  /** The messages are known, if only that there is none: from then on those that appear are new. */
  readonly loaded: boolean;
  /** What is announced of a message; null for own messages. */
  readonly describe: (message: Message) => { readonly name: string; readonly text: string } | null;
  /** The messages that could not be sent, or that may not have arrived, with their texts or file names, the newest last. */
  readonly failures: readonly (Spoken & { readonly state: string })[];
}

/**
 * Announces events of the open conversation to screen readers: new messages politely, failed sends at once. The list of messages
 * itself is no live region, because scrolling adds and removes old messages all the time.
 */
export const ThreadAnnouncer = <Message extends { readonly id: number | string }>({
  messages,
  loaded,
  describe,
  failures,
}: ThreadAnnouncerProps<Message>) => {
  const { t } = useTranslation('conversation');
  // Null for a conversation without messages, undefined for an unknown one.
  const newestId = messages.at(-1)?.id ?? (loaded ? null : undefined);
  const [knownId, setKnownId] = useState(newestId);
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  if (newestId !== knownId) {
    setKnownId(newestId);
    const knownAt = messages.findLastIndex(({ id }) => id === knownId);
    // Several may come at once. After a long gap the known one is no longer loaded; then only the newest is announced.
    const isLost = knownAt === -1 && knownId !== null;
    const news = knownId === undefined ? [] : messages.slice(isLost ? -1 : knownAt + 1);
    const said = news.flatMap((message) => {
      const words = describe(message);
      return words ? [{ id: message.id, text: t('thread.announce', words) }] : [];
    });
    if (said.length > 0) setSpoken(said);
  }
  const failureKeys = failures.map(({ id, state }) => `${state} ${id}`);
  const [knownFailures, setKnownFailures] = useState<readonly string[]>(failureKeys);
  const [failedId, setFailedId] = useState<number | string | null>(null);
  if (!sameItems(failureKeys, knownFailures)) {
    setKnownFailures(failureKeys);
    // Only a new failure: an older one that is the newest again, because another was discarded or is sent again, was announced.
    const fresh = failures.findLast((_, place) => !knownFailures.includes(failureKeys[place] ?? ''));
    if (fresh) setFailedId(fresh.id);
  }
  const failed = failures.find(({ id }) => id === failedId);
  // It may have arrived: a user who hears that it was not sent would send it again.
  const failure = failed?.state === 'unconfirmed' ? 'thread.announceUnconfirmed' : 'thread.announceFailed';
  return (
    <VisuallyHidden>
      <output>
        <SpokenText of={spoken} />
      </output>
      <span role="alert">
        <SpokenText of={failed ? [{ id: failed.id, text: t(failure, { text: failed.text }) }] : []} />
      </span>
    </VisuallyHidden>
  );
};
