import type { MessagePage } from '@/api/messages';
import { messageAt, NO_MESSAGES } from '../../base/messageTable';
import { hasOlder, readOlder, type OlderPage } from '../../base/thread';
import { createAppThunk } from '../../base/thunk';
import { selectThreadMessages } from './messageSelectors';

interface ConversationRef {
  readonly ticketId: number;
}

export interface NewestRef extends ConversationRef {
  /** Read all loaded messages again, not only the newest page: a change may have been missed. */
  readonly whole?: boolean;
}

/** Most pages to read again: older messages are not expected to change. */
const MOST_PAGES_AGAIN = 10;

/** Reads the newest messages of a conversation and merges them into those known; the server marks the conversation as read. */
export const loadMessages = createAppThunk<MessagePage, NewestRef>(
  'messages/load',
  async ({ ticketId, whole = false }, { extra, getState, signal }) => {
    const read = (number: number): Promise<MessagePage> => extra.api.messages.page(ticketId, number, signal);
    const newest = await read(1);
    const size = newest.records.length;
    if (!whole || size === 0) return newest;
    const known = selectThreadMessages(getState(), ticketId);
    const count = Math.min(Math.ceil(known.length / size), MOST_PAGES_AGAIN);
    const others = Array.from({ length: count - 1 }, (_, index) => index + 2);
    const pages = [newest, ...(await Promise.all(others.map(read)))];
    // Messages that were missed push the oldest known ones to the next page.
    const ids = new Set(known.map(({ id }) => id));
    const goesOn = ({ records }: MessagePage): boolean =>
      records.some(({ id }) => ids.has(id)) && records.every(({ id }) => id !== known[0]?.id);
    for (let last = pages.at(-1) ?? newest; pages.length < MOST_PAGES_AGAIN && goesOn(last); pages.push(last)) {
      // Each page says whether the next is needed.
      // oxlint-disable-next-line no-await-in-loop
      last = await read(pages.length + 1);
    }
    const hasMore = pages.every((page) => page.hasMore);
    return { ...newest, hasMore, records: pages.toReversed().flatMap(({ records }) => records) };
  },
  { silent: true },
);

/** Reads the next older messages of a conversation. */
export const loadOlderMessages = createAppThunk<OlderPage<MessagePage>, ConversationRef>(
  'messages/loadOlder',
  ({ ticketId }, { extra, getState, signal }) => {
    const thread = () => getState().messages.threads[ticketId];
    return readOlder(
      thread()?.page ?? 0,
      (number) => extra.api.messages.page(ticketId, number, signal),
      ({ id }) => messageAt(thread()?.messages ?? NO_MESSAGES, id) !== undefined,
    );
  },
  { silent: true, condition: ({ ticketId }, { messages }) => hasOlder(messages.threads[ticketId]) },
);

/** Deletes one of the company's messages for everybody. */
export const removeMessage = createAppThunk<null, ConversationRef & { readonly messageId: string }>(
  'messages/remove',
  ({ messageId }, { extra }) => extra.api.messages.remove(messageId),
);
