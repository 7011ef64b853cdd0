import { EventEmitter } from 'node:events';
import type { Platform } from '../settings';
import { createEvent } from './events';
import { settings } from './running';
import { strict } from './strict';

type Options = Electron.NotificationConstructorOptions;

/** What each system takes notice of (electron-notes §6); the others drop it silently. */
const SUPPORTED: Readonly<Record<Platform, readonly (keyof Options)[]>> = {
  linux: ['title', 'body', 'silent', 'icon', 'timeoutType', 'urgency', 'actions'],
  win32: [
    'title',
    'body',
    'silent',
    'icon',
    'id',
    'groupId',
    'groupTitle',
    'hasReply',
    'replyPlaceholder',
    'actions',
    'timeoutType',
    'urgency',
    'toastXml',
  ],
  darwin: [
    'title',
    'body',
    'silent',
    'icon',
    'id',
    'groupId',
    'subtitle',
    'sound',
    'closeButtonText',
    'hasReply',
    'replyPlaceholder',
    'actions',
  ],
};

const keepSupported = (options: Options): Options => {
  const names = SUPPORTED[settings.platform] as readonly string[];
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
};

type Ported = Pick<Electron.Notification, 'show' | 'close' | 'title' | 'body' | 'silent' | 'hasReply' | 'id'>;

/**
 * `Notification`: handed to nobody, `show` follows `show()`. A spec emits `click`, `reply` and `action` on the instance,
 * with the details object as Electron gives it.
 */
export class HostNotification extends EventEmitter implements Ported {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly silent: boolean;
  readonly hasReply: boolean;

  constructor(options: Options = {}) {
    super();
    const kept = keepSupported(options);
    this.id = kept.id ?? '';
    this.title = kept.title ?? '';
    this.body = kept.body ?? '';
    this.silent = kept.silent ?? false;
    this.hasReply = kept.hasReply ?? false;
    return strict('Notification', this);
  }

  static isSupported(): boolean {
    return true;
  }

  show(): void {
    queueMicrotask(() => this.emit('show', createEvent()));
  }

  close(): void {
    queueMicrotask(() => this.emit('close', createEvent({ reason: 'applicationHidden' })));
  }
}
