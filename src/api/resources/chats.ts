import { ECHO_WINDOW_MS } from '@/domain/limits';
import { rest } from '@/protocol/rest';
import type { Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** The fields of a chat (CALL-126, CALL-127). Servers put its owner among the users by themselves. */
export interface ChatToSave {
  readonly title: string;
  readonly users: readonly { readonly id: number }[];
}

export const createChats = (http: Http) => ({
  /** CALL-125: the chats the user is in. Servers ignore `searchParam`. */
  page: (query: PageQuery, signal?: AbortSignal) => http.request(rest.chats.page, [], { query: { ...query }, signal }),
  /** CALL-126. */
  create: (body: ChatToSave) => http.request(rest.chats.create, [], { body }),
  /** CALL-127: the members are put together anew and everything counts as read. */
  update: (id: number, body: ChatToSave) => http.request(rest.chats.update, [id], { body }),
  /** CALL-128. */
  remove: (id: number) => http.request(rest.chats.remove, [id]),
  /** CALL-129: page 1 holds the newest messages. Members alone may ask. */
  messages: (id: number, pageNumber: number, signal?: AbortSignal) =>
    http.request(rest.chats.messages, [id], { query: { pageNumber }, signal }),
  /** CALL-130. Answers the message; null where it is not readable, then its event tells. */
  send: (id: number, message: string) =>
    http.request(rest.chats.send, [id], {
      body: { message },
      // Later its fate is told by the echo alone (OFF-07).
      timeout: ECHO_WINDOW_MS,
    }),
  /** CALL-131. Answers the chat, its members by id alone. */
  markRead: (id: number, userId: number) => http.request(rest.chats.markRead, [id], { body: { userId } }),
});
