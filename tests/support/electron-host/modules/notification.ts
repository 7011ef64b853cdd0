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

type Ported = Pick<
  Electron.Notification,
  'show' | 'close' | 'title' | 'body' | 'silent' | 'hasReply' | 'id' | 'actions' | 'toastXml'
>;

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
  readonly actions: Electron.NotificationAction[];
  readonly toastXml: string;

  constructor(options: Options = {}) {
    super();
    const kept = keepSupported(options);
    this.id = kept.id ?? '';
    this.title = kept.title ?? '';
    this.body = kept.body ?? '';
    this.silent = kept.silent ?? false;
    this.hasReply = kept.hasReply ?? false;
    this.actions = kept.actions ?? [];
    this.toastXml = kept.toastXml ?? '';
    return strict('Notification', this);
  }

  static isSupported(): boolean {
    return true;
  }

  /** Windows: what is done to a toast comes here too; a spec calls it with a toast of an earlier run. */
  static activation: ((details: Electron.ActivationArguments) => void) | null = null;

  static handleActivation(callback: (details: Electron.ActivationArguments) => void): void {
    HostNotification.activation = callback;
  }

  show(): void {
    queueMicrotask(() => this.emit('show', createEvent()));
  }

  close(): void {
    queueMicrotask(() => this.emit('close', createEvent({ reason: 'applicationHidden' })));
  }
}
