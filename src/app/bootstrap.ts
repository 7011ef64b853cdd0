import { createApi } from '@/api/createApi';
import { createHttp } from '@/api/http';
import { createProvider } from '@/api/provider';
import { createDeviceWatch } from '@/desktop/audio/audioDevices';
import { createSoundPlayer } from '@/desktop/audio/soundPlayer';
import { getDesktop } from '@/desktop/getDesktop';
import { callUnanswered } from '@/processes/resync/probeListener';
import { restoreSession } from '@/entities/session/restoreSession';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createI18n, loadLaterTexts } from '@/i18n/init';
import { createTranslate } from '@/i18n/translate';
import { systemClock } from '@/lib/clock';
import { consoleLog } from '@/lib/log';
import { createNotedLog, logUncaught } from '@/lib/notedLog';
import { connectAlerts } from '@/store/connectAlerts';
import { connectDesktop } from '@/store/connectDesktop';
import { createStorage } from '@/store/storage';
import { createStore } from '@/store/store';
import type { AppParts } from './App';
import { createLive } from './createLive';
import { createNavigator } from './navigator';
import { followSystem } from './system/followSystem';
import { registerListeners } from './registerListeners';

/** Puts the app together, in this order, and begins to take up the session of the last start. */
export const bootstrap = async (): Promise<AppParts> => {
  const desktop = getDesktop();
  const log = createNotedLog(consoleLog, (note) => desktop.system.diagnostics.note(note));
  logUncaught(window, log);
  const clock = systemClock;
  const [i18n, server] = await Promise.all([createI18n(window.localStorage), desktop.server.state()]);

  const http = createHttp({
    // A change of server reloads the page, so this one holds as long as the page does.
    baseUrl: () => server.current?.rest ?? '',
    authorization: () => desktop.session.authorization(),
    refresh: () => desktop.session.refresh(),
    onSessionEnded: (cause) => store.dispatch(sessionEnded({ reason: 'expired', cause })),
    onUnanswered: () => store.dispatch(callUnanswered()),
    log,
  });
  const provider = createProvider({ baseUrl: () => server.current?.provider ?? '' });
  const storage = createStorage(window.localStorage, log);
  const services = { api: createApi(http, provider), desktop, storage, clock, log, translate: createTranslate(i18n) };
  const store = createStore(services, [createLive({ desktop, clock, log })]);

  const navigator = createNavigator();
  registerListeners(store.startListening, navigator);
  await connectDesktop(store, services, window);
  await connectAlerts(store, {
    desktop,
    player: createSoundPlayer(log, (file) => new Audio(file)),
    watchDevices: createDeviceWatch(window.navigator.mediaDevices, log),
  });
  followSystem(desktop.system, store, i18n, navigator);
  void store.dispatch(restoreSession({ attempt: 0 }));
  // Nobody should have to wait for them; a failure is tried again by the first screen that needs them.
  requestIdleCallback(() => void loadLaterTexts(i18n).catch(() => {}));

  return { store, services, i18n, navigator, isDemo: server.current?.kind === 'demo' };
};
