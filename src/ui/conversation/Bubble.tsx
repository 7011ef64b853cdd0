import type { ComponentProps, ReactNode, RefObject } from 'react';
import { withoutOverrides } from '@/domain/text/spoofSafeText';
import { useTranslation } from '@/i18n/useTranslation';
import { isStuck, type OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { classNames } from '../classNames';
import { ChevronDown, CircleAlert, Clock } from '../icons';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './Bubble.module.css';

/** The space below a bubble: `tight` within a group of one author, `wide` before another one. */
export type Gap = 'tight' | 'wide';

interface BubbleProps extends Omit<ComponentProps<'article'>, 'className'> {
  /** The message is our own, so the bubble is on the right. */
  readonly own: boolean;
  readonly opensGroup: boolean;
  readonly gap: Gap;
  /** Highlighted because the reader was led to it. */
  readonly glowing?: boolean;
  /** Text below the bubble, for example why the message was not sent. */
  readonly note?: ReactNode;
}

/** The bubble of one message, the customer's or our own. */
export const Bubble = ({ own, opensGroup, gap, glowing, note, children, ...article }: BubbleProps) => (
  <article
    {...article}
    className={classNames(styles.line, own && styles.own, styles[gap], glowing && styles.glowing)}
    aria-current={glowing || undefined}
  >
    <div className={classNames(styles.bubble, opensGroup && styles.opens)}>{children}</div>
    {note}
  </article>
);

interface BubbleAuthorProps {
  readonly name: string;
  /** Whether the author is shown above the text; screen readers read it in either case. */
  readonly shown?: boolean;
  /** Colour of the name; by default the accent colour. */
  readonly color?: string;
}

export const BubbleAuthor = ({ name, shown, color }: BubbleAuthorProps) => {
  const { t } = useTranslation('conversation');
  if (!shown) return <VisuallyHidden>{t('thread.author', { name })}</VisuallyHidden>;
  return (
    <span className={styles.author} style={color ? { color } : undefined}>
      {name}
    </span>
  );
};

/** Text as it was typed, without formatting. */
export const PlainWords = ({ text }: { readonly text: string }) => (
  <span className={styles.words}>{withoutOverrides(text)}</span>
);

interface BubbleMetaProps {
  /** HH:mm. */
  readonly time: string;
  /** Text that says that the message was edited. */
  readonly edited?: string;
  /** Delivery mark of an own message. */
  readonly mark?: ReactNode;
}

/** Time and marks in the last line of a bubble. */
export const BubbleMeta = ({ time, edited, mark }: BubbleMetaProps) => (
  <span className={styles.meta} data-meta>
    {edited && <span>{edited} ·</span>}
    <time>{time}</time>
    {mark}
  </span>
);

/** Whether a message that has not come back from the server waits, was refused, or may not have arrived. */
export const OutboxMark = ({ state }: Pick<OutboxEntry, 'state'>) => {
  const { t } = useTranslation('conversation');
  const stuck = isStuck(state);
  const Sign = stuck ? CircleAlert : Clock;
  const text = t(`outbox.${stuck ? state : 'waiting'}`);
  return (
    <span title={text} className={classNames(styles.sign, stuck && styles.stuckSign)}>
      <Sign size={14} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
};

interface BubbleMenuButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly onClick: () => void;
}

/** Opens the menu of a message; shown while the pointer or the focus is on the bubble. */
export const BubbleMenuButton = ({ ref, label, onClick }: BubbleMenuButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.menu}
    // Arrow keys lead from message to message: the whole conversation is one Tab stop.
    tabIndex={-1}
    aria-label={label}
    aria-haspopup="menu"
    onClick={onClick}
  >
    <ChevronDown size={15} />
  </button>
);
