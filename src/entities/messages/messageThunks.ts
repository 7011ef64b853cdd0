import type { MessagePage } from '@/contract/rest/messages';
import { createAppThunk } from '../thunk';

interface ConversationRef {
  readonly ticketId: number;
}

/** Reads the newest messages of a conversation and merges them into what is known; the server marks it read (MSG-02). */
export const loadMessages = createAppThunk<MessagePage, ConversationRef>(
  'messages/load',
  ({ ticketId }, { extra, signal }) => extra.api.messages.page(ticketId, 1, signal),
  { silent: true },
);

/** Reads the next older page (MSG-23). */
export const loadOlderMessages = createAppThunk<MessagePage, ConversationRef>(
  'messages/loadOlder',
  ({ ticketId }, { extra, getState, signal }) =>
    extra.api.messages.page(ticketId, (getState().messages.threads[ticketId]?.page ?? 0) + 1, signal),
  {
    silent: true,
    condition: ({ ticketId }, { messages }) => {
      const thread = messages.threads[ticketId];
      return thread?.status === 'ready' && thread.hasMore && !thread.loadingOlder;
    },
  },
);
