import { describe, expect, it } from 'vitest';
import type { Chat } from '@/protocol/records/chats';
import {
  isChatNotice,
  isMessageNotice,
  isPendingNotice,
  isTransferNotice,
  suppressionOf,
  type Attention,
  type NoticeRules,
} from '@/domain/device/notifications';
import { defaultQuietHours } from '@/domain/device/quietHours';
import { unreadMessages } from '@/domain/conversations/unread';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const mine = aTicket({ status: 'open', userId: me.id });

describe('which messages raise a notice', () => {
  it.each([
    ['in a ticket of mine', mine, {}, true],
    ['of my own', mine, { fromMe: true }, false],
    ['that was only edited', mine, { isEdited: true }, false],
    ['in a ticket of somebody else', { ...mine, userId: 11 }, {}, false],
    ['in a pending ticket', aTicket(), {}, false],
  ])('[NTV-06] [TOP-07] a message %s', (_, ticket, message, announced) => {
    expect(isMessageNotice(me, ticket, aMessage(message))).toBe(announced);
  });
});

describe('which tickets raise a notice', () => {
  it.each([
    ['a new one', me, null, aTicket(), true],
    ['one that was given back', me, mine, aTicket(), true],
    ['one that was pending before', me, aTicket(), aTicket(), false],
    ['one that waited in a foreign queue', me, aTicket({ queueId: 2 }), aTicket(), true],
    ['one that waited without a queue', me, aTicket({ queueId: null }), aTicket(), true],
    ['one of a foreign queue', me, null, aTicket({ queueId: 2 }), false],
    ['one with an owner', me, null, aTicket({ userId: 11 }), false],
    ['one without a queue', me, null, aTicket({ queueId: null }), false],
    ['one without a queue, for who sees them', aUser({ allTicket: 'enabled' }), null, aTicket({ queueId: null }), true],
    ['one without a queue, for an admin', aUser({ profile: 'admin' }), null, aTicket({ queueId: null }), true],
  ])('[DESK-06] [DESK-07] [NTV-06] [TOP-07] %s', (_, user, before, after, announced) => {
    expect(isPendingNotice(user, before, after)).toBe(announced);
  });

  it.each([
    ['from a colleague', { ...mine, userId: 11 }, mine, false, true],
    ['that was mine before', mine, mine, false, false],
    ['of a ticket of mine that was resolved', { ...mine, status: 'closed' }, mine, false, true],
    ['of a ticket that may have been mine for long', null, mine, false, false],
    ['of a ticket that came from elsewhere', null, mine, true, true],
    ['from elsewhere to a colleague', null, { ...mine, userId: 11 }, true, false],
    ['to a colleague', mine, { ...mine, userId: 11 }, false, false],
  ])('[NTV-06] [TOP-07] a transfer %s', (_, before, after, isNewHere, announced) => {
    expect(isTransferNotice(me, before, after, isNewHere)).toBe(announced);
  });
});

describe('which internal messages raise a notice', () => {
  const member = (userId: number) => ({ userId, unreads: 0 });
  const chat: Chat = { id: 3, uuid: 'c-3', title: 'Equipe', users: [member(10), member(11)] };
  it.each([
    ['of a colleague in a chat of mine', chat, 11, true],
    ['of my own', chat, 10, false],
    ['in a chat of others', { ...chat, users: [member(11), member(12)] }, 11, false],
    ['in a chat whose members are not told', { ...chat, users: undefined }, 11, false],
  ])('[NTV-06] [TOP-07] one %s', (_, place, senderId, announced) => {
    expect(isChatNotice(me.id, place as Chat, { senderId })).toBe(announced);
  });
});

describe('what suppresses a notice', () => {
  const away: Attention = { focused: false, conversations: [], pendingShown: false, chat: null };
  const on = { on: true };
  const rules: NoticeRules = {
    kinds: { pending: on, longWait: on, message: on, transfer: on, reminder: on, chat: on },
    doNotDisturb: false,
    quietHours: defaultQuietHours,
  };
  const monday = new Date('2026-11-23T12:00:00');
  const here = { ...away, focused: true };
  const message = { kind: 'message', place: { ticketId: 1 } } as const;
  const pending = { kind: 'pending', place: { list: 'pending' } } as const;
  const chat = { kind: 'chat', place: { chatId: 3 } } as const;

  it.each([
    ['nothing', message, away, null],
    ['the conversation I read', message, { ...here, conversations: [1] }, 'conversationOpen'],
    ['the second of two conversations I read', message, { ...here, conversations: [2, 1] }, 'conversationOpen'],
    ['not the one shown in a window without focus', message, { ...away, conversations: [1] }, null],
    ['not another conversation', message, { ...here, conversations: [2] }, null],
    ['the list of waiting tickets I look at', pending, { ...here, pendingShown: true }, 'pendingShown'],
    ['not the list in a window without focus', pending, { ...away, pendingShown: true }, null],
    ['the chat I read', chat, { ...here, chat: 3 }, 'conversationOpen'],
    ['not another chat', chat, { ...here, chat: 4 }, null],
    ['nothing, where there is no place', { kind: 'message', place: null }, here, null],
  ] as const)('[NTV-06] [DESK-07] [NTV-08] [TOP-07] %s', (_, notice, attention, held) => {
    expect(suppressionOf(notice, attention, rules, monday)).toBe(held);
  });

  it.each(['pending', 'longWait', 'message', 'transfer', 'reminder', 'chat'] as const)(
    '[NTV-09] [TRIAGE-03] [TRIAGE-05] the switch of its kind: %s',
    (kind) => {
      const off = { ...rules, kinds: { ...rules.kinds, [kind]: { on: false } } };
      expect(suppressionOf({ kind, place: null }, away, off, monday)).toBe('kindOff');
      const other = kind === 'chat' ? 'message' : 'chat';
      expect(suppressionOf({ kind: other, place: null }, away, off, monday)).toBeNull();
    },
  );

  it('[NTV-09] [TOP-07] [DESK-07] do-not-disturb, switched on or by the schedule, for waiting tickets too', () => {
    const scheduled = { ...rules, quietHours: { ...defaultQuietHours, enabled: true } };
    for (const notice of [message, pending]) {
      expect(suppressionOf(notice, away, { ...rules, doNotDisturb: true }, monday)).toBe('doNotDisturb');
      expect(suppressionOf(notice, away, scheduled, monday)).toBeNull();
      expect(suppressionOf(notice, away, scheduled, new Date('2026-11-23T18:00:00'))).toBe('doNotDisturb');
    }
  });
});

describe('the unread total', () => {
  it('[NTV-05] counts the messages of the user’s own open tickets', () => {
    const tickets = [
      { ...mine, id: 1, unreadMessages: 2 },
      { ...mine, id: 2, unreadMessages: 3 },
      { ...mine, id: 3, unreadMessages: null },
      { ...mine, id: 4, unreadMessages: 9, userId: 11 },
      aTicket({ id: 5, unreadMessages: 9 }),
      { ...mine, id: 6, unreadMessages: 9, status: 'closed' },
    ];
    expect(unreadMessages(tickets, me)).toBe(5);
  });
});

it('[NTV-06] a message in a closed ticket of mine, or in one I may no longer open, raises no notice', () => {
  expect(isMessageNotice(me, { ...mine, status: 'closed' }, aMessage())).toBe(false);
  expect(isMessageNotice(me, { ...mine, queueId: 2 }, aMessage())).toBe(false);
});
