import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotificationOutcome } from '@/bridge/alerts';
import { markChatRead } from '@/entities/conversations/chats/chats';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { pendingListShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncFinished, resyncRequested } from '@/realtime/socketActions';
import { aTicket, aUser } from '@tests/support/records';
import { chatMessage, createNoticeWorld, mine, missDuringGap, settle } from './noticeWorld';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-23T12:00:00'));
});
afterEach(() => void vi.useRealTimers());

/** A ticket of another agent, before or after the user's time with it. */
const his = (id: number, day: 20 | 22) => mine({ id, userId: 11, updatedAt: `2026-11-${day}T12:00:00.000Z` });

describe('a notice that is out of date is withdrawn', () => {
  it('[DESK-07] when its waiting ticket goes to a queue the user does not have', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(aTicket({ id: 2 }));
    await settle();
    world.know(aTicket({ id: 2, queueId: 9 }));
    await settle();
    expect(world.callLog.closed).toEqual([`pending:2:${aTicket().updatedAt}`]);
  });

  it('[DESK-06] [DESK-07] when another agent takes its waiting ticket, which raises another one once it is given back', async () => {
    const world = await createNoticeWorld();
    world.begin();
    for (const ticket of [aTicket({ id: 2 }), his(2, 22), aTicket({ id: 2, updatedAt: '2026-11-23T11:00:00.000Z' })]) {
      world.know(ticket);
      await settle();
    }
    expect(world.callLog.notices.map(({ kind }) => kind)).toEqual(['pending', 'pending']);
    expect(world.callLog.closed).toEqual([`pending:2:${aTicket().updatedAt}`]);
  });

  it('[NTV-08] when another agent takes the ticket whose message or transfer it reports', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine({ id: 1 }), his(2, 20), mine({ id: 2 }));
    world.write(mine({ id: 1 }), 'M1');
    await settle();
    expect(world.outcomes()).toEqual(['message shown', 'transfer shown']);
    world.know(his(1, 22), his(2, 22));
    await settle();
    expect(world.callLog.closed.toSorted()).toEqual(['message:M1', `transfer:2:${aTicket().updatedAt}`]);
  });

  it('[SEC-08] when the session ends, also if it reports a transfer', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(his(2, 20), mine({ id: 2 }));
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    await settle();
    expect(world.callLog.closed).toEqual([`transfer:2:${aTicket().updatedAt}`]);
  });

  it('[SEC-08] when the session ends, also if it names no ticket: an internal message, or a summary', async () => {
    const world = await missDuringGap(4);
    world.store.dispatch(chatMessage());
    await settle();
    expect(world.outcomes()).toEqual(['chat shown', 'summary shown']);
    const shown = world.callLog.notices.map(({ id }) => id);
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    await settle();
    expect(world.callLog.closed.toSorted()).toEqual(shown.toSorted());
  });

  it('[NTV-08] when its internal chat is read', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.store.dispatch(chatMessage());
    world.store.dispatch(chatMessage({ id: 6 }));
    await settle();
    expect(world.outcomes()).toEqual(['chat shown', 'chat shown']);
    expect(world.callLog.closed).toEqual([]);
    await world.store.dispatch(markChatRead(3));
    await settle();
    expect(world.callLog.closed.toSorted()).toEqual(['chat:5', 'chat:6']);
  });

  it('[SEC-08] when the session ended while the system was still showing it; the next user’s list does not name it', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine());
    let show: (outcome: NotificationOutcome) => void = () => {};
    vi.spyOn(world.fake.desktop.notifications, 'show').mockImplementation(
      () =>
        new Promise((resolve) => {
          show = resolve;
        }),
    );
    world.write(mine(), 'M1');
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser({ id: 11 }));
    show('shown');
    await settle();
    expect(world.state().notices).toEqual([]);
    expect(world.callLog.closed).toEqual(['message:M1']);
  });
});

/** A world in which the system takes its time: each notification is handed to it when `show` is called with its place. */
const createSlowWorld = async () => {
  const world = await createNoticeWorld();
  const shows: (() => void)[] = [];
  vi.spyOn(world.fake.desktop.notifications, 'show').mockImplementation(
    () => new Promise((resolve) => void shows.push(() => resolve('shown'))),
  );
  world.begin();
  return { ...world, show: (place: number) => shows[place]?.() };
};

