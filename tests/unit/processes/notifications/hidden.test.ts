import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { windowLocked, windowUnlocked } from '@/entities/device/lock/lock';
import { sendTestNotice } from '@/processes/notifications/noticeActions';
import { longWaitNotice, reminderNotice, summaryNotice } from '@/processes/notifications/noticesOf';
import { raiseNotice } from '@/processes/notifications/raiseNotice';
import { aTicket } from '@tests/support/records';
import { chatMessage, createNoticeWorld, mine, missDuringGap, settle } from './noticeWorld';

beforeEach(() => {
  vi.useFakeTimers();
  // A Monday, 12:00.
  vi.setSystemTime(new Date('2026-11-23T12:00:00'));
});
afterEach(() => void vi.useRealTimers());

const SECRET = 'Meu CPF é 000';
const reminder = {
  ticketId: 3,
  uuid: mine({ id: 3 }).uuid,
  contactName: 'Cliente 3',
  at: 0,
  note: SECRET,
  onlyUnanswered: false,
  answered: false,
  lastMessage: '',
  fromMe: false,
  stage: 'due',
} as const;

it.each(['[NTV-09] [NTV-08] while the user hides texts', '[NTV-16] [NTV-08] while the screen is locked'])(
  '%s no kind of notification shows what was written, only from whom it is, and each is recorded',
  async (when) => {
    const world = await createNoticeWorld();
    world.begin();
    const { kinds } = world.state().alerts;
    world.store.dispatch(alertsChanged({ kinds: { ...kinds, longWait: { on: true, sound: null } } }));
    if (when.startsWith('[NTV-09]')) world.store.dispatch(alertsChanged({ hidesText: true }));
    else world.fake.lockScreen(true);
    world.know(aTicket({ id: 1, lastMessage: SECRET }));
    world.know(
      aTicket({ id: 2, status: 'open', userId: 11, lastMessage: SECRET }),
      mine({ id: 2, lastMessage: SECRET }),
    );
    world.write(mine({ id: 2 }), 'M1', SECRET);
    world.store.dispatch(chatMessage({ message: SECRET }));
    await settle();
    const hidden = 'notices:notify.hidden';
    expect(world.callLog.notices.map(({ kind, title, body }) => [kind, title, body])).toEqual([
      ['pending', 'notices:notify.pending Cliente 1', hidden],
      ['transfer', 'notices:notify.transfer Cliente 2', hidden],
      ['message', 'Cliente 2', hidden],
      ['chat', 'Bruno', hidden],
    ]);
    const { translate } = world.services;
    const ticket = mine({ id: 3, lastMessage: SECRET });
    const missed = { pending: [ticket], given: [], written: [], messages: 0, chats: [], chatMessages: 0 };
    const others = [
      reminderNotice(translate, [reminder], false),
      longWaitNotice(translate, [ticket], 15),
      summaryNotice(translate, missed, Date.now()),
    ];
    for (const notice of others)
      await raiseNotice(notice!, { ...world.store, extra: world.services, getState: world.state });
    expect(world.callLog.notices.slice(4).map(({ kind, body }) => [kind, body])).toEqual(
      ['reminder', 'longWait', 'summary'].map((kind) => [kind, hidden]),
    );
    // The test of the preferences has nobody's words.
    await world.store.dispatch(sendTestNotice());
    expect(world.callLog.notices.at(-1)?.body).toBe('notices:notify.testBody');
    expect(world.outcomes()).toEqual(world.callLog.notices.map(({ kind }) => `${kind} shown`).toReversed());
  },
);

it('[TRIAGE-12] while the window is locked no notification says from whom it is, only its kind and number, nor has it a button', async () => {
  const world = await createNoticeWorld([], { notificationActions: true, notificationReply: true });
  world.begin();
  world.store.dispatch(windowLocked());
  world.know(aTicket({ id: 1, lastMessage: SECRET }));
  world.know(aTicket({ id: 2, status: 'open', userId: 11 }), mine({ id: 2 }));
  world.write(mine({ id: 2 }), 'M1', SECRET);
  world.store.dispatch(chatMessage({ message: SECRET }));
  await settle();
  const said = () => world.callLog.notices.map(({ kind, title, body }) => [kind, title, body]);
  const hidden = 'notices:notify.hidden';
  expect(said()).toEqual([
    ['pending', 'notices:notify.summary 1', hidden],
    ['transfer', 'notices:notify.missedTransfers 1', hidden],
    ['message', 'notices:notify.missedMessages 1', hidden],
    ['chat', 'notices:notify.missedChats 1', hidden],
  ]);
  expect(world.callLog.notices.filter((notice) => 'accept' in notice || 'reply' in notice)).toEqual([]);
  world.store.dispatch(windowUnlocked());
  world.write(mine({ id: 2 }), 'M2', 'Oi');
  await settle();
  expect(said().at(-1)).toEqual(['message', 'Cliente 2', 'Oi']);
});

it('[TRIAGE-12] while the window is locked the summary after a gap gives only numbers', async () => {
  const { callLog } = await missDuringGap(4, ({ store }) => void store.dispatch(windowLocked()));
  expect(callLog.notices.map(({ title, body }) => [title, body])).toEqual([
    ['notices:notify.summary 1, notices:notify.missedMessages 3', 'notices:notify.hidden'],
  ]);
});
