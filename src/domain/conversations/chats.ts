import type { Chat, ChatMessage } from '@/protocol/records/chats';
import type { Copy } from './echo';

/**
 * Outbox and drafts know a conversation by one number: a ticket by its id, an internal chat by the negative of its id, so
 * that the same rules keep, send and restore the texts of both.
 */
export const placeOfChat = (chatId: number): number => -chatId;

/** The internal chat such a number means; null for a ticket's. */
export const chatOfPlace = (place: number): number | null => (place < 0 ? -place : null);

type Members = Pick<Chat, 'users'>;

/** Is the user in the chat? Events of all the company's chats reach everybody. */
export const isChatMember = ({ users }: Members, userId: number): boolean =>
  users?.some((member) => member.userId === userId) ?? false;

/** How many messages of the chat the user has not read. */
export const chatUnreads = ({ users }: Members, userId: number): number =>
  Math.max(0, users?.find((member) => member.userId === userId)?.unreads ?? 0);

/** Events contain only the ids of the members, so keep the known names. */
export const withKnownMembers = (chat: Chat, known: Chat | undefined): Chat => {
  const people = new Map(known?.users?.map(({ userId, user }) => [userId, user]));
  const users = chat.users?.map((member) => ({ ...member, user: member.user ?? people.get(member.userId) ?? null }));
  return { ...chat, users };
};

/** A message of the user's own, as the outbox compares it with its texts. */
export const echoOfChat = ({ id, chatId, message, createdAt }: ChatMessage): Copy => ({
  id: String(id),
  ticketId: placeOfChat(chatId),
  body: message,
  fromMe: true,
  isEdited: false,
  createdAt,
  mediaType: '',
  mediaUrl: '',
});

/** Who may edit and delete a chat. */
export const ownsChat = ({ ownerId }: Pick<Chat, 'ownerId'>, userId: number): boolean => ownerId === userId;

/** The last message without its sender where that is the user: servers store `{sender}: {text}`. */
export const lastChatWords = (
  { lastMessage }: Pick<Chat, 'lastMessage'>,
  userName: string,
): { readonly isOwn: boolean; readonly words: string } => {
  const text = lastMessage ?? '';
  const own = `${userName}: `;
  const isOwn = userName !== '' && text.startsWith(own);
  return { isOwn, words: isOwn ? text.slice(own.length) : text };
};

/** The chat with nothing unread for the user. */
export const withoutUnreads = (chat: Chat, userId: number): Chat => ({
  ...chat,
  users: chat.users?.map((member) => (member.userId === userId ? { ...member, unreads: 0 } : member)),
});

/** More than two people talk: it has the sign of a group, and bubbles name their writer. */
export const isGroupChat = ({ users }: Members): boolean => (users?.length ?? 0) > 2;
