import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { sendTestNotice } from '@/processes/notifications/noticeActions';
import { chats } from '@/entities/conversations/chats/chats';
import { createTicket } from '@/entities/conversations/tickets/newTicketThunk';
import { acceptTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import {
  chatShown,
  conversationShown,
  pendingListShown,
  windowFocusChanged,
} from '@/entities/device/attention/attentionSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { serverEvents, serverEventsReceived } from '@/realtime/serverEvents';
import { aTicket } from '@tests/support/records';
import { chatMessage, createNoticeWorld, mine, missDuringGap, passGap, settle } from './noticeWorld';

beforeEach(() => {
  vi.useFakeTimers();
  // A Monday, 12:00.
  vi.setSystemTime(new Date('2026-11-23T12:00:00'));
});
afterEach(() => void vi.useRealTimers());

it('[SEC-04] the name of a file in a notice is not rendered backwards', async () => {
  const world = await createNoticeWorld();
  world.begin();
  world.write(mine({ id: 1 }), 'M1', 'fatura_\u202Efdp.exe');
  await settle();
  expect(world.callLog.notices.map(({ body }) => body)).toEqual(['fatura_[U+202E]fdp.exe']);
});

describe('waiting tickets', () => {
  it('[DESK-07] [NTV-08] raise no notice while the focused window shows their list, and raise one elsewhere', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.store.dispatch(pendingListShown(true));
    world.know(aTicket({ id: 1 }));
    world.store.dispatch(windowFocusChanged(true));
    world.know(aTicket({ id: 2 }));
    world.store.dispatch(pendingListShown(false));
    world.know(aTicket({ id: 3 }));
    await settle();
    expect(world.callLog.notices.map(({ target }) => target)).toEqual([
      { kind: 'pending', ticketId: 1 },
      { kind: 'pending', ticketId: 3 },
    ]);
    expect(world.outcomes()).toEqual(['pending shown', 'pending shown', 'pending pendingShown']);
  });

  it('[DESK-07] raise a notice while the focused window shows their list without their queue', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.store.dispatch(pendingListShown(true));
    world.store.dispatch(windowFocusChanged(true));
    world.store.dispatch(ticketFilterChanged({ queueIds: [2] }));
    world.know(aTicket({ id: 1, queueId: 1 }));
    await settle();
    expect(world.outcomes()).toEqual(['pending shown']);
  });
});

it.each([
  [true, 'conversationOpen'],
  [false, 'shown'],
])(
  '[NTV-06] a transfer of the conversation that is open, and a message in it, in a focused window: %s',
  async (focused, outcome) => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(aTicket({ id: 2, status: 'open', userId: 11 }));
    world.store.dispatch(windowFocusChanged(focused));
    world.store.dispatch(conversationShown({ ticketId: 2 }));
    world.know(mine({ id: 2 }));
    await settle();
    world.write(mine({ id: 2 }), 'M1');
    await settle();
    expect(world.outcomes()).toEqual([`message ${outcome}`, `transfer ${outcome}`]);
  },
);

describe('what comes twice', () => {
  it('[NTV-06] [NTV-08] a repeated message neither sounds again nor withdraws its notification', async () => {
    const world = await createNoticeWorld();
    world.begin();
    // The start reads what is unread once it is online.
    world.goOnline();
    await settle();
    world.write(mine(), 'M1');
    await vi.advanceTimersByTimeAsync(2_000);
    world.write(mine(), 'M1');
    await settle();
    expect([world.callLog.notices.length, world.callLog.closed, world.wanted]).toEqual([1, [], ['drop']]);
    expect(world.outcomes()).toEqual(['message shown']);
    world.write(mine(), 'M2');
    await settle();
    expect([world.callLog.notices.length, world.callLog.closed]).toEqual([2, ['message:M1']]);
  });

  it('[NTV-06] [NTV-08] a message of the open internal chat, which comes under two names, is recorded once', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.store.dispatch(windowFocusChanged(true));
    world.store.dispatch(chatShown({ chatId: 3 }));
    world.store.dispatch(serverEventsReceived([chatMessage(), chatMessage()]));
    await settle();
    expect(world.outcomes()).toEqual(['chat conversationOpen']);
    world.store.dispatch(windowFocusChanged(false));
    world.store.dispatch(serverEventsReceived([chatMessage({ id: 6 }), chatMessage({ id: 6 })]));
    await settle();
    expect(world.outcomes()).toEqual(['chat shown', 'chat conversationOpen']);
    expect([world.callLog.notices.length, world.wanted]).toEqual([1, ['tap']]);
  });
});

