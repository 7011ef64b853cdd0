import type { Desktop } from './desktop';
import type { Spy } from './spy';

declare global {
  /** Set in the main process by `spy.ts`. */
  var balcaoSpy: Spy;
}

export interface ShownNotification {
  readonly title: string;
  readonly body: string;
}

/** What the user sees and does outside the page: notifications, tray, badge and the window itself. */
export class NativeSide {
  readonly #desktop: Desktop;

  constructor(desktop: Desktop) {
    this.#desktop = desktop;
  }

  /** Every notification passed to the system so far, oldest first. */
  notifications(): Promise<ShownNotification[]> {
    return this.#desktop.evaluate(() => balcaoSpy.notifications.map(({ title, body }) => ({ title, body })));
  }

  /** Clicks a notification by its index in `notifications()`. */
  clickNotification(index: number): Promise<void> {
    return this.#desktop.evaluate((_electron, at) => {
      balcaoSpy.notifications[at]?.emit('click', {});
    }, index);
  }

  /** Presses the first button of a notification. */
  pressNotificationButton(index: number): Promise<void> {
    return this.#desktop.evaluate((_electron, at) => {
      balcaoSpy.notifications[at]?.emit('action', { actionIndex: 0 });
    }, index);
  }

  /** Replies in the field of a notification. */
  answerNotification(index: number, reply: string): Promise<void> {
    return this.#desktop.evaluate(
      (_electron, answer) => {
        balcaoSpy.notifications[answer.index]?.emit('reply', { reply: answer.reply });
      },
      { index, reply },
    );
  }

  /** Index of the newest notification whose title matches; -1 if there is none. */
  async newestNotification(title: RegExp): Promise<number> {
    return (await this.notifications()).findLastIndex((notice) => title.test(notice.title));
  }

  /** Labels of the tray's menu, without separators. */
  trayItems(): Promise<string[]> {
    return this.#desktop.evaluate(() => (balcaoSpy.menu?.items ?? []).map(({ label }) => label).filter(Boolean));
  }

  /** Locks or unlocks the screen, on systems that report this by an event. */
  lockScreen(locked: boolean): Promise<void> {
    return this.#desktop.evaluate(({ powerMonitor }, isLocked) => {
      powerMonitor.emit(isLocked ? 'lock-screen' : 'unlock-screen');
    }, locked);
  }

  trayTooltip(): Promise<string> {
    return this.#desktop.evaluate(() => balcaoSpy.tooltip);
  }

  clickTrayItem(label: string): Promise<void> {
    return this.#desktop.evaluate((_electron, wanted) => {
      const item = balcaoSpy.menu?.items.find((candidate) => candidate.label === wanted);
      if (!item) throw new Error(`The tray menu has no "${wanted}"`);
      item.click();
    }, label);
  }

  badge(): Promise<number> {
    return this.#desktop.evaluate(() => balcaoSpy.badge);
  }

  overlay(): Promise<string> {
    return this.#desktop.evaluate(() => balcaoSpy.overlay);
  }

  openedOutside(): Promise<string[]> {
    return this.#desktop.evaluate(() => [...balcaoSpy.opened]);
  }

  window(): Promise<{ visible: boolean; focused: boolean; minimized: boolean; title: string }> {
    return this.#desktop.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      if (!window) throw new Error('No window is open');
      return {
        visible: window.isVisible(),
        focused: window.isFocused(),
        minimized: window.isMinimized(),
        title: window.getTitle(),
      };
    });
  }

  /** Presses the window's own close button. */
  closeWindow(): Promise<void> {
    return this.#desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  }

  minimizeWindow(): Promise<void> {
    return this.#desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  }
}
