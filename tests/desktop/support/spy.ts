/**
 * Loaded into the main process before the app, both under real Electron (`electron -r`) and in the test host. Records what the app
 * passes to the system, so that a test can check it and act as the user.
 */
import { app, BrowserWindow, Notification, shell, Tray, type Menu } from 'electron';

export interface Spy {
  readonly notifications: Notification[];
  readonly opened: string[];
  tray: Tray | null;
  tooltip: string;
  menu: Menu | null;
  badge: number;
  /** Windows: the description of the overlay image; empty if there is none. */
  overlay: string;
  flashing: boolean;
}

const spy: Spy = {
  notifications: [],
  opened: [],
  tray: null,
  tooltip: '',
  menu: null,
  badge: 0,
  overlay: '',
  flashing: false,
};
Object.assign(globalThis, { balcaoSpy: spy });

type Method = (this: unknown, ...args: never[]) => unknown;

/** Reports each call of a method to `note`, then runs the original. */
const watch = (holder: object, name: string, note: (self: unknown, ...args: unknown[]) => void): void => {
  const methods = holder as Record<string, Method>;
  const original = methods[name] as Method;
  methods[name] = function watched(this: unknown, ...args: never[]) {
    note(this, ...args);
    return original.apply(this, args);
  };
};

watch(Notification.prototype, 'show', (self) => spy.notifications.push(self as Notification));
watch(Tray.prototype, 'setToolTip', (self, text) => Object.assign(spy, { tray: self, tooltip: text }));
watch(Tray.prototype, 'setContextMenu', (self, menu) => Object.assign(spy, { tray: self, menu }));
watch(BrowserWindow.prototype, 'setOverlayIcon', (_self, image, description) => {
  spy.overlay = image === null ? '' : String(description);
});
watch(BrowserWindow.prototype, 'flashFrame', (_self, on) => {
  spy.flashing = Boolean(on);
});
watch(app, 'setBadgeCount', (_self, count) => {
  spy.badge = Number(count ?? 0);
});
shell.openExternal = async (url) => {
  spy.opened.push(url);
};
