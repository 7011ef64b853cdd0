import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { secureApp, WEB_PREFERENCES } from '@native/main/window/security';
import { aLog } from '../fakes';

const PLAYER = 'https://www.youtube-nocookie.com/embed/abc';

const secure = () => {
  const app = new EventEmitter();
  const log = aLog();
  const opened: string[] = [];
  secureApp({
    app: app as never,
    pageOrigin: 'app://balcao',
    openSafely: async (address) => void opened.push(address),
    askForMicrophone: async () => true,
    log,
  });
  const contents = Object.assign(new EventEmitter(), {
    openHandler: null as null | ((details: { url: string }) => unknown),
    setWindowOpenHandler(handler: (details: { url: string }) => unknown) {
      contents.openHandler = handler;
    },
  });
  app.emit('web-contents-created', {}, contents);
  return { app, contents, log, opened };
};

describe('a page', () => {
  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('[SEC-01] stays at its address: %s', (event) => {
    const { contents } = secure();
    const isKept = (url: string, isMainFrame: boolean) => {
      const preventDefault = vi.fn();
      contents.emit(event, { url, isMainFrame, preventDefault });
      return preventDefault.mock.calls.length > 0;
    };
    expect([isKept('app://balcao/x', true), isKept('app://balcao/x', false)]).toEqual([false, false]);
    expect([isKept('https://evil.example/', true), isKept('https://evil.example/', false)]).toEqual([true, true]);
    expect([isKept(PLAYER, true), isKept(PLAYER, false)]).toEqual([true, false]);
  });

  it('[SEC-01] embeds nothing, and opens addresses outside instead of new windows', () => {
    const { contents, opened } = secure();
    const preventDefault = vi.fn();
    contents.emit('will-attach-webview', { preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(1);
    expect(contents.openHandler?.({ url: 'https://a.example/' })).toEqual({ action: 'deny' });
    expect(opened).toEqual(['https://a.example/']);
  });

  it('[SEC-01] has a sandbox, no Node and its timers while hidden', () => {
    expect(WEB_PREFERENCES).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      backgroundThrottling: false,
    });
    expect(Object.isFrozen(WEB_PREFERENCES)).toBe(true);
  });
});

describe('the log tells', () => {
  it('[SEC-07] of a preload that did not load and of a refused certificate, by its origin alone', () => {
    const { app, contents, log } = secure();
    contents.emit('preload-error', {}, '/preload.cjs', new Error('x'));
    app.emit('certificate-error', {}, {}, 'https://a.example/secret', 'net::ERR', { issuerName: 'CA' });
    expect(log.lines).toHaveLength(2);
    expect(log.lines[1]?.fields).toEqual({ origin: 'https://a.example', error: 'net::ERR', issuer: 'CA' });
  });

  it('[NTV-18] of a process that ended, unless it ended as it should', () => {
    const { app, log } = secure();
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'clean-exit', exitCode: 0 });
    expect(log.lines).toEqual([]);
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 1 });
    expect(log.lines).toHaveLength(1);
  });
});

it('[SEC-01] every new session gets the rules of permissions', () => {
  const { app } = secure();
  const handlers: string[] = [];
  const session = Object.fromEntries(
    [
      'setPermissionRequestHandler',
      'setPermissionCheckHandler',
      'setDevicePermissionHandler',
      'setDisplayMediaRequestHandler',
    ].map((name) => [name, () => handlers.push(name)]),
  );
  app.emit('session-created', session);
  expect(handlers).toHaveLength(4);
});