describe('a transfer of a ticket that was not known here, as from a foreign queue', () => {
  it('[NTV-06] raises a notice once the user’s own tickets are all known', async () => {
    const world = await createNoticeWorld();
    world.begin();
    await settle();
    world.know(mine({ id: 5 }));
    await settle();
    expect(world.callLog.notices).toMatchObject([
      {
        kind: 'transfer',
        title: 'notices:notify.transfer Cliente 5',
        target: { kind: 'ticket', uuid: mine({ id: 5 }).uuid },
      },
    ]);
    expect(world.wanted).toEqual(['rise']);
  });

  it.each([
    ['the list has more pages', { records: [mine({ id: 1 })], hasMore: true }, null],
    ['the list shows some queues only', { records: [], hasMore: false }, [1]],
  ])('[NTV-06] raises none while it may have been the user’s for long, since %s', async (_, page, queueIds) => {
    const world = await createNoticeWorld();
    vi.spyOn(world.services.api.tickets, 'firstPage').mockResolvedValue(page);
    world.begin();
    await settle();
    if (queueIds) {
      world.store.dispatch(ticketFilterChanged({ queueIds }));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    world.know(mine({ id: 5 }));
    await settle();
    expect(world.outcomes()).toEqual([]);
  });

  it('[NTV-06] a message in it raises one of its own only', async () => {
    const world = await createNoticeWorld();
    world.begin();
    await settle();
    world.write(mine({ id: 5 }), 'M1');
    await settle();
    expect(world.outcomes()).toEqual(['message shown']);
  });
});

describe('what a notice shows', () => {
  it('[NTV-09] without its text the sender is still named', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine());
    world.store.dispatch(alertsChanged({ hidesText: true }));
    world.write(mine(), 'M1', 'Meu CPF é 000');
    await settle();
    expect(world.callLog.notices).toMatchObject([{ title: 'Cliente 1', body: 'notices:notify.hidden' }]);
    expect(JSON.stringify(world.callLog.notices)).not.toContain('CPF');
  });

  it('[NTV-07] buttons and reply field appear only when the system has them', async () => {
    const world = await createNoticeWorld([], { notificationActions: true, notificationReply: false });
    world.begin();
    world.know(mine({ id: 2 }));
    world.know(aTicket());
    world.write(mine({ id: 2 }), 'M1');
    await settle();
    expect(world.callLog.notices).toMatchObject([{ accept: 'notices:notify.accept' }, { kind: 'message' }]);
    expect(world.callLog.notices[1]).not.toHaveProperty('reply');
    expect(world.callLog.notices[1]).not.toHaveProperty('accept');
  });

  it('[NTV-07] a message and a transfer can be replied to, a waiting ticket can only be accepted', async () => {
    const world = await createNoticeWorld([], { notificationActions: true, notificationReply: true });
    world.begin();
    world.know(aTicket({ id: 1 }));
    world.know(aTicket({ id: 2, status: 'open', userId: 11 }), mine({ id: 2 }));
    world.write(mine({ id: 2 }), 'M1');
    await settle();
    const withReply = { placeholder: 'notices:notify.replyPlaceholder', send: 'notices:notify.replySend' };
    const talk = { kind: 'ticket', uuid: mine({ id: 2 }).uuid, ticketId: 2 };
    expect(world.callLog.notices.map(({ kind, target, accept, reply }) => [kind, target, accept, reply])).toEqual([
      ['pending', { kind: 'pending', ticketId: 1 }, 'notices:notify.accept', undefined],
      ['transfer', talk, undefined, withReply],
      ['message', talk, undefined, withReply],
    ]);
  });

  it('[DESK-06] [DESK-07] after a gap one summary names waiting tickets and new messages', async () => {
    const world = await missDuringGap(4);
    expect(world.callLog.notices).toMatchObject([
      {
        kind: 'summary',
        title: 'notices:notify.summary 1, notices:notify.missedMessages 3',
        body: 'Cliente 2, Cliente 1',
        target: { kind: 'pending', ticketId: 2 },
      },
    ]);
    expect(world.wanted).toEqual(['bell']);
  });
});

