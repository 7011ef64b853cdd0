import { useState } from 'react';
import { selectThread } from '@/entities/conversations/messages/messageSelectors';
import { loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { OlderLine } from '@/ui/conversation/Thread';
import styles from '../Thread.module.css';
import { ThreadRow } from './ThreadRow';
import type { ThreadItem } from './threadItems';

/** With header and composer taken off the window, enough one-line messages to fill what is left. */
const LEAST_ROW_PX = 44;

/**
 * The end of the conversation as it will stand, in the very first frame: the virtual list above it needs some more to
 * measure its rows. Only for the eye, and gone as soon as the list shows.
 */
export const FirstView = ({ items }: { readonly items: readonly ThreadItem[] }) => {
  const [rows] = useState(() => Math.ceil(window.innerHeight / LEAST_ROW_PX));
  return (
    <div className={styles.firstView} aria-hidden="true" inert data-first-view>
      {items.slice(-rows).map((item) => (
        <ThreadRow key={item.key} item={item} />
      ))}
      <div className={styles.bottom} />
    </div>
  );
};

interface OlderMessagesProps {
  readonly context?: { readonly ticketId: number };
}

const NO_TICKET = 0;

/** What is known of the messages before the oldest loaded one. */
export const OlderMessages = ({ context }: OlderMessagesProps) => {
  const dispatch = useAppDispatch();
  const ticketId = context?.ticketId ?? NO_TICKET;
  const { loadingOlder, olderFailed } = useAppSelector((state) => selectThread(state, ticketId));
  return (
    <OlderLine
      loading={loadingOlder}
      failed={olderFailed}
      onRetry={() => void dispatch(loadOlderMessages({ ticketId }))}
    />
  );
};
