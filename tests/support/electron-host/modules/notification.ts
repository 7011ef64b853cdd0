import { EventEmitter } from 'node:events';
import type { Platform } from '../settings';
import { createEvent } from './events';
import { settings } from './running';
import { strict } from './strict';

type Options = Electron.NotificationConstructorOptions;

/** Options that each system supports; it silently drops the others. */
const SUPPORTED: Readonly<Record<Platform, readonly (keyof Options)[]>> = {
  linux: ['title', 'body', 'icon', 'timeoutType', 'urgency'],
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

/** Windows' `Tag` of a toast, UTF-16 units. */
const LONGEST_ID = 64;

/**
 * `Notification`: shown nowhere; the event `show` follows `show()`. A spec emits `click`, `reply` and `action` on the instance, with
 * Electron's details object. When the app itself closes a notification, no event follows.
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
    if (settings.platform === 'win32' && (kept.id ?? '').length > LONGEST_ID) {
      throw new TypeError('Notification id must not be longer than 64 UTF-16 units');
    }
    HostNotification.#hasPresenter = true;
    this.id = kept.id ?? '';
    this.title = kept.title ?? '';
    this.body = kept.body ?? '';
    this.silent = kept.silent ?? false;
    this.hasReply = kept.hasReply ?? false;
    this.actions = kept.actions ?? [];
    this.toastXml = kept.toastXml ?? '';
    return strict('Notification', this);
  }

  /** Windows finds the app by a class that is registered with the first notification or the first `isSupported` call. */
  static #hasPresenter = false;
  static #activation: ((details: Electron.ActivationArguments) => void) | null = null;

  static isSupported(): boolean {
    HostNotification.#hasPresenter = true;
    return true;
  }

  static handleActivation(callback: (details: Electron.ActivationArguments) => void): void {
    HostNotification.#activation = callback;
  }

  /** Windows: the user acted on a toast, perhaps of an earlier run. False when nothing listens. */
  static activate(details: Electron.ActivationArguments): boolean {
    if (!HostNotification.#hasPresenter || HostNotification.#activation === null) return false;
    HostNotification.#activation(details);
    return true;
  }

  show(): void {
    queueMicrotask(() => this.emit('show', createEvent()));
  }

  close(): void {}
}
