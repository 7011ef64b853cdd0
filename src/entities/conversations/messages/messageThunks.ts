import type { MessagePage } from '@/api/messages';
import { hasOlder, readOlder, type OlderPage } from '../../base/thread';
import { createAppThunk } from '../../base/thunk';

interface ConversationRef {
  readonly ticketId: number;
}

export interface NewestRef extends ConversationRef {
  /** Read all loaded messages again, not only the newest page: a change may have been missed. */
  readonly whole?: boolean;
}

/** Most pages to read again: older messages are not expected to change. */
const MOST_PAGES_AGAIN = 10;

const joined = (newest: MessagePage, older: readonly MessagePage[]): MessagePage => ({
  ...newest,
  records: [newest, ...older].toReversed().flatMap(({ records }) => records),
});

/** Reads the newest messages of a conversation and merges them into those known; the server marks the conversation as read. */
export const loadMessages = createAppThunk<MessagePage, NewestRef>(
  'messages/load',
  async ({ ticketId, whole = false }, { extra, getState, signal }) => {
    const newest = await extra.api.messages.page(ticketId, 1, signal);
    const { byId = {} } = getState().messages.threads[ticketId] ?? {};
    const size = newest.records.length;
    if (!whole || size === 0) return newest;
    // New messages have pushed the oldest known one further back.
    const reach = Object.keys(byId).length + newest.records.filter(({ id }) => !byId[id]).length;
    const pages = Math.min(Math.ceil(reach / size), MOST_PAGES_AGAIN);
    const others = Array.from({ length: pages - 1 }, (_, index) => index + 2);
    return joined(newest, await Promise.all(others.map((page) => extra.api.messages.page(ticketId, page, signal))));
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
      ({ id }) => thread()?.byId[id] !== undefined,
    );
  },
  { silent: true, condition: ({ ticketId }, { messages }) => hasOlder(messages.threads[ticketId]) },
);

/** Deletes one of the company's messages for everybody. */
export const removeMessage = createAppThunk<null, ConversationRef & { readonly messageId: string }>(
  'messages/remove',
  ({ messageId }, { extra }) => extra.api.messages.remove(messageId),
);
