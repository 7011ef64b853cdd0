import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { StandInSession } from '@tests/support/electron-stand-in/session';
import { aFolder } from './fakes';
import { startMain } from './startMain';

/** The twenty points of Electron's security checklist, each checked on the app as it really starts. */
type Started = Awaited<ReturnType<typeof startMain>>;
let main: Started;
let exposed: Map<string, unknown>;
beforeAll(async () => {
  const built = aFolder();
  mkdirSync(path.join(built, 'dist'));
  writeFileSync(path.join(built, 'dist/index.html'), '<title>Balcão</title>');
  main = await startMain(({ app }) => {
    app.appPath = built;
  });
  await import('@native/preload/index');
  exposed = main.electron.contextBridge.exposed;
});

const builder = readFileSync('electron-builder.yml', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
const installed = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')) as { version: string };

const preferences = () => main.window?.options.webPreferences ?? {};
const contents = () => {
  if (main.window === undefined) throw new Error('no window');
  return main.window.webContents;
};
/** Does the page stay when it is sent to this address? */
const isKept = (
  event: 'will-navigate' | 'will-frame-navigate' | 'will-redirect',
  url: string,
  isMainFrame = true,
): boolean => {
  const preventDefault = vi.fn();
  contents().emit(event, { url, isMainFrame, preventDefault });
  return preventDefault.mock.calls.length > 0;
};
const NAVIGATIONS = ['will-navigate', 'will-frame-navigate', 'will-redirect'] as const;
/** The policy of the page as it is served from a built folder. */
const policy = async (): Promise<string | null | undefined> => {
  const answer = await main.electron.protocol.handlers.get('app')?.(new Request('app://balcao/'));
  expect(answer?.status).toBe(200);
  return answer?.headers.get('Content-Security-Policy');
};
const allows = (session: StandInSession, permission: string): boolean | undefined =>
  session.handlers.setPermissionCheckHandler?.(null, permission as never, 'https://evil.example/', {
    isMainFrame: true,
  });
/** The eight fuses that electron-builder knows, as electron-builder.yml states them. */
const fuses = (): Record<string, string> => {
  const [, block = ''] = /^electronFuses:\n((?: {2}.+\n)+)/m.exec(builder) ?? [];
  return Object.fromEntries([...block.matchAll(/^ {2}(\w+): (\w+)$/gm)].map(([, name, value]) => [name, value]));
};
/** Every value of an object tree, with its path. */
const leaves = (value: unknown, at: string): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${at}.${key}`))
    : [[at, value]];

const POINTS: [number, string, () => void | Promise<void>][] = [
  [
    1,
    'only secure content: the page comes from our own secure scheme',
    () => {
      expect(contents().mainFrame.url).toBe('app://balcao/');
      expect(main.electron.protocol.schemes).toMatchObject([
        { scheme: 'app', privileges: { standard: true, secure: true } },
      ]);
    },
  ],
  [
    2,
    'no Node in pages, workers and frames',
    () =>
      expect(preferences()).toMatchObject({
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
      }),
  ],
  [3, 'context isolation', () => expect(preferences().contextIsolation).toBe(true)],
  [
    4,
    'sandbox, for every process and in the packed AppImage too',
    () => {
      expect(preferences().sandbox).toBe(true);
      expect(main.electron.app.sandboxEnabled).toBe(true);
      expect(builder).toMatch(/toolsets:\n {2}appimage: 1\.0\.3/);
      expect(builder).not.toContain('no-sandbox');
    },
  ],
  [
    5,
    'permission handlers that deny by default, on every session',
    () => {
      for (const partition of ['', 'server-auth', 'one-of-tomorrow']) {
        const session = main.electron.session.fromPartition(partition);
        expect(session.handlers.setPermissionRequestHandler).toBeTypeOf('function');
        expect(session.handlers.setDevicePermissionHandler?.({} as never)).toBe(false);
        for (const permission of ['media', 'geolocation', 'notifications', 'unknown']) {
          expect(allows(session, permission)).toBe(false);
        }
      }
    },
  ],
  [6, 'web security stays on', () => expect(preferences().webSecurity).toBe(true)],
  [
    7,
    'a strict content security policy',
    async () => {
      const text = (await policy()) ?? '';
      expect(text).toContain("default-src 'none'");
      expect(/script-src [^;]+/.exec(text)?.[0]).toBe("script-src 'self' 'wasm-unsafe-eval'");
    },
  ],
  [8, 'no insecure content', () => expect(preferences().allowRunningInsecureContent).toBe(false)],
  [9, 'no experimental features', () => expect(preferences().experimentalFeatures).toBe(false)],
  [10, 'no Blink features', () => expect(Object.keys(preferences())).not.toContain('enableBlinkFeatures')],
  [11, 'no webview tag', () => expect(preferences().webviewTag).toBe(false)],
  [
    12,
    'a webview that is created anyway is refused',
    () => {
      const preventDefault = vi.fn();
      contents().emit('will-attach-webview', { preventDefault }, {}, {});
      expect(preventDefault).toHaveBeenCalledTimes(1);
    },
  ],
  [
    13,
    'navigation leads nowhere else',
    () => {
      expect(preferences().navigateOnDragDrop).toBe(false);
      for (const event of NAVIGATIONS) {
        expect(isKept(event, 'app://balcao/tickets')).toBe(false);
        for (const url of [
          'https://evil.example/',
          'app://balcao.evil/',
          'data:text/html,x',
          'javascript:1',
          'nonsense',
        ]) {
          expect(isKept(event, url)).toBe(true);
          expect(isKept(event, url, false)).toBe(true);
        }
        // The player of help videos, in a frame of ours alone and by its exact origin.
        const player = 'https://www.youtube-nocookie.com/embed/abc';
        expect([isKept(event, player, false), isKept(event, player)]).toEqual([false, true]);
        for (const url of [
          'https://www.youtube-nocookie.com.evil.example/embed/abc',
          'http://www.youtube-nocookie.com/embed/abc',
          'https://www.youtube.com/embed/abc',
        ]) {
          expect(isKept(event, url, false)).toBe(true);
        }
      }
    },
  ],
  [
    14,
    'no new windows',
    () => {
      const before = main.electron.BrowserWindow.all.length;
      for (const url of ['https://example.com/', 'app://balcao/', 'about:blank']) {
        expect(contents().openHandler?.({ url })).toEqual({ action: 'deny' });
      }
      expect(main.electron.BrowserWindow.all).toHaveLength(before);
    },
  ],
  [
    15,
    'outside opens http, https, mailto and tel alone',
    async () => {
      const { shell } = main.electron;
      shell.opened.length = 0;
      const allowed = ['http://a.example/', 'https://a.example/', 'mailto:a@a.example', 'tel:+55119'];
      const refused = ['file:///etc/passwd', 'javascript:alert(1)', 'smb://host/share', 'ms-msdt:/id', 'app://balcao/'];
      for (const url of [...allowed, ...refused]) {
        contents().openHandler?.({ url });
        await main.call('window:open-external', url);
      }
      expect([...new Set(shell.opened)]).toEqual(allowed);
    },
  ],
  [
    16,
    'one exact, current Electron everywhere',
    () => {
      const pinned = manifest.devDependencies.electron ?? '';
      expect(pinned).toMatch(/^\d+\.\d+\.\d+$/);
      expect(Number.parseInt(pinned, 10)).toBeGreaterThanOrEqual(45);
      expect(installed.version).toBe(pinned);
      expect(builder).toContain(`electronVersion: ${pinned}`);
    },
  ],
  [
    17,
    'the sender of every call is checked',
    async () => {
      const stranger = { type: 'frame', sender: contents(), senderFrame: { url: 'app://balcao/' } };
      expect(main.electron.ipcMain.handlers.size).toBeGreaterThan(0);
      for (const channel of main.electron.ipcMain.handlers.keys()) {
        expect(await main.electron.ipcMain.call(channel, stranger)).toEqual({ ok: false, code: 'refused' });
      }
    },
  ],
  [
    18,
    'no file: pages, and nothing outside the built page by our scheme',
    async () => {
      for (const event of NAVIGATIONS) expect(isKept(event, 'file:///etc/passwd')).toBe(true);
      expect(fuses().grantFileProtocolExtraPrivileges).toBe('false');
      const handler = main.electron.protocol.handlers.get('app');
      for (const attack of ['..%2fpackage.json', '%2e%2e%2f%2e%2e%2fetc%2fpasswd.json', '..%5cpackage.json']) {
        expect((await handler?.(new Request(`app://balcao/${attack}`)))?.status).toBe(404);
      }
    },
  ],
  [
    19,
    'every fuse is stated',
    () => {
      expect(fuses()).toEqual({
        // Not a fuse: renews, ad hoc, the signature that the changed fuses broke.
        resetAdHocDarwinSignature: 'true',
        runAsNode: 'false',
        // Main keeps the only cookie itself; encrypting an empty jar would ask for the keychain before the login.
        enableCookieEncryption: 'false',
        enableNodeOptionsEnvironmentVariable: 'false',
        enableNodeCliInspectArguments: 'false',
        enableEmbeddedAsarIntegrityValidation: 'true',
        onlyLoadAppFromAsar: 'true',
        loadBrowserProcessSpecificV8Snapshot: 'false',
        grantFileProtocolExtraPrivileges: 'false',
      });
      expect(builder).toContain('WasmTrapHandlers');
    },
  ],
  [
    20,
    'the page gets named methods and plain values, nothing of Electron',
    () => {
      expect([...exposed.keys()]).toEqual(['desktop']);
      const values = leaves(exposed.get('desktop'), 'desktop');
      const methods = values.filter(([, value]) => typeof value === 'function').map(([at]) => at);
      expect(methods.toSorted()).toEqual([
        'desktop.lifecycle.onFlushRequested',
        'desktop.lifecycle.onWake',
        'desktop.microphone.access',
        'desktop.microphone.openSettings',
        'desktop.notifications.close',
        'desktop.notifications.onEvent',
        'desktop.notifications.show',
        'desktop.screen.isLocked',
        'desktop.screen.onLockChanged',
        'desktop.server.choose',
        'desktop.server.probe',
        'desktop.server.startDemo',
        'desktop.server.state',
        'desktop.session.accessToken',
        'desktop.session.authorization',
        'desktop.session.discard',
        'desktop.session.firstList',
        'desktop.session.keeping',
        'desktop.session.login',
        'desktop.session.logout',
        'desktop.session.refresh',
        'desktop.session.stored',
        'desktop.system.change',
        'desktop.system.chooseDownloadFolder',
        'desktop.system.diagnostics.note',
        'desktop.system.diagnostics.onRecovered',
        'desktop.system.diagnostics.read',
        'desktop.system.downloads.cancel',
        'desktop.system.downloads.onChanged',
        'desktop.system.downloads.reveal',
        'desktop.system.downloads.start',
        'desktop.system.links.onOpened',
        'desktop.system.menu.onCommand',
        'desktop.system.menu.show',
        'desktop.system.print',
        'desktop.system.proxy.answer',
        'desktop.system.proxy.onAsked',
        'desktop.system.setLanguage',
        'desktop.system.state',
        'desktop.system.storage.clear',
        'desktop.system.storage.usage',
        'desktop.system.touch.ask',
        'desktop.system.touch.isOffered',
        'desktop.system.updates.check',
        'desktop.system.updates.install',
        'desktop.system.updates.onChanged',
        'desktop.system.updates.state',
        'desktop.tray.onChosen',
        'desktop.tray.set',
        'desktop.unread.set',
        'desktop.window.isFocused',
        'desktop.window.onFocusChanged',
        'desktop.window.openExternal',
        'desktop.window.reload',
        'desktop.window.setAppearance',
      ]);
    },
  ],
];

