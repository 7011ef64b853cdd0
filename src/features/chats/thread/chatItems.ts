import { inWritingOrder } from '@/domain/conversations/writingOrder';
import type { ChatMessage } from '@/protocol/records/chats';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { dayOf } from '@/lib/moments';
import type { UnreadStart } from '@/ui/conversation/useUnreadStart';

/** Messages of one person within this time are rendered as one group. */
const GROUP_MS = 5 * 60_000;

export interface ChatItem {
  readonly key: string;
  /** Set where a new day begins above the bubble. */
  readonly day: string | null;
  /** Set above the first message that was unread when the chat was opened: how many there are. */
  readonly unread: number | null;
  readonly opensGroup: boolean;
  /** A message of the server, or a text that is still in the outbox. */
  readonly bubble:
    | { readonly kind: 'message'; readonly message: ChatMessage; readonly isOwn: boolean }
    | { readonly kind: 'outbox'; readonly entry: OutboxEntry };
}

interface ChatItemSource {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** In the order of writing, after all messages. Texts with an unknown outcome keep their place. */
  readonly outbox: readonly OutboxEntry[];
  readonly userId: number;
  /** Where reading stopped when the chat was opened. */
  readonly unread: UnreadStart<number> | undefined;
}

/** What the conversation shows, top to bottom: bubbles with their grouping, days, and where reading stopped. */
export const buildChatItems = ({ messages, outbox, userId, unread }: ChatItemSource): ChatItem[] => {
  let before = { side: -1, day: '', time: 0 };
  const place = (
    key: string,
    side: number,
    moment: string | number | undefined,
    bubble: ChatItem['bubble'],
  ): ChatItem => {
    const day = dayOf(moment);
    const time = moment === undefined ? Number.NaN : new Date(moment).getTime();
    const starts = bubble.kind === 'message' && unread?.firstId === bubble.message.id ? unread.count : null;
    const isNewDay = day !== '' && day !== before.day;
    const opensGroup = isNewDay || starts !== null || side !== before.side || !(time - before.time < GROUP_MS);
    before = { side, day: day || before.day, time };
    return { key, day: isNewDay ? day : null, unread: starts, opensGroup, bubble };
  };
  const placeEntry = (entry: OutboxEntry) => place(`o${entry.id}`, userId, entry.createdAt, { kind: 'outbox', entry });
  const { above, below } = inWritingOrder(messages, outbox);
  return [
    ...messages.flatMap((message, index) => {
      const texts = above(index).map(placeEntry);
      const isOwn = message.senderId === userId;
      const item = place(`m${message.id}`, message.senderId ?? 0, message.createdAt, {
        kind: 'message',
        message,
        isOwn,
      });
      return [...texts, item];
    }),
    ...below.map(placeEntry),
  ];
};
