import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { sendTestNotice } from '@/processes/notifications/noticeActions';
import { aTicket } from '@tests/support/records';
import { chatMessage, createNoticeWorld, mine, settle } from './noticeWorld';

beforeEach(() => {
  vi.useFakeTimers();
  // A Monday, 12:00.
  vi.setSystemTime(new Date('2026-11-23T12:00:00'));
});
afterEach(() => void vi.useRealTimers());

const SECRET = 'Meu CPF é 000';

it.each(['[NTV-09] while the user hides texts', '[NTV-16] while the screen is locked'])(
  '%s no kind of notification shows what was written, only from whom it is',
  async (when) => {
    const world = await createNoticeWorld();
    world.begin();
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
    // The test of the preferences has nobody's words.
    await world.store.dispatch(sendTestNotice());
    expect(world.callLog.notices.at(-1)?.body).toBe('notices:notify.testBody');
  },
);
