import { useState } from 'react';
import type { Message } from '@/protocol/records/messages';

interface UnreadStart {
  readonly firstId: string;
  readonly count: number;
}

/**
 * Where reading stopped before the conversation was opened. Reading resets the ticket's count at once, so the
 * count of the first moment is kept, and its place is fixed as soon as the messages are known.
 */
export const useUnreadStart = (
  unreadMessages: number,
  messages: readonly Message[],
  ready: boolean,
): UnreadStart | undefined => {
  const [count] = useState(unreadMessages);
  const [start, setStart] = useState<UnreadStart>();
  if (count > 0 && ready && !start) {
    const received = messages.filter((message) => !message.fromMe);
    const first = received.at(-count) ?? received[0];
    if (first) setStart({ firstId: first.id, count: Math.min(count, received.length) });
  }
  return start;
};
