import type { Page } from '@playwright/test';

export interface WebNotification {
  readonly title: string;
  readonly body: string;
}

interface Recorded extends WebNotification {
  onclick: ((event: Event) => void) | null;
  dispatchEvent(event: Event): boolean;
}

declare global {
  interface Window {
    shownNotifications: Recorded[];
  }
}

/**
 * Runs in the page before its own scripts. Headless Chromium can neither show nor click a web notification, so a constructor that
 * records replaces the browser's.
 */
export const installWebNotifications = (): void => {
  window.shownNotifications = [];
  class RecordedNotification extends EventTarget implements Recorded {
    static readonly permission = 'granted';
    static readonly requestPermission = async () => 'granted' as const;
    readonly title: string;
    readonly body: string;
    onclick: ((event: Event) => void) | null = null;

    constructor(title: string, { body = '' }: NotificationOptions = {}) {
      super();
      this.title = title;
      this.body = body;
      window.shownNotifications.push(this);
    }

    close(): void {}
  }
  Object.assign(window, { Notification: RecordedNotification });
};

/** Every web notification so far, oldest first. */
export const shownNotifications = (page: Page): Promise<WebNotification[]> =>
  page.evaluate(() => window.shownNotifications.map(({ title, body }) => ({ title, body })));

export const clickNotification = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => {
    const notification = window.shownNotifications[at];
    const click = new Event('click');
    notification?.onclick?.(click);
    notification?.dispatchEvent(click);
  }, index);