describe('of several messages of one ticket in the same moment', () => {
  it.each([[[0, 1, 2]], [[2, 1, 0]]])('[NTV-06] only the newest stays, shown in the order %j', async (order) => {
    const world = await createSlowWorld();
    world.know(mine());
    for (const id of ['M1', 'M2', 'M3']) world.write(mine(), id);
    for (const place of order) {
      world.show(place);
      await settle();
    }
    expect(world.callLog.closed.toSorted()).toEqual(['message:M1', 'message:M2']);
  });
});

it('a notice that is out of date before the system has shown it is withdrawn then', async () => {
  const world = await createSlowWorld();
  world.know(aTicket({ id: 2 }));
  world.know(his(2, 22));
  await settle();
  world.show(0);
  await settle();
  expect(world.callLog.closed).toEqual([`pending:2:${aTicket().updatedAt}`]);
});

describe('an action on a notice that is out of date', () => {
  it('[NTV-07] does not accept a ticket that went to a queue the user does not have', async () => {
    const elsewhere = aTicket({ queueId: 9 });
    const world = await createNoticeWorld([elsewhere]);
    world.begin();
    world.know(aTicket(), elsewhere);
    world.fake.notificationHappened({
      id: 'pending:1',
      target: { kind: 'pending', ticketId: 1 },
      happened: 'accepted',
    });
    await settle();
    expect(world.sent).toEqual([]);
  });

  it.each([
    ['another agent has taken', mine({ userId: 11 }), 'handedOver'],
    ['is closed', mine({ status: 'closed' }), 'resolved'],
    ['waits in a queue again', mine({ status: 'pending', userId: null }), 'queued'],
  ])('[NTV-07] does not send a reply to a ticket that %s: it stays in the conversation', async (_, ticket, reason) => {
    const world = await createNoticeWorld([ticket]);
    world.begin();
    world.goOnline();
    world.know(mine(), ticket);
    world.fake.notificationHappened({
      id: 'message:A',
      target: { kind: 'ticket', uuid: ticket.uuid },
      happened: 'replied',
      text: 'Já vejo isso.',
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(world.sent).toEqual([]);
    const kept = Object.values(world.state().outbox.byId);
    expect(kept).toMatchObject([{ ticketId: 1, body: '*Ana Ribeiro:*\nJá vejo isso.', state: 'failed' }]);
    expect(kept[0]?.reason).toBe(reason);
    expect(world.state().toasts).toMatchObject([{ textKey: 'notices:notify.replyFailed' }]);
  });
});

describe('the summary after a gap', () => {
  it('[NTV-06] leaves out what arrived and was reported while the lists were read again', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine({ unreadMessages: 1 }));
    world.store.dispatch(resyncRequested());
    world.write(mine({ unreadMessages: 2 }), 'M2');
    world.know(aTicket({ id: 2 }));
    await settle();
    expect(world.outcomes()).toEqual(['pending shown', 'message shown']);
    world.store.dispatch(resyncFinished());
    await settle();
    expect(world.outcomes()).toEqual(['pending shown', 'message shown']);
  });

  it('[DESK-07] is shown beside the list of waiting tickets if the queues chosen there leave out one of those it counts', async () => {
    const world = await missDuringGap(1, ({ store }) => {
      store.dispatch(pendingListShown(true));
      store.dispatch(windowFocusChanged(true));
      store.dispatch(ticketFilterChanged({ queueIds: [9] }));
    });
    expect(world.callLog.notices.map(({ title }) => title)).toEqual(['notices:notify.summary 1']);
  });

  it('[NTV-06] still names the messages that were missed before one that was reported', async () => {
    const world = await createNoticeWorld();
    world.begin();
    world.know(mine({ unreadMessages: 1 }));
    world.store.dispatch(resyncRequested());
    // Three were missed; the fifth arrives live.
    world.write(mine({ unreadMessages: 5 }), 'M5');
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: mine({ unreadMessages: 5 }) }));
    await settle();
    world.store.dispatch(resyncFinished());
    await settle();
    expect(world.callLog.notices.at(-1)).toMatchObject({ kind: 'summary', title: 'notices:notify.missedMessages 3' });
  });
});
