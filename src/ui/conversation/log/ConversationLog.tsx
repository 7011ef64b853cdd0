import type { ReactNode } from 'react';
import styles from '../conversation.module.css';

interface ConversationLogProps {
  /** `setScroller` of `useConversationLog`. */
  readonly ref: (scroller: HTMLElement | null) => void;
  /** Name of the conversation for screen readers. */
  readonly label: string;
  /** Called with every scroll; must call `follow` of `useConversationLog` first. */
  readonly onScroll: (scroller: HTMLElement) => void;
  /** The rows. The articles of messages have `data-message` with the key of their item: it marks the reader's place. */
  readonly children: ReactNode;
}

/** The scrolled part of a conversation. Few messages stand at its lower edge. */
export const ConversationLog = ({ ref, label, onScroll, children }: ConversationLogProps) => (
  <div
    ref={ref}
    className={styles.scroller}
    role="log"
    // Read out by the announcer: older pages are no news.
    aria-live="off"
    aria-label={label}
    // The keyboard must be able to scroll the list.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    onScroll={({ currentTarget }) => onScroll(currentTarget)}
  >
    <div className={styles.rows}>{children}</div>
  </div>
);