it('[SEC-01] the list has all twenty points', () => {
  expect(POINTS.map(([number]) => number)).toEqual(Array.from({ length: 20 }, (_none, index) => index + 1));
});

it.each(POINTS)('[SEC-01] point %i: %s', async (_number, _what, holds) => {
  await holds();
});

describe('certificates', () => {
  it('[SEC-07] no code overrides the verdict: the event is only logged and no verifier is installed', () => {
    const callback = vi.fn();
    const preventDefault = vi.fn();
    const issue = { issuerName: 'Unknown CA' };
    main.electron.app.emit(
      'certificate-error',
      { preventDefault },
      {},
      'https://a.example/',
      'net::ERR',
      issue,
      callback,
      true,
    );
    expect([callback.mock.calls, preventDefault.mock.calls]).toEqual([[], []]);
    const sources = readdirSync('electron/main', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    expect(sources.length).toBeGreaterThan(20);
    for (const file of sources) {
      const text = readFileSync(path.join('electron/main', file), 'utf8');
      expect(text).not.toMatch(
        /setCertificateVerifyProc|ignore-certificate-errors|NODE_TLS_REJECT_UNAUTHORIZED|rejectUnauthorized|from 'node:https?'/,
      );
    }
  });
});

it('[SEC-05] nothing starts Electron’s crash reporter, whose reports hold what was in memory', () => {
  const sources = readdirSync('electron', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(100);
  for (const file of sources) expect(readFileSync(path.join('electron', file), 'utf8')).not.toContain('crashReporter');
});