describe('the summary after a gap', () => {
  it.each([
    ['a waiting ticket alone', 1, 'pendingShown', []],
    ['messages too', 4, 'shown', ['notices:notify.summary 1, notices:notify.missedMessages 3']],
  ])(
    '[DESK-07] [NTV-08] beside the list of waiting tickets a summary of %s with %i unread: %s',
    async (_, unreadMessages, outcome, titles) => {
      const world = await missDuringGap(unreadMessages, ({ store }) => {
        store.dispatch(pendingListShown(true));
        store.dispatch(windowFocusChanged(true));
      });
      expect(world.outcomes()).toEqual([`summary ${outcome}`]);
      expect(world.callLog.notices.map(({ title }) => title)).toEqual(titles);
    },
  );

  const chat = (unreads: number) => ({
    id: 5,
    uuid: 'c5',
    title: 'Entregas',
    ownerId: 11,
    users: [{ userId: 10, unreads, user: { id: 10, name: 'Ana' } }],
  });

  /** A gap in which the server's state changes from the first to the second. */
  const gap = async (
    before: { readonly open: readonly Ticket[]; readonly unreads: number },
    after: { readonly open: readonly Ticket[]; readonly unreads: number },
    meanwhile: (world: Awaited<ReturnType<typeof createNoticeWorld>>) => void = () => {},
  ) => {
    const world = await createNoticeWorld();
    let now = before;
    vi.spyOn(world.services.api.tickets, 'page').mockImplementation(async ({ status }) => ({
      records: status === 'pending' ? [] : [...now.open],
      hasMore: false,
    }));
    vi.spyOn(world.services.api.chats, 'page').mockImplementation(async () => ({
      records: [chat(now.unreads)] as never,
      hasMore: false,
    }));
    world.begin();
    world.goOnline();
    await settle();
    await world.store.dispatch(chats.load({ view: 'popover', query: EVERYTHING, page: 1 }));
    world.store.dispatch(chats.viewShown({ view: 'popover', shown: true }));
    now = after;
    await passGap(world, () => meanwhile(world));
    return world.callLog.notices.filter(({ kind }) => kind === 'summary');
  };

  it('[NTV-06] names tickets that were transferred to the user', async () => {
    const given = mine({ id: 3, unreadMessages: 0 });
    const told = await gap({ open: [], unreads: 0 }, { open: [given], unreads: 0 });
    expect(told).toMatchObject([
      {
        title: 'notices:notify.missedTransfers 1',
        body: 'Cliente 3',
        target: { kind: 'ticket', uuid: given.uuid },
      },
    ]);
  });

  it('[NTV-06] names internal messages', async () => {
    const told = await gap({ open: [], unreads: 1 }, { open: [], unreads: 3 });
    expect(told).toMatchObject([
      { title: 'notices:notify.missedChats 2', body: 'Entregas', target: { kind: 'chat', uuid: 'c5' } },
    ]);
  });

  it('[NTV-06] leaves out what an event or the user’s own hand brought meanwhile', async () => {
    const given = mine({ id: 3, unreadMessages: 0 });
    const accepted = mine({ id: 4, unreadMessages: 0 });
    const created = mine({ id: 6, unreadMessages: 0 });
    const now = { open: [given, accepted, created], unreads: 1 };
    const told = await gap({ open: [], unreads: 0 }, now, ({ store, know }) => {
      know(given);
      store.dispatch(createTicket.fulfilled({ kind: 'opened', ticket: created }, 'r', {} as never));
      store.dispatch(acceptTicket.pending('r', { ticketId: 4 }));
      const message = { id: 8, chatId: 5, senderId: 11, message: 'Oi' };
      store.dispatch(serverEvents.chat({ action: 'new-message', record: chat(1) as never, message: message as never }));
    });
    expect(told).toEqual([]);
  });

  it('[NTV-06] leaves out a message once that an event brought under two names', async () => {
    const message = { id: 9, chatId: 5, senderId: 11, message: 'Oi' };
    const event = serverEvents.chat({ action: 'new-message', record: chat(2) as never, message: message as never });
    const told = await gap({ open: [], unreads: 0 }, { open: [], unreads: 2 }, ({ store }) => {
      store.dispatch(event);
      store.dispatch(event);
    });
    expect(told).toMatchObject([{ title: 'notices:notify.missedChats 1' }]);
  });
});

