import { describe, expect, it } from 'vitest';
import type { NotificationRequest } from '@/bridge/alerts';
import { notificationOptions, plainOptions } from '@native/main/alerts/notificationOptions';
import { aNotification } from '@tests/support/records';

const plain = { title: 'Maria', body: 'Olá', silent: true };

describe('the options of a notification', () => {
  it('[NTV-07] on Linux are its texts and its picture', () => {
    const answered = aNotification({ accept: 'Aceitar', reply: { placeholder: 'Responder', send: 'Enviar' } });
    expect(notificationOptions(answered, 'linux', '/icon.png')).toEqual({ ...plain, icon: '/icon.png' });
  });

  it('[NTV-07] on Windows have the toast, its name and its group', () => {
    const options = notificationOptions(aNotification(), 'win32', '/icon.png');
    expect(options).toEqual({
      ...plain,
      icon: '/icon.png',
      id: 'message:A',
      groupId: 'u-1',
      toastXml: expect.stringMatching(/^<toast /),
    });
  });

  it('[NTV-07] on macOS have buttons and a field only when these are wanted, and no second picture', () => {
    expect(notificationOptions(aNotification(), 'darwin', '/icon.png')).toEqual({
      ...plain,
      id: 'message:A',
      groupId: 'u-1',
    });
    expect(notificationOptions(aNotification({ accept: 'Aceitar' }), 'darwin', '/icon.png')).toEqual({
      ...plain,
      id: 'message:A',
      groupId: 'u-1',
      actions: [{ type: 'button', text: 'Aceitar' }],
    });
    expect(
      notificationOptions(
        aNotification({ reply: { placeholder: 'Responder', send: 'Enviar' } }),
        'darwin',
        '/icon.png',
      ),
    ).toEqual({ ...plain, id: 'message:A', groupId: 'u-1', hasReply: true, replyPlaceholder: 'Responder' });
  });

  it('[NTV-06] group by conversation, else by list', () => {
    const groupOf = (target: NotificationRequest['target']) =>
      notificationOptions(aNotification({ target }), 'win32', '').groupId;
    expect(groupOf({ kind: 'chat', uuid: 'c-1' })).toBe('c-1');
    expect(groupOf({ kind: 'pending', ticketId: 7 })).toBe('pending');
    expect(groupOf({ kind: 'app' })).toBe('app');
  });

  it('[NTV-06] replace a name that is too long for Windows by a digest of 64 characters', () => {
    const nameOf = (id: string) => notificationOptions(aNotification({ id }), 'win32', '').id;
    expect(nameOf('x'.repeat(64))).toBe('x'.repeat(64));
    expect(nameOf('x'.repeat(65))).toMatch(/^[0-9a-f]{64}$/);
    expect(nameOf('x'.repeat(65))).not.toBe(nameOf('x'.repeat(66)));
  });

  it('[NTV-10] of a notice of the app itself are plain, and silent everywhere', () => {
    expect(plainOptions('A', 'b', 'win32', '/i.png')).toEqual({ title: 'A', body: 'b', silent: true, icon: '/i.png' });
    expect(plainOptions('A', 'b', 'darwin', '/i.png')).toEqual({ title: 'A', body: 'b', silent: true });
  });
});
