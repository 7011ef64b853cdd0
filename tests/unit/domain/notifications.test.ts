import { describe, expect, it } from 'vitest';
import { isMessageNotice, isPendingNotice, isTransferNotice, type Attention } from '@/domain/notifications';
import { unreadMessages } from '@/domain/unread';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const mine = aTicket({ status: 'open', userId: me.id });
const away: Attention = { focused: false, conversation: null, pendingShown: false };

describe('which messages are announced', () => {
  it.each([
    ['in a ticket of mine', mine, {}, away, true],
    ['of my own', mine, { fromMe: true }, away, false],
    ['that was only edited', mine, { isEdited: true }, away, false],
    ['in a ticket of somebody else', { ...mine, userId: 11 }, {}, away, false],
    ['in a pending ticket', aTicket(), {}, away, false],
    ['in the conversation I read', mine, {}, { ...away, focused: true, conversation: 1 }, false],
    ['in the shown conversation of a window without focus', mine, {}, { ...away, conversation: 1 }, true],
    ['in another conversation than the one I read', mine, {}, { ...away, focused: true, conversation: 2 }, true],
  ])('[NTV-06] a message %s', (_, ticket, message, attention, announced) => {
    expect(isMessageNotice(me, ticket, aMessage(message), attention)).toBe(announced);
  });
});

describe('which tickets are announced', () => {
  it.each([
    ['a new one', null, aTicket(), away, true],
    ['one that was given back', mine, aTicket(), away, true],
    ['one that was pending before', aTicket(), aTicket(), away, false],
    ['one in a foreign queue', null, aTicket({ queueId: 2 }), away, false],
    ['while I look at the pending list', null, aTicket(), { ...away, focused: true, pendingShown: true }, false],
    ['while the list is shown in a window without focus', null, aTicket(), { ...away, pendingShown: true }, true],
  ])('[DESK-07] %s', (_, before, after, attention, announced) => {
    expect(isPendingNotice(me, before, after, attention)).toBe(announced);
  });

  it.each([
    ['from a colleague', { ...mine, userId: 11 }, mine, true],
    ['that was mine before', mine, mine, false],
    ['nothing was known of', null, mine, false],
    ['to a colleague', mine, { ...mine, userId: 11 }, false],
  ])('[NTV-06] a transfer %s', (_, before, after, announced) => {
    expect(isTransferNotice(me, before, after)).toBe(announced);
  });
});

describe('the unread total', () => {
  it('[NTV-05] counts the messages of my own open tickets', () => {
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
