import { type Chat, type ChatMessage, chatMessageSchema, chatSchema } from '../records/chats';
import { parseRecord } from '../parse';
import { type Change, change, type Reader } from './changes';

/** Goes to the whole company: drop chats the user is not in. `record` is the chat after the message was counted. */
export type ChatEvent =
  | Change<Chat>
  | { readonly action: 'new-message'; readonly message: ChatMessage; readonly record: Chat | null };

const readChatChange = change(chatSchema, 'chat', 'chatId');

export const readChatEvent: Reader<ChatEvent> = (payload) => {
  if (payload['action'] !== 'new-message') return readChatChange(payload);
  const message = parseRecord(chatMessageSchema, payload['newMessage']);
  return message && { action: 'new-message', message, record: parseRecord(chatSchema, payload['chat']) };
};
