import type { MessagePage } from '@/api/messages';
import { createAppThunk } from '../../base/thunk';

interface ConversationRef {
  readonly ticketId: number;
}

export interface NewestRef extends ConversationRef {
  /** Read everything again that is loaded, not only the newest page: a change may have been missed. */
  readonly whole?: boolean;
}

/** An older page and its number. */
export interface OlderPage extends MessagePage {
  readonly number: number;
}

/** Nobody changes messages that lie further back than this number of pages. */
const MOST_PAGES_AGAIN = 10;

const joined = (newest: MessagePage, older: readonly MessagePage[]): MessagePage => ({
  ...newest,
  hasMore: (older.at(-1) ?? newest).hasMore,
  records: [newest, ...older].toReversed().flatMap(({ records }) => records),
});

/** Reads the newest messages of a conversation and merges them into what is known; the server marks it read. */
export const loadMessages = createAppThunk<MessagePage, NewestRef>(
  'messages/load',
  async ({ ticketId, whole = false }, { extra, getState, signal }) => {
    const newest = await extra.api.messages.page(ticketId, 1, signal);
    const known = Object.keys(getState().messages.threads[ticketId]?.byId ?? {}).length;
    const size = newest.records.length;
    if (!whole || size === 0 || known <= size) return newest;
    const pages = Math.min(Math.ceil(known / size), MOST_PAGES_AGAIN);
    const others = Array.from({ length: pages - 1 }, (_, index) => index + 2);
    return joined(newest, await Promise.all(others.map((page) => extra.api.messages.page(ticketId, page, signal))));
  },
  { silent: true },
);

/** Reads on until a page brings older messages: new ones move the pages, so the next may hold nothing unknown. */
export const loadOlderMessages = createAppThunk<OlderPage, ConversationRef>(
  'messages/loadOlder',
  async ({ ticketId }, { extra, getState, signal }) => {
    for (let number = (getState().messages.threads[ticketId]?.page ?? 0) + 1; ; number += 1) {
      const page = await extra.api.messages.page(ticketId, number, signal);
      const known = getState().messages.threads[ticketId]?.byId ?? {};
      if (page.records.length === 0 || page.records.some(({ id }) => !known[id])) return { ...page, number };
    }
  },
  {
    silent: true,
    condition: ({ ticketId }, { messages }) => {
      const thread = messages.threads[ticketId];
      return thread?.status === 'ready' && thread.hasMore && !thread.loadingOlder;
    },
  },
);

/** Deletes an own message for everybody. */
export const removeMessage = createAppThunk<null, ConversationRef & { readonly messageId: string }>(
  'messages/remove',
  ({ messageId }, { extra }) => extra.api.messages.remove(messageId),
);
