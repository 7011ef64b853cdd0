import type * as z from 'zod/mini';
import {
  certain,
  flag,
  id,
  key,
  listOf,
  maybe,
  maybeNull,
  media,
  named,
  number,
  parseRecord,
  record,
  stamps,
  text,
} from '../parse';
import { namedRefSchema } from './shared';
import { change, type Change, event, type Reader } from '../events/changes';

/** A colleague inside a chat. Servers send the whole user row, password hash included: only this passes. */
const chatUserSchema = record({
  ...named,
  email: maybe(text),
  profile: maybe(text),
  online: maybeNull(flag),
  companyId: maybe(id),
});

/** Membership of one user in one chat; `user` is missing in message events. */
const chatMemberSchema = record({
  id: maybe(id),
  chatId: maybe(id),
  userId: id,
  unreads: certain(number, 0),
  user: maybeNull(chatUserSchema),
  ...stamps,
});

/** An internal chat between users of one company. */
export const chatSchema = record({
  id,
  uuid: key,
  title: certain(text, ''),
  ownerId: maybe(id),
  /** `{sender}: {text}`. */
  lastMessage: maybeNull(text),
  companyId: maybe(id),
  users: maybe(listOf(chatMemberSchema)),
  owner: maybeNull(chatUserSchema),
  ...stamps,
});
export type Chat = z.infer<typeof chatSchema>;

export const chatMessageSchema = record({
  id,
  chatId: id,
  senderId: maybe(id),
  message: certain(text, ''),
  ...media,
  sender: maybeNull(namedRefSchema),
  chat: maybeNull(chatSchema),
  ...stamps,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Goes to the whole company: drop chats the user is not in. `record` is the chat after the message was counted. */
export type ChatEvent =
  | Change<Chat>
  | { readonly action: 'new-message'; readonly message: ChatMessage; readonly record: Chat | null };

const readChatChange = change(chatSchema, 'chat', 'chatId');

const readChatEvent: Reader<ChatEvent> = (payload) => {
  if (payload['action'] !== 'new-message') return readChatChange(payload);
  const message = parseRecord(chatMessageSchema, payload['newMessage']);
  return message && { action: 'new-message', message, record: parseRecord(chatSchema, payload['chat']) };
};

export const chatEvent = event(['company-{company}-chat', 'company-{company}-chat-user-{user}'], readChatEvent, {
  channel: 'company-{company}-chat-{record}',
});
