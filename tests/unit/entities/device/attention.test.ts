import { describe, expect, it } from 'vitest';
import {
  chatHidden,
  chatShown,
  conversationHidden,
  conversationShown,
  pendingListShown,
  screenLockChanged,
  ticketsScreenShown,
  windowFocusChanged,
} from '@/entities/device/attention/attentionSlice';
import { windowLocked, windowUnlocked } from '@/entities/device/lock/lock';
import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import { ACCOUNT, aSessionStart } from '@tests/support/records';
import { stateAfter } from '@tests/support/reducedState';

/** What the user looks at after these actions, in their order. */
const after = (...actions: Parameters<typeof stateAfter>) => stateAfter(...actions).attention;

const nothing = {
  focused: false,
  windowFocused: false,
  covered: false,
  ticketsShown: false,
  conversations: [],
  pendingShown: false,
  chat: null,
  locked: false,
};
const started = (lockTries: number | null) =>
  sessionStarted(aSessionStart({ account: ACCOUNT, fresh: false, lockTries }));
const ended = sessionEnded({ reason: 'logout' });
const focused = windowFocusChanged(true);

describe('the window', () => {
  it('[NTV-06] is looked at while it has the focus and is not locked', () => {
    expect(after()).toEqual(nothing);
    expect(after(focused)).toEqual({ ...nothing, focused: true, windowFocused: true });
    expect(after(focused, windowFocusChanged(false))).toEqual(nothing);
    expect(after(focused, windowLocked())).toEqual({ ...nothing, windowFocused: true, covered: true });
    expect(after(focused, windowLocked(), windowUnlocked())).toEqual({
      ...nothing,
      focused: true,
      windowFocused: true,
    });
  });

  it('[NTV-06] [TRIAGE-12] is not looked at when it gets the focus while it is locked, but once it is unlocked', () => {
    const locked = [windowLocked(), focused];
    expect(after(...locked)).toEqual({ ...nothing, windowFocused: true, covered: true });
    expect(after(...locked, windowUnlocked()).focused).toBe(true);
    expect(after(...locked, windowFocusChanged(false), windowUnlocked())).toEqual(nothing);
  });

  it('[TRIAGE-12] is covered from the start of a session whose window was locked before, with any number of tries', () => {
    const covered = { ...nothing, windowFocused: true, covered: true };
    expect(after(focused, started(0))).toEqual(covered);
    expect(after(focused, started(3))).toEqual(covered);
    expect(after(focused, started(null))).toEqual({ ...nothing, focused: true, windowFocused: true });
  });

  it('[TRIAGE-12] [SEC-08] is no longer covered, and shows nothing, once the session has ended; focus and screen lock stay', () => {
    const all = [
      focused,
      ticketsScreenShown(true),
      conversationShown({ ticketId: 1 }),
      chatShown({ chatId: 7 }),
      pendingListShown(true),
      screenLockChanged(true),
      windowLocked(),
    ];
    expect(after(...all)).toEqual({
      focused: false,
      windowFocused: true,
      covered: true,
      ticketsShown: true,
      conversations: [1],
      pendingShown: true,
      chat: 7,
      locked: true,
    });
    expect(after(...all, ended)).toEqual({ ...nothing, focused: true, windowFocused: true, locked: true });
    expect(after(windowLocked(), ended)).toEqual(nothing);
  });
});

describe('what is on screen', () => {
  it('[NTV-06] are up to two conversations, each once, in the order in which they were opened', () => {
    const two = [2, 1, 2].map((ticketId) => conversationShown({ ticketId }));
    expect(after(...two)).toEqual({ ...nothing, conversations: [2, 1] });
    expect(after(...two, conversationHidden({ ticketId: 2 })).conversations).toEqual([1]);
    expect(after(...two, conversationHidden({ ticketId: 3 })).conversations).toEqual([2, 1]);
  });

  it('[NTV-06] is the chat that was opened last, also if the one before it is closed only then', () => {
    expect(after(chatShown({ chatId: 7 }))).toEqual({ ...nothing, chat: 7 });
    expect(after(chatShown({ chatId: 7 }), chatHidden({ chatId: 7 }))).toEqual(nothing);
    expect(after(chatShown({ chatId: 7 }), chatShown({ chatId: 8 }), chatHidden({ chatId: 7 })).chat).toBe(8);
  });

  it('is the ticket screen, or not', () => {
    expect(after(ticketsScreenShown(true))).toEqual({ ...nothing, ticketsShown: true });
    expect(after(ticketsScreenShown(true), ticketsScreenShown(false))).toEqual(nothing);
  });

  it('[DESK-07] is the list of pending tickets, or not', () => {
    expect(after(pendingListShown(true))).toEqual({ ...nothing, pendingShown: true });
    expect(after(pendingListShown(true), pendingListShown(false))).toEqual(nothing);
  });

  it('[NTV-16] is nothing while the screen of the computer is locked', () => {
    expect(after(screenLockChanged(true))).toEqual({ ...nothing, locked: true });
    expect(after(screenLockChanged(true), screenLockChanged(false))).toEqual(nothing);
  });
});
