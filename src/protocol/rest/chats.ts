import { chatMessageSchema, chatSchema } from '../records/chats';
import { call, nothing, one, paged, part } from './call';

/** rest.md §16. */
export const chats = {
  page: call('GET', () => '/chats/', paged(chatSchema, 'chats')),
  create: call('POST', () => '/chats', one(chatSchema)),
  update: call('PUT', (id: number) => `/chats/${part(id)}`, one(chatSchema)),
  remove: call('DELETE', (id: number) => `/chats/${part(id)}`, nothing),
  /** Page 1 holds the newest messages; inside a page the oldest comes first. */
  messages: call('GET', (id: number) => `/chats/${part(id)}/messages`, paged(chatMessageSchema, 'messages')),
  send: call('POST', (id: number) => `/chats/${part(id)}/messages`, one(chatMessageSchema)),
  markRead: call('POST', (id: number) => `/chats/${part(id)}/read`, one(chatSchema)),
};
