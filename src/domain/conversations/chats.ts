import { addressPart } from '@/lib/addressPart';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import type { Copy } from './echo';

/**
 * Outbox and drafts identify a conversation by one number, its place: a ticket's id, or the negative id of an internal chat.
 * The same rules then keep, send and restore the texts of both.
 */
export const placeOfChat = (chatId: number): number => -chatId;

/** The id of the internal chat at a place; null for a ticket. */
export const chatOfPlace = (place: number): number | null => (place < 0 ? -place : null);

/** The address of an internal chat. */
export const chatAddress = (uuid: string): string => `/chats/${addressPart(uuid)}`;

type Members = Pick<Chat, 'users'>;

/** Is the user in the chat? Events of all chats reach the whole company. */
export const isChatMember = ({ users }: Members, userId: number): boolean =>
  users?.some((member) => member.userId === userId) ?? false;

/** How many messages of the chat the user has not read. */
export const chatUnreads = ({ users }: Members, userId: number): number =>
  Math.max(0, users?.find((member) => member.userId === userId)?.unreads ?? 0);

/** Keeps the known members where a record has none, and their names where it has only their ids, as events do. */
export const withKnownMembers = (chat: Chat, known: Chat | undefined): Chat => {
  const people = new Map(known?.users?.map(({ userId, user }) => [userId, user]));
  const users = chat.users?.map((member) => ({ ...member, user: member.user ?? people.get(member.userId) ?? null }));
  return { ...chat, users: users ?? known?.users };
};

/** The user's own message in the form in which the outbox compares it with its texts. */
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

/** The last message. Servers store `{sender}: {text}`; the sender is removed if it is the user. */
export const lastChatWords = (
  { lastMessage }: Pick<Chat, 'lastMessage'>,
  userName: string,
): { readonly isOwn: boolean; readonly words: string } => {
  const text = lastMessage ?? '';
  const own = `${userName}: `;
  const isOwn = userName !== '' && text.startsWith(own);
  return { isOwn, words: isOwn ? text.slice(own.length) : text };
};

/** The chat with all messages read by the user. */
export const withoutUnreads = (chat: Chat, userId: number): Chat => ({
  ...chat,
  users: chat.users?.map((member) => (member.userId === userId ? { ...member, unreads: 0 } : member)),
});

/** Does the chat have more than two members? Then it has a group icon, and bubbles name their writer. */
export const isGroupChat = ({ users }: Members): boolean => (users?.length ?? 0) > 2;
