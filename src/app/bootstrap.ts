import { createApi } from '@/api/createApi';
import { createHttp } from '@/api/http';
import { getDesktop } from '@/desktop/getDesktop';
import { callUnanswered } from '@/entities/connection/probeListener';
import { restoreSession } from '@/entities/session/restoreSession';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createI18n } from '@/i18n/init';
import { createTranslate } from '@/i18n/translate';
import { systemClock } from '@/lib/clock';
import { consoleLog } from '@/lib/log';
import { connectDesktop } from '@/store/connectDesktop';
import { createStorage } from '@/store/storage';
import { createStore } from '@/store/store';
import type { AppParts } from './App';
import { createLive } from './createLive';
import { createNavigator } from './navigator';
import { followNotifications, registerListeners } from './registerListeners';

/** Puts the app together, in this order, and begins to take up the session of the last start. */
export const bootstrap = async (): Promise<AppParts> => {
  const desktop = getDesktop();
  const log = consoleLog;
  const clock = systemClock;
  const [i18n, server] = await Promise.all([createI18n(window.localStorage), desktop.server.state()]);

  const http = createHttp({
    // A change of server reloads the page, so this one holds as long as the page does.
    baseUrl: () => server.current?.rest ?? '',
    authorization: () => desktop.session.authorization(),
    refresh: () => desktop.session.refresh(),
    onSessionEnded: () => store.dispatch(sessionEnded({ reason: 'expired' })),
    onUnanswered: () => store.dispatch(callUnanswered()),
    log,
  });
  const storage = createStorage(window.localStorage, log);
  const services = { api: createApi(http), desktop, storage, clock, log, translate: createTranslate(i18n) };
  const store = createStore(services, [createLive({ desktop, clock, log })]);

  const navigator = createNavigator();
  registerListeners(store.startListening, navigator);
  followNotifications(desktop.notifications, navigator);
  await connectDesktop(store, services, window);
  void store.dispatch(restoreSession({ attempt: 0 }));

  return { store, services, i18n, navigator, isDemo: server.current?.kind === 'demo' };
};
