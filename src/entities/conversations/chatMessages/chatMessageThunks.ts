import type { ChatMessage } from '@/protocol/records/chats';
import type { Page } from '@/protocol/answers';
import { createAppThunk } from '../../base/thunk';

export interface ChatRef {
  readonly chatId: number;
}

export interface ChatMessagePage extends Page<ChatMessage> {
  /** Who asked; what they wrote may be echoes of their outbox. */
  readonly readerId: number | undefined;
}

/** Reads the newest messages of a chat and merges them into what is known. Failures show in the conversation. */
export const loadChatMessages = createAppThunk<ChatMessagePage, ChatRef>(
  'chatMessages/load',
  async ({ chatId }, { extra, getState, signal }) => ({
    ...(await extra.api.chats.messages(chatId, 1, signal)),
    readerId: getState().session.user?.id,
  }),
  { silent: true },
);

/** An older page and its number. */
interface OlderPage extends Page<ChatMessage> {
  readonly number: number;
}

/** Reads on until a page brings older messages: new ones move the pages, so the next may hold nothing unknown. */
export const loadOlderChatMessages = createAppThunk<OlderPage, ChatRef>(
  'chatMessages/loadOlder',
  async ({ chatId }, { extra, getState, signal }) => {
    for (let number = (getState().chatMessages.byChat[chatId]?.page ?? 0) + 1; ; number += 1) {
      const page = await extra.api.chats.messages(chatId, number, signal);
      const known = getState().chatMessages.byChat[chatId]?.byId ?? {};
      if (page.records.length === 0 || page.records.some(({ id }) => !known[id])) return { ...page, number };
    }
  },
  {
    silent: true,
    condition: ({ chatId }, { chatMessages }) => {
      const thread = chatMessages.byChat[chatId];
      return thread?.status === 'ready' && thread.hasMore && !thread.loadingOlder;
    },
  },
);
