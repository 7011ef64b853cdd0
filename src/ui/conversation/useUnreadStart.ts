import { useState } from 'react';

export interface UnreadStart<Id> {
  readonly firstId: Id;
  readonly count: number;
}

/** The first of the last `count` messages of others; undefined where nothing was unread. */
const unreadStartOf = <Id>(received: readonly { readonly id: Id }[], count: number): UnreadStart<Id> | undefined => {
  const first = count > 0 ? (received.at(-count) ?? received[0]) : undefined;
  return first && { firstId: first.id, count: Math.min(count, received.length) };
};

interface UnreadSource<Message> {
  /** Number of messages that are unread now. */
  readonly unread: number;
  readonly messages: readonly Message[];
  readonly isOwn: (message: Message) => boolean;
  /** The messages are loaded. */
  readonly ready: boolean;
}

/**
 * Where reading stopped before the conversation was opened. Opening resets the unread count at once, so the first count is kept,
 * and its place is fixed once the messages are loaded.
 */
export const useUnreadStart = <Message extends { readonly id: number | string }>({
  unread,
  messages,
  isOwn,
  ready,
}: UnreadSource<Message>): UnreadStart<Message['id']> | undefined => {
  const [count] = useState(unread);
  const [start, setStart] = useState<UnreadStart<Message['id']>>();
  if (count > 0 && ready && !start) {
    const found = unreadStartOf(
      messages.filter((message) => !isOwn(message)),
      count,
    );
    if (found) setStart(found);
  }
  return start;
};
