import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { guardPermissions, isPermissionGranted } from '@native/main/window/permissions';
import { StandInSession } from '@tests/support/electron-stand-in/session';
import { eventually } from '@tests/support/eventually';

/** Every string of the request handler's type in the installed Electron. */
const typings = readFileSync('node_modules/electron/electron.d.ts', 'utf8');
const PERMISSIONS = [
  ...new Set(
    [
      ...(
        /setPermissionRequestHandler\(handler: \(\(webContents: WebContents, permission: ([^,]+),/.exec(typings)?.[1] ??
        ''
      ).matchAll(/'([^']+)'/g),
    ].map(([, name]) => name ?? ''),
  ),
];
const GRANTED = [
  'speaker-selection',
  'clipboard-sanitized-write',
  'local-network-access',
  'local-network',
  'loopback-network',
  'fullscreen',
  'persistent-storage',
];
const OURS = 'app://balcao';
const ask = (permission: string, requester: string, isMainFrame = true, media: string[] = []) =>
  isPermissionGranted({ permission, requester, isMainFrame, media }, OURS);

describe('the permission rule', () => {
  it('[SEC-01] covers every permission of the installed Electron', () => {
    expect(PERMISSIONS.length).toBeGreaterThan(40);
    expect(PERMISSIONS).toEqual(expect.arrayContaining([...GRANTED, 'media', 'unknown']));
  });

  it.each(PERMISSIONS)('[SEC-01] %s', (permission) => {
    expect(ask(permission, 'app://balcao/tickets')).toBe(GRANTED.includes(permission));
    // Another origin, a look-alike, a sub frame and an invalid address get no permission of any name.
    for (const requester of ['https://evil.example/', 'app://balcao.evil/', 'app://evil/', 'null', '']) {
      expect(ask(permission, requester, true, ['audio'])).toBe(false);
    }
    expect(ask(permission, 'app://balcao/', false, ['audio'])).toBe(false);
  });

  it('[SEC-01] [HELP-04] [HELP-06] the player of help videos in its frame gets the full screen, and no other frame and nothing else', () => {
    const player = 'https://www.youtube-nocookie.com/embed/abc';
    expect(PERMISSIONS.filter((permission) => ask(permission, player, false, ['audio']))).toEqual(['fullscreen']);
    expect(PERMISSIONS.filter((permission) => ask(permission, player, true, ['audio']))).toEqual([]);
    for (const other of [
      'https://www.youtube-nocookie.com.evil.example/',
      'http://www.youtube-nocookie.com/',
      'https://www.youtube.com/embed/abc',
      'app://balcao/',
    ]) {
      expect(ask('fullscreen', other, false), other).toBe(false);
    }
  });

  it('[SEC-01] an unknown permission is refused', () => {
    expect(ask('mind-reading', 'app://balcao/')).toBe(false);
  });

  it.each([
    [['audio'], true],
    [['video'], false],
    [['audio', 'video'], false],
    [['unknown'], false],
    [[], false],
  ])('[SEC-01] of media %j: %s', (media, granted) => {
    expect(ask('media', 'app://balcao/', true, media)).toBe(granted);
  });
});

describe('the handlers of a session', () => {
  const guarded = (askForMicrophone = async () => true) => {
    const session = new StandInSession();
    guardPermissions(session, { pageOrigin: OURS, askForMicrophone });
    return session.handlers;
  };
  type Details = { requestingUrl: string; isMainFrame: boolean; mediaTypes?: ('audio' | 'video')[] };
  const request = async (handlers: ReturnType<typeof guarded>, permission: string, details: Details) => {
    const callback = vi.fn();
    // Chromium's network questions come without a page.
    handlers.setPermissionRequestHandler?.(null as never, permission as never, callback, details);
    await eventually(() => expect(callback).toHaveBeenCalledTimes(1));
    return callback.mock.calls[0]?.[0] as boolean;
  };
  const ours = { requestingUrl: 'app://balcao/', isMainFrame: true };

  it('[SEC-01] a request calls back exactly once, granted or not, also without a page', async () => {
    const handlers = guarded();
    expect(await request(handlers, 'local-network', ours)).toBe(true);
    expect(await request(handlers, 'geolocation', ours)).toBe(false);
    expect(await request(handlers, 'media', { ...ours, mediaTypes: ['audio'] })).toBe(true);
    expect(await request(handlers, 'media', { ...ours, mediaTypes: ['audio', 'video'] })).toBe(false);
  });

  it('[DESK-11] our page may choose the device for playback, and use the microphone where the system allows it', async () => {
    const asked = vi.fn(async () => true);
    const handlers = guarded(asked);
    expect(await request(handlers, 'speaker-selection', ours)).toBe(true);
    expect(asked).not.toHaveBeenCalled();
    expect(await request(handlers, 'media', { ...ours, mediaTypes: ['audio'] })).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('[DESK-11] the microphone also needs the system’s permission, and a failure counts as a refusal', async () => {
    const microphone = { ...ours, mediaTypes: ['audio' as const] };
    expect(
      await request(
        guarded(async () => false),
        'media',
        microphone,
      ),
    ).toBe(false);
    expect(
      await request(
        guarded(() => Promise.reject(new Error('asked twice'))),
        'media',
        microphone,
      ),
    ).toBe(false);
  });

  it('[SEC-01] [DESK-11] a check uses the same rule, with the origin as Electron writes it', () => {
    const check = guarded().setPermissionCheckHandler;
    expect(check?.(null, 'loopback-network', 'app://balcao/', { isMainFrame: true })).toBe(true);
    expect(check?.(null, 'media', 'app://balcao/', { isMainFrame: true, mediaType: 'audio' })).toBe(true);
    expect(check?.(null, 'media', 'app://balcao/', { isMainFrame: true, mediaType: 'video' })).toBe(false);
    expect(check?.(null, 'notifications', 'app://balcao/', { isMainFrame: true })).toBe(false);
    expect(check?.(null, 'loopback-network', 'https://evil.example/', { isMainFrame: true })).toBe(false);
  });

  it('[SEC-01] devices and the screen are refused', () => {
    const handlers = guarded();
    expect(handlers.setDevicePermissionHandler?.({} as never)).toBe(false);
    expect(handlers.setDisplayMediaRequestHandler).toBeNull();
  });
});
