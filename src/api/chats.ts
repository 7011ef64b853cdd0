import { ECHO_WINDOW_MS } from '@/domain/limits';
import { addressPart } from '@/lib/addressPart';
import { one, paged } from '@/protocol/answers';
import { chatMessageSchema, chatSchema, type Chat } from '@/protocol/records/chats';
import { changesOf, pageOf } from './calls';
import { type Http } from './http';

/** The fields of a chat. Servers put its owner among the users by themselves. */
export interface ChatToSave {
  readonly title: string;
  readonly users: readonly { readonly id: number }[];
}

export const createChats = (http: Http) => ({
  /** The chats the user is in. Servers ignore `searchParam`. */
  page: pageOf(http, '/chats/', paged(chatSchema, 'chats')),
  /** On an update servers rebuild the member list and reset every unread count. */
  ...changesOf<Chat, ChatToSave>(http, '/chats', one(chatSchema)),
  /** Page 1 holds the newest messages. Only members may ask. */
  messages: (id: number, pageNumber: number, signal?: AbortSignal) =>
    http.get(`/chats/${addressPart(id)}/messages`, paged(chatMessageSchema, 'messages'), {
      query: { pageNumber },
      signal,
    }),
  /** Returns the message, or null when it is unreadable; then its event delivers it. */
  send: (id: number, message: string) =>
    http.post(`/chats/${addressPart(id)}/messages`, one(chatMessageSchema), {
      body: { message },
      // From then on only the echo shows the outcome.
      timeout: ECHO_WINDOW_MS,
    }),
  /** Returns the chat with only the ids of its members. */
  markRead: (id: number, userId: number) =>
    http.post(`/chats/${addressPart(id)}/read`, one(chatSchema), { body: { userId } }),
});
