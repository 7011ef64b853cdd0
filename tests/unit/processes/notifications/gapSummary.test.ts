import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingListShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { resyncFinished, resyncRequested } from '@/realtime/socketActions';
import type { Ticket } from '@/protocol/records/tickets';
import { aTicket } from '@tests/support/records';
import { createNoticeWorld, mine, settle } from './noticeWorld';

beforeEach(() => {
  vi.useFakeTimers();
  // A Monday, 12:00.
  vi.setSystemTime(new Date('2026-11-23T12:00:00'));
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['a waiting ticket alone', 1, 'pendingShown', []],
  ['messages too', 4, 'shown', ['notices:notify.summary 1, notices:notify.missedMessages 3']],
])(
  '[DESK-07] [NTV-08] beside the list of waiting tickets a summary of %s with %i unread: %s',
  async (_, unreadMessages, outcome, titles) => {
    const world = await createNoticeWorld();
    let [waiting, written] = [[] as Ticket[], mine({ id: 1, unreadMessages: 1 })];
    vi.spyOn(world.services.api.tickets, 'page').mockImplementation(async ({ status }) => ({
      records: status === 'pending' ? waiting : [written],
      hasMore: false,
    }));
    world.begin();
    world.goOnline();
    await settle();
    world.store.dispatch(pendingListShown(true));
    world.store.dispatch(windowFocusChanged(true));
    [waiting, written] = [[aTicket({ id: 2 })], mine({ id: 1, unreadMessages })];
    world.store.dispatch(resyncRequested());
    await settle();
    world.store.dispatch(resyncFinished());
    await settle();
    expect(world.outcomes()).toEqual([`summary ${outcome}`]);
    expect(world.callLog.notices.map(({ title }) => title)).toEqual(titles);
  },
);
