import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotificationEvent, NotificationRequest } from '@/bridge/alerts';
import { createNotifications } from '@native/main/alerts/notifications';
import { Notification } from '@tests/support/electron-stand-in/system';
import { aNotification } from '@tests/support/records';
import { aLog } from '../fakes';

const message = (id: string, uuid = 'u-1') => aNotification({ id: `message:${id}`, target: { kind: 'ticket', uuid } });
const pending: NotificationRequest = {
  id: 'pending:7',
  kind: 'pending',
  title: 'Novo atendimento',
  body: 'Maria',
  target: { kind: 'pending', ticketId: 7 },
};

const open = (supported = true, platform: NodeJS.Platform = 'darwin') => {
  const made: Notification[] = [];
  const told: NotificationEvent[] = [];
  const openWindow = vi.fn();
  const log = aLog();
  let fails = false;
  const notifications = createNotifications({
    isSupported: () => supported,
    create: (options) => {
      if (fails) {
        fails = false;
        throw new TypeError('refused');
      }
      const notification = new Notification(options);
      made.push(notification);
      return notification as never;
    },
    platform,
    icon: '/icon.png',
    openWindow,
    tellPage: (event) => told.push(event),
    log,
  });
  return { notifications, made, told, openWindow, log, failNext: () => void (fails = true) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('native notifications', () => {
  it('[DESK-06] a pending ticket is passed to the system, silently, since the app has its own sounds', () => {
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
    made[0]?.emit('close', {});
    expect(notifications.show(message('A'))).toBe('duplicate');
    expect(notifications.show(message('B'))).toBe('shown');
    expect(made).toHaveLength(2);
  });

  it('[DESK-08] [NTV-07] a click brings the window to the front and opens its target', () => {
    const { notifications, made, told, openWindow } = open();
    notifications.show(message('A', 'u-9'));
    notifications.show(pending);
    made[0]?.emit('click');
    made[1]?.emit('click');
    expect(openWindow).toHaveBeenCalledTimes(2);
    expect(told).toEqual([
      { id: 'message:A', target: { kind: 'ticket', uuid: 'u-9' }, happened: 'clicked' },
      { id: 'pending:7', target: { kind: 'pending', ticketId: 7 }, happened: 'clicked' },
    ]);
  });

  it('[NTV-08] the caller learns when the system has none, and the notification may be shown later', () => {
    const { notifications, made } = open(false);
    expect(notifications.show(pending)).toBe('unsupported');
    expect(notifications.show(pending)).toBe('unsupported');
    expect(made).toEqual([]);
  });

  it('[NTV-08] a notification the system refuses is logged and reported', () => {
    const { notifications, made, told, log } = open();
    notifications.show(pending);
    made[0]?.emit('failed', {}, 'not signed');
    expect(log.lines[0]?.fields).toEqual({ error: 'not signed' });
    expect(told).toMatchObject([{ id: 'pending:7', happened: 'failed', detail: 'not signed' }]);
  });

  it('[NTV-06] [NTV-08] one that the system refuses while it is being shown counts as not shown and may be tried again', () => {
    const { notifications, made, log } = open(true, 'linux');
    vi.spyOn(Notification.prototype, 'show').mockImplementationOnce(function (this: Notification) {
      this.emit('failed', {}, 'no service');
    });
    expect(() => notifications.show(pending)).toThrow('The system refused the notification');
    expect(log.lines[0]?.fields).toEqual({ error: 'no service' });
    expect(notifications.show(pending)).toBe('shown');
    expect(made).toHaveLength(2);
  });

  it('[NTV-07] [NTV-08] can be clicked and withdrawn after hours, up to a hundred of them', () => {
    const { notifications, made, told } = open();
    notifications.show(pending);
    notifications.show(message('A'));
    vi.advanceTimersByTime(3 * 60 * 60_000);
    notifications.close('pending:7');
    notifications.close('pending:7');
    made[1]?.emit('click');
    expect(told.map(({ id, happened }) => [id, happened])).toEqual([
      ['pending:7', 'closed'],
      ['message:A', 'clicked'],
    ]);
    for (let count = 0; count < 101; count += 1) notifications.show(message(`${count}`));
    notifications.close('message:0');
    notifications.close('message:1');
    expect(made.map(({ closes }) => closes).slice(0, 4)).toEqual([1, 0, 0, 1]);
  });

  it('[NTV-08] a withdrawn notification is reported as closed, which the system does not report itself', () => {
    const { notifications, told } = open();
    notifications.show(pending);
    notifications.close('pending:7');
    notifications.close('pending:7');
    expect(told).toEqual([{ id: 'pending:7', target: pending.target, happened: 'closed' }]);
  });

  it('[NTV-06] a notification that could not be created counts as not shown and may be tried again', () => {
    const { notifications, made, failNext } = open();
    failNext();
    expect(() => notifications.show(pending)).toThrow('refused');
    expect(notifications.show(pending)).toBe('shown');
    expect(made).toHaveLength(1);
  });

  it('[NTV-03] a click on one of the app’s own notices opens nothing', () => {
    const { notifications, made, told, openWindow } = open();
    notifications.tell('O Balcão continua aberto', 'Na bandeja.');
    made[0]?.emit('click');
    expect([told, openWindow.mock.calls.length]).toEqual([[], 1]);
  });

  it('[NTV-03] the app’s own notices are left out where the system has none', () => {
    const { notifications, made } = open(false);
    notifications.tell('O Balcão continua aberto', 'Na bandeja.');
    expect(made).toEqual([]);
  });

  it('[NTV-06] a thousand notifications are remembered', () => {
    const { notifications } = open();
    for (let count = 0; count < 1_000; count += 1) notifications.show(message(`${count}`));
    expect(notifications.show(message('0'))).toBe('duplicate');
    notifications.show(message('1000'));
    expect([notifications.show(message('1')), notifications.show(message('0'))]).toEqual(['duplicate', 'shown']);
  });
});

const reply = { placeholder: 'Responder', send: 'Enviar' };

describe('actions in a notification', () => {
  it('[NTV-07] the button accepts the ticket and shows the window; a reply leaves the window where it is', () => {
    const { notifications, made, told, openWindow } = open();
    notifications.show({ ...pending, accept: 'Aceitar' });
    notifications.show({ ...message('A'), reply });
    made[0]?.emit('action', { actionIndex: 0 });
    expect(openWindow).toHaveBeenCalledTimes(1);
    made[1]?.emit('reply', { reply: '  Já vejo. ' });
    expect(told).toEqual([
      { id: 'pending:7', target: pending.target, happened: 'accepted' },
      { id: 'message:A', target: { kind: 'ticket', uuid: 'u-1' }, happened: 'replied', text: 'Já vejo.' },
    ]);
    expect(openWindow).toHaveBeenCalledTimes(1);
  });

  it('[NTV-07] an empty reply is a click', () => {
    const { notifications, made, told } = open();
    notifications.show({ ...message('A'), reply });
    made[0]?.emit('reply', { reply: '   ' });
    expect(told).toMatchObject([{ happened: 'clicked' }]);
  });

  it('[NTV-08] closing is reported once', () => {
    const { notifications, made, told } = open();
    notifications.show(message('A'));
    made[0]?.emit('close', { reason: 'userCanceled' });
    made[0]?.emit('close', { reason: 'timedOut' });
    expect(told.map(({ happened }) => happened)).toEqual(['closed']);
  });

  it.each([
    ['darwin', { hasReply: true, replyPlaceholder: 'Responder', actions: [{ type: 'button', text: 'Aceitar' }] }],
    ['win32', { toastXml: expect.stringContaining('Aceitar') }],
    ['linux', {}],
  ] as const)('[NTV-07] %s reports what it can show, and stays silent', (platform, expected) => {
    const { notifications, made } = open(true, platform);
    notifications.show({ ...message('A'), accept: 'Aceitar', reply });
    expect(made[0]?.options).toMatchObject({ title: 'Maria', body: 'Olá', silent: true, ...expected });
    const { hasReply, toastXml, id, actions } = made[0]?.options ?? {};
    expect([hasReply === true, toastXml !== undefined, id !== undefined, actions !== undefined]).toEqual([
      platform === 'darwin',
      platform === 'win32',
      platform !== 'linux',
      platform === 'darwin',
    ]);
  });

  it.each([
    ['darwin', undefined],
    ['win32', '/icon.png'],
    ['linux', '/icon.png'],
  ] as const)('on %s the picture is %s: macOS shows the app’s own and would attach a second', (platform, icon) => {
    const { notifications, made } = open(true, platform);
    notifications.show(message('A'));
    notifications.tell('O Balcão continua aberto', 'Na bandeja.');
    expect(made.map(({ options }) => options.icon)).toEqual([icon, icon]);
  });
});

describe('Windows', () => {
  const launched = (made: readonly Notification[], start: string) =>
    (new RegExp(`"(${start}[^"]*)"`).exec(made[0]?.options.toastXml ?? '')?.[1] ?? '').replaceAll('&amp;', '&');

  it('[NTV-08] a toast that only went to the action centre, as each does after a while, is not closed and can be withdrawn', () => {
    const { notifications, made, told } = open(true, 'win32');
    notifications.show(message('A'));
    made[0]?.emit('close', { reason: 'timedOut' });
    expect(told).toEqual([]);
    notifications.close('message:A');
    expect([made[0]?.closes, told.map(({ happened }) => happened)]).toEqual([1, ['closed']]);
  });

  it('[NTV-07] [NTV-08] notifies both the notification and the app; the page hears it once', () => {
    const { notifications, made, told } = open(true, 'win32');
    notifications.show({ ...message('A'), reply });
    made[0]?.emit('reply', { reply: 'Oi' });
    notifications.activated({ type: 'reply', arguments: launched(made, 'type=reply'), reply: 'Oi' });
    expect(told).toHaveLength(1);
  });

  it('[NTV-07] a toast of an earlier run still opens, accepts and replies', () => {
    const earlier = open(true, 'win32');
    earlier.notifications.show({ ...pending, accept: 'Aceitar', reply });
    const { notifications, told, openWindow } = open(true, 'win32');
    notifications.activated({ type: 'click', arguments: launched(earlier.made, 'type=click') });
    notifications.activated({ type: 'action', arguments: launched(earlier.made, 'type=action'), actionIndex: 0 });
    notifications.activated({
      type: 'reply',
      arguments: launched(earlier.made, 'type=reply'),
      userInputs: { reply: 'Já vou' },
    });
    expect(told.map(({ id, happened }) => [id, happened])).toEqual([
      ['pending:7', 'clicked'],
      ['pending:7', 'accepted'],
      ['pending:7', 'replied'],
    ]);
    expect(told[2]).toMatchObject({ text: 'Já vou', target: pending.target });
    expect(openWindow).toHaveBeenCalledTimes(2);
  });

  it.each([{}, { reply: '  ' }, { userInputs: {} }])(
    '[NTV-07] a toast’s reply without text is a click: %j',
    (typed) => {
      const earlier = open(true, 'win32');
      earlier.notifications.show({ ...pending, reply });
      const { notifications, told } = open(true, 'win32');
      notifications.activated({ type: 'reply', arguments: launched(earlier.made, 'type=reply'), ...typed });
      expect(told).toEqual([{ id: 'pending:7', target: pending.target, happened: 'clicked' }]);
    },
  );

  it.each([64, 65, 200])(
    '[NTV-06] [NTV-08] an id of %i characters is shown once and reported by its own name',
    (length) => {
      const { notifications, made, told } = open(true, 'win32');
      const long = { ...message('A'), id: 'message:wamid.'.padEnd(length, 'x') };
      const other = { ...long, id: long.id.replace(/x$/, 'y') };
      expect([long, long, other].map((request) => notifications.show(request))).toEqual([
        'shown',
        'duplicate',
        'shown',
      ]);
      const tags = made.map(({ options }) => options.id ?? '');
      expect(tags.every((tag) => tag.length <= 64)).toBe(true);
      expect([new Set(tags).size, tags[0] === long.id]).toEqual([2, length === 64]);
      made[0]?.emit('click');
      expect(told).toMatchObject([{ id: long.id, happened: 'clicked' }]);
    },
  );

  it('[NTV-08] a toast that went to the list of notifications is still shown, and can be withdrawn there', () => {
    const { notifications, made, told } = open(true, 'win32');
    notifications.show(pending);
    made[0]?.emit('close', { reason: 'timedOut' });
    expect(told).toEqual([]);
    notifications.close('pending:7');
    expect(made[0]?.closes).toBe(1);
    expect(told.map(({ happened }) => happened)).toEqual(['closed']);
  });

  it('[NTV-07] an unknown toast only opens the window', () => {
    const { notifications, told, openWindow } = open(true, 'win32');
    notifications.activated({ type: 'click', arguments: 'type=click&tag=1' });
    expect([told, openWindow.mock.calls.length]).toEqual([[], 1]);
  });
});
