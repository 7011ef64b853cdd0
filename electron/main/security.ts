import type { App, BrowserWindowConstructorOptions, WebContents } from 'electron';
import { originOf } from './appOrigin';
import type { Log } from './log';
import type { OpenSafely } from './openSafely';
import { guardPermissions } from './permissions';

type WebPreferences = NonNullable<BrowserWindowConstructorOptions['webPreferences']>;

/** Every window's preferences, written down so that a test can compare them. Blink features are left alone. */
export const WEB_PREFERENCES = Object.freeze({
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  plugins: false,
  safeDialogs: true,
  spellcheck: true,
  // Heartbeat, sounds and queue timers go on while the window is hidden.
  backgroundThrottling: false,
} as const satisfies WebPreferences);

interface Parts {
  readonly app: Pick<App, 'on'>;
  readonly pageOrigin: string;
  readonly openSafely: OpenSafely;
  readonly askForMicrophone: () => Promise<boolean>;
  readonly log: Log;
}

/** Keeps one page where it is: no other origin, no new window, no embedded page. */
const lockContents = (contents: WebContents, { pageOrigin, openSafely }: Pick<Parts, 'pageOrigin' | 'openSafely'>) => {
  const stayHere = (details: { readonly url: string; preventDefault(): void }) => {
    if (originOf(details.url) !== pageOrigin) details.preventDefault();
  };
  contents.on('will-navigate', stayHere);
  contents.on('will-frame-navigate', stayHere);
  contents.on('will-redirect', stayHere);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    void openSafely(url);
    return { action: 'deny' };
  });
};

/** Locks every page and every session there will ever be; called before the first of either exists. */
export const secureApp = ({ app, pageOrigin, openSafely, askForMicrophone, log }: Parts): void => {
  app.on('session-created', (session) => guardPermissions(session, { pageOrigin, askForMicrophone }));
  app.on('web-contents-created', (_event, contents) => lockContents(contents, { pageOrigin, openSafely }));
  // Only noted: without preventDefault Chromium refuses the certificate, which is what SEC-07 wants.
  app.on('certificate-error', (_event, _contents, url, error, certificate) =>
    log.warn('certificate refused', { origin: originOf(url), error, issuer: certificate.issuerName }),
  );
};
