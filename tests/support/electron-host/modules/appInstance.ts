import { BEFORE_READY, HostApp } from './app';
import { createEvent } from './events';
import { settings, windows } from './running';
import { onPageLogin, onSessionCreated, session } from './session';

/** The only `app` of this host process. */
export const app = new HostApp(settings, windows);

onSessionCreated((created) => app.emit('session-created', created));
app.once(BEFORE_READY, () => app.emit('session-created', session.defaultSession));

// Only for requests of pages: main's requests emit `login` themselves.
onPageLogin(
  (url, proxy, realm) =>
    new Promise((resolve) => {
      const event = createEvent();
      const request = { url, pid: 0, isRequestForNavigation: false };
      const info = { isProxy: true, scheme: 'basic', host: proxy.hostname, port: Number(proxy.port), realm };
      app.emit('login', event, null, request, info, (username?: string, password?: string) =>
        resolve(username === undefined ? null : { username, password: password ?? '' }),
      );
      // No listener answers, so Chromium gives up at once.
      if (!event.defaultPrevented) resolve(null);
    }),
);
