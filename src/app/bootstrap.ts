import { createDeviceWatch } from '@/desktop/audio/audioDevices';
import { createSoundPlayer } from '@/desktop/audio/soundPlayer';
import { getDesktop } from '@/desktop/getDesktop';
import { restoreSession } from '@/entities/session/restoreSession';
import { createI18n, loadLaterTexts } from '@/i18n/init';
import { createTranslate } from '@/i18n/translate';
import { systemClock } from '@/lib/clock';
import { consoleLog } from '@/lib/log';
import { createNotedLog, logUncaught } from '@/lib/notedLog';
import { connectAlerts } from '@/store/connectAlerts';
import { connectDesktop } from '@/store/connectDesktop';
import { createStorage } from '@/store/storage';
import type { AppParts } from './App';
import { composeApp } from './composeApp';
import { createLive } from './createLive';
import { createNavigator } from './navigator';
import { followSystem } from './system/followSystem';

/** Builds the app, in this order, and begins to restore the last session. */
export const bootstrap = async (): Promise<AppParts> => {
  const desktop = getDesktop();
  const log = createNotedLog(consoleLog, (note) => desktop.system.diagnostics.note(note));
  logUncaught(window, log);
  const clock = systemClock;
  const [i18n, { current: server }] = await Promise.all([createI18n(window.localStorage), desktop.server.state()]);

  const navigator = createNavigator(window);
  const { store, services } = composeApp({
    server,
    desktop,
    storage: createStorage(window.localStorage, log, clock),
    clock,
    log,
    translate: createTranslate(i18n),
    navigator,
    live: [createLive({ server, desktop, clock, log })],
  });
  await connectDesktop(store, services, window);
  await connectAlerts(store, {
    desktop,
    player: createSoundPlayer(log, (file) => new Audio(file)),
    watchDevices: createDeviceWatch(window.navigator.mediaDevices, log),
  });
  followSystem(desktop.system, store, i18n, navigator);
  void store.dispatch(restoreSession({ attempt: 0 }));
  // The start does not wait for these texts; after a failure, the first screen that needs them tries again.
  requestIdleCallback(() => void loadLaterTexts(i18n).catch(() => {}));

  return { store, services, i18n, navigator };
};
