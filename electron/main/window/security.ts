import type { App, BrowserWindowConstructorOptions, WebContents } from 'electron';
import { VIDEO_PLAYER } from '@/bridge/videos';
import { originOf } from './appOrigin';
import type { Log } from '../system/log';
import type { OpenSafely } from './openSafely';
import { guardPermissions } from './permissions';

type WebPreferences = NonNullable<BrowserWindowConstructorOptions['webPreferences']>;

/** The preferences of every window, set explicitly so that a test can compare them. Blink features are unchanged. */
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
  // Heartbeat, sounds and timers must continue while the window is hidden.
  backgroundThrottling: false,
} as const satisfies WebPreferences);

interface Parts {
  readonly app: Pick<App, 'on'>;
  readonly pageOrigin: string;
  readonly openSafely: OpenSafely;
  readonly askForMicrophone: () => Promise<boolean>;
  readonly log: Log;
}

/** Keeps a page at its address: no other origin, no new window, no embedded page except the player of help videos. */
const lockContents = (
  contents: WebContents,
  { pageOrigin, openSafely, log }: Pick<Parts, 'pageOrigin' | 'openSafely' | 'log'>,
) => {
  // Electron emits these events for frames too, including their first address, and for redirects of both.
  const stayHere = (details: { readonly url: string; readonly isMainFrame: boolean; preventDefault(): void }) => {
    const origin = originOf(details.url);
    const isPlayer = !details.isMainFrame && origin === VIDEO_PLAYER;
    if (origin !== pageOrigin && !isPlayer) details.preventDefault();
  };
  contents.on('will-navigate', stayHere);
  contents.on('will-frame-navigate', stayHere);
  contents.on('will-redirect', stayHere);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // Without its preload the page cannot reach the app, so only the log can say why.
  contents.on('preload-error', (_event, preload, error) => log.error('the preload did not load', { preload, error }));
  contents.setWindowOpenHandler(({ url }) => {
    void openSafely(url);
    return { action: 'deny' };
  });
};

/** Secures every page and every session; call this before the first of either exists. */
export const secureApp = ({ app, pageOrigin, openSafely, askForMicrophone, log }: Parts): void => {
  app.on('session-created', (session) => guardPermissions(session, { pageOrigin, askForMicrophone }));
  app.on('web-contents-created', (_event, contents) => lockContents(contents, { pageOrigin, openSafely, log }));
  app.on('child-process-gone', (_event, { type, reason, exitCode, serviceName }) => {
    if (reason !== 'clean-exit') log.error('a process of the app ended', { type, reason, exitCode, serviceName });
  });
  // Only log: without `preventDefault` Chromium refuses the certificate, as it should.
  app.on('certificate-error', (_event, _contents, url, error, certificate) =>
    log.warn('certificate refused', { origin: originOf(url), error, issuer: certificate.issuerName }),
  );
};
