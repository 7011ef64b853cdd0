import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotificationRequest, NotificationTarget } from '@/contract/desktop';
import { createNotifications } from '@native/main/notifications';
import { Notification } from '@tests/support/electron-stand-in/system';
import { aLog } from './fakes';

const message = (id: string, uuid = 'u-1'): NotificationRequest => ({
  id: `message:${id}`,
  kind: 'message',
  title: 'Maria',
  body: 'Olá',
  target: { kind: 'ticket', uuid },
});
const pending: NotificationRequest = {
  id: 'pending:7',
  kind: 'pending',
  title: 'Novo atendimento',
  body: 'Maria',
  target: { kind: 'pending', ticketId: 7 },
};

const open = (supported = true) => {
  const made: Notification[] = [];
  const activated: NotificationTarget[] = [];
  const openWindow = vi.fn();
  const log = aLog();
  const notifications = createNotifications({
    isSupported: () => supported,
    create: (options) => {
      const notification = new Notification(options);
      made.push(notification);
      return notification as never;
    },
    icon: '/icon.png',
    openWindow,
    activated: (target) => activated.push(target),
    log,
  });
  return { notifications, made, activated, openWindow, log };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('native notifications', () => {
  it('[DESK-06] a pending ticket is handed to the system, silently, since the app has its own sounds', () => {
    const { notifications, made } = open();
    expect(notifications.show(pending)).toBe('shown');
    expect(made).toHaveLength(1);
    expect(made[0]?.shows).toBe(1);
    expect(made[0]?.options).toMatchObject({ title: 'Novo atendimento', body: 'Maria', silent: true, id: 'pending:7' });
  });

  it('[NTV-06] the same message is never shown twice, not even after its notification was closed', () => {
    const { notifications, made } = open();
    expect(notifications.show(message('A'))).toBe('shown');
    expect(notifications.show(message('A'))).toBe('duplicate');
    made[0]?.emit('close');
    expect(notifications.show(message('A'))).toBe('duplicate');
    expect(notifications.show(message('B'))).toBe('shown');
    expect(made).toHaveLength(2);
  });

  it('[DESK-08] [NTV-07] a click brings the window to the front and leads to what was clicked', () => {
    const { notifications, made, activated, openWindow } = open();
    notifications.show(message('A', 'u-9'));
    notifications.show(pending);
    made[0]?.emit('click');
    made[1]?.emit('click');
    expect(openWindow).toHaveBeenCalledTimes(2);
    expect(activated).toEqual([
      { kind: 'ticket', uuid: 'u-9' },
      { kind: 'pending', ticketId: 7 },
    ]);
  });

  it('where the system has none the caller is told, and it may be shown later', () => {
    const { notifications, made } = open(false);
    expect(notifications.show(pending)).toBe('unsupported');
    expect(notifications.show(pending)).toBe('unsupported');
    expect(made).toEqual([]);
  });

  it('one that the system refuses is only logged', () => {
    const { notifications, made, log } = open();
    notifications.show(pending);
    made[0]?.emit('failed', {}, 'not signed');
    expect(log.lines[0]?.fields).toEqual({ error: 'not signed' });
  });

  it('can be taken back while it is shown, up to a quarter of an hour', () => {
    const { notifications, made } = open();
    notifications.show(pending);
    notifications.show(message('A'));
    vi.advanceTimersByTime(15 * 60_000 - 1);
    notifications.close('pending:7');
    notifications.close('pending:7');
    vi.advanceTimersByTime(1);
    notifications.close('message:A');
    expect(made.map(({ closes }) => closes)).toEqual([1, 0]);
  });

  it('a notice of the app itself leads nowhere', () => {
    const { notifications, made, activated, openWindow } = open();
    notifications.tell('O Balcão continua aberto', 'Na bandeja.');
    made[0]?.emit('click');
    expect([activated, openWindow.mock.calls.length]).toEqual([[], 1]);
  });
});
