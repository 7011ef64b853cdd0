import type { ChatMessage } from '@/protocol/records/chats';
import type { Page } from '@/protocol/answers';
import { messageAt, NO_MESSAGES } from '../../base/messageTable';
import { hasOlder, readOlder, type OlderPage } from '../../base/thread';
import { createAppThunk } from '../../base/thunk';

export interface ChatRef {
  readonly chatId: number;
}

export interface ChatMessagePage extends Page<ChatMessage> {
  /** The user who asked; that user's messages may be echoes of the outbox. */
  readonly readerId: number | undefined;
}

/** Reads the newest messages of a chat and merges them into those known. The conversation shows a failure. */
export const loadChatMessages = createAppThunk<ChatMessagePage, ChatRef>(
  'chatMessages/load',
  async ({ chatId }, { extra, getState, signal }) => ({
    ...(await extra.api.chats.messages(chatId, 1, signal)),
    readerId: getState().session.user?.id,
  }),
  { silent: true },
);

/** Reads the next older messages of a chat. */
export const loadOlderChatMessages = createAppThunk<OlderPage<Page<ChatMessage>>, ChatRef>(
  'chatMessages/loadOlder',
  ({ chatId }, { extra, getState, signal }) => {
    const thread = () => getState().chatMessages.byChat[chatId];
    return readOlder(
      thread()?.page ?? 0,
      (number) => extra.api.chats.messages(chatId, number, signal),
      ({ id }) => messageAt(thread()?.messages ?? NO_MESSAGES, id) !== undefined,
    );
  },
  { silent: true, condition: ({ chatId }, { chatMessages }) => hasOlder(chatMessages.byChat[chatId]) },
);