describe('the record of notices', () => {
  it('[NTV-08] keeps the outcome of each notice', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine());
    for (const id of ['A', 'B', 'C', 'D']) world.write(mine(), id);
    await settle();
    const target = { kind: 'ticket', uuid: mine().uuid } as const;
    world.fake.notificationHappened({ id: 'message:A', target, happened: 'closed' });
    world.fake.notificationHappened({ id: 'message:B', target, happened: 'clicked' });
    world.fake.notificationHappened({ id: 'message:B', target, happened: 'closed' });
    world.fake.notificationHappened({ id: 'message:C', target, happened: 'failed', detail: 'x' });
    expect(world.outcomes()).toEqual(['message shown', 'message failed', 'message clicked', 'message closed']);
  });

  it('[NTV-08] includes notices the system refuses, and keeps the last 50', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine());
    vi.spyOn(world.fake.desktop.notifications, 'show').mockResolvedValue('unsupported');
    for (let id = 0; id < 51; id += 1) world.write(mine(), `M${id}`);
    await settle();
    expect(world.state().notices).toHaveLength(50);
    expect(world.outcomes().at(0)).toBe('message unsupported');
    expect(world.state().notices[0]?.id).toBe('message:M50');
  });

  it('[NTV-08] says that one failed which the main process could not show', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine());
    vi.spyOn(world.fake.desktop.notifications, 'show').mockRejectedValue(new Error('notifications:show: failed'));
    world.write(mine(), 'M1');
    await settle();
    expect(world.outcomes()).toEqual(['message failed']);
  });

  it('[SEC-08] one that the system shows only after the session has ended is withdrawn and not listed', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine());
    let show = (): void => {};
    vi.spyOn(world.fake.desktop.notifications, 'show').mockImplementation(
      () => new Promise((resolve) => (show = () => resolve('shown'))),
    );
    world.write(mine(), 'M1');
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    show();
    await settle();
    expect([world.callLog.closed, world.outcomes()]).toEqual([['message:M1'], []]);
  });

  it('[NTV-08] a test is shown whatever the rules say, with a sound', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.store.dispatch(alertsChanged({ doNotDisturb: true, hidesText: true }));
    await world.store.dispatch(sendTestNotice());
    expect(world.callLog.notices).toMatchObject([
      { kind: 'test', body: 'notices:notify.testBody', target: { kind: 'app' } },
    ]);
    expect([world.outcomes(), world.wanted]).toEqual([['test shown'], ['drop']]);
  });

  it('a notice that is no longer relevant is withdrawn', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine({ id: 1 }));
    world.write(mine({ id: 1 }), 'M1');
    world.know(aTicket({ id: 2 }), aTicket({ id: 3 }));
    await settle();
    world.know(aTicket({ id: 2, status: 'open', userId: 11 }));
    world.store.dispatch(serverEvents.ticket({ action: 'updateUnread', id: 1 }));
    await settle();
    expect(world.callLog.closed).toEqual([`pending:2:${aTicket().updatedAt}`, 'message:M1']);
  });

  it('[SEC-08] the end of a session withdraws notices that name its customers', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine({ id: 1 }), aTicket({ id: 2 }));
    world.write(mine({ id: 1 }), 'M1');
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    await settle();
    expect(world.callLog.closed.toSorted()).toEqual(['message:M1', `pending:2:${aTicket().updatedAt}`]);
  });
});
