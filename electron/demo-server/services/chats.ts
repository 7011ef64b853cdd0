import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../context';
import type { ChatMessageRow, ChatRow } from '../db/newsRows';
import { AppError, ServerFailure, orNotFound, notFound } from '../http/errors';
import { offsetOf, toPage } from '../http/paging';
import type { Actor } from '../http/tokens';
import { createAnnounce } from '../realtime/announce';
import { userRoom } from '../realtime/rooms';
import type { Tables } from '../db/tables';
import { named } from './records';

/** A chat as the different answers and events show it. */
const createChatViews = (tables: Tables) => {
  /** Servers send the whole user row; the password's hash is left out here. */
  const person = (userId: number) => {
    const { passwordHash: _hash, ...shown } = tables.users.get(userId)!;
    return shown;
  };

  const membersOf = ({ id }: ChatRow) => tables.chatUsers.findAll({ chatId: id }, { orderBy: 'id' });

  return {
    person,

    /** With its users, as lists, creation and change send it. */
    view: (chat: ChatRow) => ({
      ...chat,
      owner: person(chat.ownerId),
      users: membersOf(chat).map((member) => ({ ...member, user: person(member.userId) })),
    }),

    /** With only the ids of its members, as messages and reading send it. */
    counted: (chat: ChatRow) => ({ ...chat, owner: person(chat.ownerId), users: membersOf(chat) }),

    /** The shape nested in a message. */
    uncounted: (chat: ChatRow) => ({ ...chat, users: membersOf(chat) }),
  };
};

const PAGE_SIZE = 20;
const OWN = 'id IN (SELECT chatId FROM chat_users WHERE userId = :userId)';

export interface ChatInput {
  title?: string | undefined;
  users?: { id: number }[] | undefined;
}

/** Internal chats of a company's users. */
export const createChats = (context: Pick<ServerContext, 'db' | 'tables' | 'hub'>) => {
  const { db, tables, hub } = context;
  const { person, view, counted, uncounted } = createChatViews(tables);

  /** ⚠ Membership is not checked here, and an unknown chat crashes the real servers. */
  const existing = ({ companyId }: Pick<Actor, 'companyId'>, id: number): ChatRow => {
    const chat = tables.chats.find({ id, companyId });
    if (!chat) throw new ServerFailure('no such chat');
    return chat;
  };

  const announce = createAnnounce(context, (companyId) => `company-${companyId}-chat`);

  /** Sends the event under both names to the whole company, members or not. */
  const tellCompany = (chat: ChatRow, payload: object): void => {
    createAnnounce(context, (companyId) => `company-${companyId}-chat-${chat.id}`)(chat, payload);
    announce(chat, payload);
  };

  const tellMembers = (action: 'create' | 'update', chat: ChatRow) => {
    const record = view(chat);
    for (const { userId } of record.users) {
      hub.emit([userRoom(userId)], `company-${chat.companyId}-chat-user-${userId}`, { action, record });
    }
    return record;
  };

  const enter = ({ id: chatId, ownerId, companyId }: ChatRow, users: readonly { id: number }[]): void => {
    for (const userId of new Set([ownerId, ...users.map(({ id }) => id)])) {
      if (tables.users.find({ id: userId, companyId })) tables.chatUsers.insert({ chatId, userId });
    }
  };

  const withSender = (message: ChatMessageRow) => ({ ...message, sender: named(tables.users.get(message.senderId)) });

  return {
    /** The actor's chats by age. ⚠ `count` counts each chat once per member, so `hasMore` may be wrong. */
    list: ({ id: userId }: Actor, page: number) => {
      const rows = db.all(
        `SELECT * FROM chats WHERE ${OWN} ORDER BY createdAt DESC, id DESC LIMIT :limit OFFSET :offset`,
        {
          userId,
          limit: PAGE_SIZE,
          offset: offsetOf(page, PAGE_SIZE),
        },
      );
      const { total } = db.get<{ total: number }>(
        `SELECT COUNT(*) AS total FROM chat_users WHERE chatId IN (SELECT id FROM chats WHERE ${OWN})`,
        { userId },
      )!;
      return toPage(tables.chats.readAll(rows).map(view), total, page, PAGE_SIZE);
    },

    show: ({ companyId }: Actor, uuid: string): ChatRow =>
      orNotFound(tables.chats.find({ uuid, companyId }), 'ERR_NO_CHAT_FOUND'),

    /** ⚠ Without `users` the chat has no members, not even its owner. */
    create: ({ id: ownerId, companyId }: Actor, { title = '', users = [] }: ChatInput) =>
      db.transaction(() => {
        const chat = tables.chats.insert({ uuid: randomUUID(), title, ownerId, companyId });
        if (users.length > 0) enter(chat, users);
        return tellMembers('create', chat);
      }),

    /** The member rows are recreated, so that everything counts as read. ⚠ Removed members get no event. */
    update: (actor: Actor, id: number, { title, users = [] }: ChatInput) =>
      db.transaction(() => {
        existing(actor, id);
        tables.chats.update({ id }, { title });
        const chat = existing(actor, id);
        tables.chatUsers.remove({ chatId: id });
        enter(chat, users);
        return tellMembers('update', chat);
      }),

    remove: (actor: Actor, id: number): void => {
      if (tables.chats.remove({ id, companyId: actor.companyId }) === 0) throw notFound('ERR_NO_CHAT_FOUND');
      announce(actor, { action: 'delete', id: String(id) });
    },

    /** Page 1 holds the newest messages; within a page the oldest comes first. */
    messages: ({ id: userId }: Actor, chatId: number, page: number) => {
      if (tables.chatUsers.count({ chatId, userId }) === 0) throw new AppError(400, 'UNAUTHORIZED');
      const newestFirst = tables.chatMessages.findAll(
        { chatId },
        { orderBy: 'createdAt DESC, id DESC', limit: PAGE_SIZE, offset: offsetOf(page, PAGE_SIZE) },
      );
      const records = newestFirst.toReversed().map(withSender);
      return toPage(records, tables.chatMessages.count({ chatId }), page, PAGE_SIZE);
    },

    /** ⚠ The chat inside the message is the one before the message was counted. */
    send: (sender: Pick<Actor, 'id' | 'companyId'>, chatId: number, message: string) =>
      db.transaction(() => {
        existing(sender, chatId);
        const { name } = person(sender.id);
        const stored = tables.chatMessages.insert({ chatId, senderId: sender.id, message });
        tables.chats.update({ id: chatId }, { lastMessage: `${name}: ${message}` });
        const chat = existing(sender, chatId);
        const newMessage = { ...withSender(stored), chat: uncounted(chat) };
        for (const { id, userId, unreads } of tables.chatUsers.findAll({ chatId })) {
          tables.chatUsers.update({ id }, { unreads: userId === sender.id ? 0 : unreads + 1 });
        }
        tellCompany(chat, { action: 'new-message', newMessage, chat: counted(chat) });
        return newMessage;
      }),

    /** ⚠ `userId` may be any member, not only the actor. */
    markRead: (actor: Actor, chatId: number, userId: number) =>
      db.transaction(() => {
        const chat = existing(actor, chatId);
        if (tables.chatUsers.update({ chatId, userId }, { unreads: 0 }) === 0) throw new ServerFailure('no member');
        const record = counted(chat);
        tellCompany(chat, { action: 'update', chat: record });
        return record;
      }),
  };
};
