import { inWritingOrder } from '@/domain/conversations/writingOrder';
import type { Message } from '@/protocol/records/messages';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { dayOf } from '@/lib/moments';
import type { Gap } from '@/ui/conversation/Bubble';

/** Messages of one side within this time are rendered as one group. */
const GROUP_MS = 5 * 60_000;

export type ThreadItem =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'ended'; readonly key: string; readonly at: string | undefined }
  | { readonly kind: 'started'; readonly key: string; readonly at: string | undefined; readonly queueName: string }
  | { readonly kind: 'unread'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      readonly opensGroup: boolean;
      readonly gap: Gap;
      readonly day: string;
    }
  | {
      readonly kind: 'outbox';
      readonly key: string;
      readonly entry: OutboxEntry;
      readonly opensGroup: boolean;
      readonly gap: Gap;
      readonly day: string;
    };

export interface ThreadSource {
  /** The messages, oldest first. */
  readonly messages: readonly Message[];
  /** Unsent entries in the order of writing, after all messages. Texts with an unknown outcome keep their place. */
  readonly outbox: readonly OutboxEntry[];
  /** Older messages exist on the server, so it is unknown whether the first shown one begins its day or its ticket. */
  readonly hasMore: boolean;
  /** The first unread message and their number, when the conversation was opened. */
  readonly unread?: { readonly firstId: string; readonly count: number } | undefined;
}

interface Line {
  readonly side: string;
  readonly time: number;
  readonly day: string;
}

type Bubble = Extract<ThreadItem, { kind: 'message' | 'outbox' }>;

/** Cache, since parsing times is the slowest part and each new message goes through thousands of messages. */
const lines = new WeakMap<Message, Line>();

const lineOfMessage = (message: Message): Line => {
  const known = lines.get(message);
  if (known) return known;
  const line = {
    side: message.fromMe ? 'own' : `contact ${message.contactId ?? message.participant ?? ''}`,
    time: Date.parse(message.createdAt ?? ''),
    day: dayOf(message.createdAt),
  };
  lines.set(message, line);
  return line;
};

const lineOfEntry = ({ createdAt }: OutboxEntry): Line => ({ side: 'own', time: createdAt, day: dayOf(createdAt) });

const continues = (before: Line, after: Line): boolean =>
  before.side === after.side && before.day === after.day && after.time - before.time < GROUP_MS;

const markersBetween = (before: Message | undefined, message: Message, hasMore: boolean): ThreadItem[] => {
  if (before ? before.ticketId === message.ticketId : hasMore) return [];
  const started: ThreadItem = {
    kind: 'started',
    key: `started ${message.ticketId} ${message.id}`,
    at: message.createdAt,
    queueName: message.queue?.name ?? '',
  };
  return before
    ? [{ kind: 'ended', key: `ended ${before.ticketId} ${before.id}`, at: before.createdAt }, started]
    : [started];
};

/** Builds the rows of a conversation, top to bottom: bubbles with their grouping, days, ticket changes, unread line. */
export const buildThreadItems = ({ messages, outbox, hasMore, unread }: ThreadSource): ThreadItem[] => {
  const items: ThreadItem[] = [];
  let lastLine: Line | undefined;
  let lastBubble = -1;

  const separate = (line: Line, known: boolean, key: string) => {
    if (line.day !== '' && line.day !== lastLine?.day && known)
      items.push({ kind: 'day', key: `day ${line.day} ${key}`, day: line.day });
  };
  const place = (bubble: Omit<Bubble, 'opensGroup' | 'gap' | 'day'>, line: Line, interrupted: boolean) => {
    const grouped = lastLine !== undefined && !interrupted && continues(lastLine, line);
    const upper = items[lastBubble];
    if (grouped && upper && 'gap' in upper) items[lastBubble] = { ...upper, gap: 'tight' };
    lastBubble = items.length;
    items.push({ ...bubble, opensGroup: !grouped, gap: 'wide', day: line.day } as Bubble);
    lastLine = line;
  };

  const placeEntry = (entry: OutboxEntry) => {
    const line = lineOfEntry(entry);
    const lengthBefore = items.length;
    separate(line, true, entry.id);
    place({ kind: 'outbox', key: `outbox ${entry.id}`, entry } as Bubble, line, items.length > lengthBefore);
  };
  const { above, below } = inWritingOrder(messages, outbox);

  for (const [index, message] of messages.entries()) {
    above(index).forEach(placeEntry);
    const before = messages[index - 1];
    const line = lineOfMessage(message);
    const lengthBefore = items.length;
    items.push(...markersBetween(before, message, hasMore));
    separate(line, before !== undefined || !hasMore, message.id);
    if (unread?.firstId === message.id) items.push({ kind: 'unread', key: 'unread', count: unread.count });
    place({ kind: 'message', key: message.id, message } as Bubble, line, items.length > lengthBefore);
  }
  below.forEach(placeEntry);
  return items;
};
