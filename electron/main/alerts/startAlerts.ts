import path from 'node:path';
import {
  app,
  Menu,
  nativeImage,
  nativeTheme,
  Notification,
  powerMonitor,
  shell,
  systemPreferences,
  Tray,
} from 'electron';
import type { AlertServices } from './alertHandlers';
import { createMicrophone } from './audioDevices';
import type { Ipc } from '../window/ipc';
import type { Language } from '../system/language';
import type { Log } from '../system/log';
import { watchMachine } from './machineWatch';
import { createNotifications, type Notifications } from './notifications';
import { createTray, type AppTray } from './tray';
import { createUnreadBadge } from './unreadBadge';
import type { MainWindow } from '../window/window';

interface Parts {
  readonly window: MainWindow;
  readonly language: Language;
  /** Folder of pictures. */
  readonly resources: string;
  readonly icon: string;
  readonly push: Ipc['push'];
  readonly log: Log;
}

export interface Alerts extends AlertServices {
  readonly notifications: Notifications;
  readonly tray: AppTray;
}

const loadImage = (file: string) => nativeImage.createFromPath(file);

const openTray = ({ window, language, resources, push }: Parts): AppTray =>
  createTray({
    create: (image) => new Tray(image),
    buildMenu: (items) => Menu.buildFromTemplate(items),
    loadImage,
    nativeTheme,
    platform: process.platform,
    folder: path.join(resources, 'tray'),
    texts: language.words,
    onOpen: window.open,
    onChosen: (choice) => {
      // Accepting a ticket opens the window.
      if (choice.kind === 'accept') window.open();
      push('tray:chosen', choice);
    },
    onQuit: () => app.quit(),
  });

/** Creates notifications, badge and tray, and starts to watch sleep and lock. */
export const startAlerts = (parts: Parts): Alerts => {
  const { window, language, resources, icon, push, log } = parts;
  const { platform } = process;
  const notifications = createNotifications({
    isSupported: () => Notification.isSupported(),
    create: (options) => new Notification(options),
    platform,
    icon,
    openWindow: window.open,
    tellPage: (event) => push('notifications:event', event),
    log,
  });
  const badge = createUnreadBadge({
    app,
    window: window.browserWindow,
    platform,
    loadImage,
    folder: path.join(resources, 'overlay'),
    texts: language.words,
  });
  const tray = openTray(parts);
  language.onChanged(tray.translate);
  language.onChanged(badge.translate);

  const machine = watchMachine({
    powerMonitor,
    platform,
    wake: () => push('lifecycle:wake', null),
    lockChanged: (locked) => push('screen:lock-changed', locked),
  });
  app.on('will-quit', () => {
    machine.stop();
    tray.dispose();
  });

  return {
    notifications,
    tray,
    machine,
    microphone: createMicrophone({ systemPreferences, shell, platform }),
    setUnread: (totals) => {
      badge.set(totals);
      tray.setUnread(totals);
    },
  };
};
