import type { ChatRow } from '../db/newsRows';
import type { Tables } from '../db/tables';

/** A chat as the different answers and events show it. */
export const createChatViews = (tables: Tables) => {
  /** Servers send the whole user row; the password's hash is left out here. */
  const person = (userId: number) => {
    const { passwordHash: _hash, ...shown } = tables.users.find({ id: userId })!;
    return shown;
  };

  const membersOf = ({ id }: ChatRow) => tables.chatUsers.findAll({ chatId: id }, { orderBy: 'id' });

  return {
    person,

    /** With its people, as lists, creation and change show it. */
    view: (chat: ChatRow) => ({
      ...chat,
      owner: person(chat.ownerId),
      users: membersOf(chat).map((member) => ({ ...member, user: person(member.userId) })),
    }),

    /** With its members by id alone, as messages and reading show it. */
    counted: (chat: ChatRow) => ({ ...chat, owner: person(chat.ownerId), users: membersOf(chat) }),

    /** As it stands inside a message. */
    uncounted: (chat: ChatRow) => ({ ...chat, users: membersOf(chat) }),
  };
};
