import { describe, expect, it } from 'vitest';
import {
  chatOfPlace,
  chatUnreads,
  echoOfChat,
  isChatMember,
  isGroupChat,
  lastChatWords,
  ownsChat,
  placeOfChat,
  withKnownMembers,
  withoutUnreads,
} from '@/domain/conversations/chats';

const ana = { id: 10, name: 'Ana' };
const bruno = { id: 11, name: 'Bruno' };
const member = (userId: number, unreads = 0) => ({ userId, unreads });
const chat = (users?: ReturnType<typeof member>[]) => ({ id: 3, uuid: 'c-3', title: 'Equipe', ownerId: 10, users });

describe('the place of a conversation', () => {
  it('is negative for an internal chat, and leads back to it', () => {
    expect(placeOfChat(7)).toBe(-7);
    expect(chatOfPlace(-7)).toBe(7);
    expect(chatOfPlace(7)).toBeNull();
    expect(chatOfPlace(0)).toBeNull();
  });

  it('carries the user’s own messages to the outbox', () => {
    const message = { id: 5, chatId: 7, senderId: 10, message: 'Oi', createdAt: '2026-11-21T12:00:00.000Z' };
    expect(echoOfChat(message)).toEqual({
      id: '5',
      ticketId: -7,
      body: 'Oi',
      fromMe: true,
      isEdited: false,
      createdAt: '2026-11-21T12:00:00.000Z',
      mediaType: '',
      mediaUrl: '',
    });
  });
});

describe('the members of a chat', () => {
  const ours = chat([member(11, 4), member(10, 2)]);

  it('[CHAT-02] read their own unread messages only', () => {
    expect([isChatMember(ours, 10), isChatMember(ours, 12), isChatMember(chat(), 10)]).toEqual([true, false, false]);
    expect([chatUnreads(ours, 10), chatUnreads(ours, 11), chatUnreads(ours, 12)]).toEqual([2, 4, 0]);
    expect(chatUnreads(chat(), 10)).toBe(0);
    expect(chatUnreads(chat([member(10, -1)]), 10)).toBe(0);
    expect(withoutUnreads(ours, 10)).toEqual(chat([member(11, 4), member(10, 0)]));
    expect(withoutUnreads(chat(), 10).users).toBeUndefined();
  });

  it('[CHAT-18] keep the names known before when an event lacks them', () => {
    const known = {
      ...ours,
      users: [
        { ...member(10), user: ana },
        { ...member(11), user: bruno },
      ],
    };
    const renamed = { ...bruno, name: 'Bruno Alves' };
    const told = { ...ours, users: [member(10, 9), { ...member(11), user: renamed }, member(12)] };
    expect(withKnownMembers(told, known).users).toEqual([
      { ...member(10, 9), user: ana },
      { ...member(11), user: renamed },
      { ...member(12), user: null },
    ]);
    expect(withKnownMembers(ours, undefined).users?.map(({ user }) => user)).toEqual([null, null]);
    expect(withKnownMembers(chat(), known).users).toBe(known.users);
    expect(withKnownMembers(chat(), undefined).users).toBeUndefined();
  });

  it('are a group from three on', () => {
    expect(isGroupChat(chat([member(10), member(11)]))).toBe(false);
    expect(isGroupChat(chat([member(10), member(11), member(12)]))).toBe(true);
    expect(isGroupChat(chat())).toBe(false);
  });

  it('[CHAT-03] do not own the chat unless they opened it', () => {
    expect([ownsChat({ ownerId: 10 }, 10), ownsChat({ ownerId: 10 }, 11), ownsChat({}, 10)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it.each([
  ['Ana: Bom dia', 'Ana', true, 'Bom dia'],
  ['Bruno: Bom dia', 'Ana', false, 'Bruno: Bom dia'],
  ['Ana:Bom dia', 'Ana', false, 'Ana:Bom dia'],
  ['Oi Ana: Bom dia', 'Ana', false, 'Oi Ana: Bom dia'],
  [': Bom dia', '', false, ': Bom dia'],
  [null, 'Ana', false, ''],
])('the last message %j for %j', (lastMessage, userName, isOwn, words) => {
  expect(lastChatWords({ lastMessage }, userName)).toEqual({ isOwn, words });
});

it('a known chat without members has no names to keep', () => {
  expect(withKnownMembers(chat([member(10)]), chat()).users).toEqual([{ ...member(10), user: null }]);
});
