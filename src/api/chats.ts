import { ECHO_WINDOW_MS } from '@/domain/limits';
import { nothing, one, paged } from '@/protocol/answers';
import { chatMessageSchema, chatSchema } from '@/protocol/records/chats';
import { part, type Http } from './http';
import type { PageQuery } from './pageQuery';

/** The fields of a chat. Servers put its owner among the users by themselves. */
export interface ChatToSave {
  readonly title: string;
  readonly users: readonly { readonly id: number }[];
}

export const createChats = (http: Http) => ({
  /** The chats the user is in. Servers ignore `searchParam`. */
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.get('/chats/', paged(chatSchema, 'chats'), { query: { ...query }, signal }),
  create: (body: ChatToSave) => http.post('/chats', one(chatSchema), { body }),
  /** Servers rebuild the member list and reset every unread count. */
  update: (id: number, body: ChatToSave) => http.put(`/chats/${part(id)}`, one(chatSchema), { body }),
  remove: (id: number) => http.delete(`/chats/${part(id)}`, nothing),
  /** Page 1 holds the newest messages. Only members may ask. */
  messages: (id: number, pageNumber: number, signal?: AbortSignal) =>
    http.get(`/chats/${part(id)}/messages`, paged(chatMessageSchema, 'messages'), { query: { pageNumber }, signal }),
  /** Returns the message, or null when it is unreadable; then its event delivers it. */
  send: (id: number, message: string) =>
    http.post(`/chats/${part(id)}/messages`, one(chatMessageSchema), {
      body: { message },
      // From then on only the echo shows the outcome.
      timeout: ECHO_WINDOW_MS,
    }),
  /** Returns the chat with only the ids of its members. */
  markRead: (id: number, userId: number) => http.post(`/chats/${part(id)}/read`, one(chatSchema), { body: { userId } }),
});
