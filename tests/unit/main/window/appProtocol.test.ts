import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAppProtocol } from '@native/main/window/appProtocol';
import { SCHEME_PRIVILEGES } from '@native/main/system/prepareApp';
import { aFolder } from '../fakes';

const outside = aFolder();
const root = path.join(outside, 'dist');
const handle = createAppProtocol({ root, policy: () => "default-src 'none'" });
const get = (address: string, init: RequestInit = {}) => handle(new Request(address, init));

beforeAll(() => {
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  writeFileSync(path.join(root, 'index.html'), '<title>Balcão</title>');
  writeFileSync(path.join(root, 'assets/page.js'), 'export {};');
  writeFileSync(path.join(root, 'assets/notes.exe'), 'no');
  writeFileSync(path.join(outside, 'secret.js'), 'secret');
});

describe('files', () => {
  it.each([
    ['app://balcao/', 'text/html; charset=utf-8'],
    ['app://balcao/index.html', 'text/html; charset=utf-8'],
    ['app://balcao/assets/page.js', 'text/javascript; charset=utf-8'],
    ['app://balcao/assets/page.js?v=1#top', 'text/javascript; charset=utf-8'],
  ])('[SEC-01] %s is served with its type, the policy and nosniff', async (address, type) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each(['app://balcao/tickets', 'app://balcao/tickets/4f0c', 'app://balcao/assets'])(
    'the route %s gets the page',
    async (address) => {
      expect(await (await get(address)).text()).toContain('Balcão');
    },
  );

  it('HEAD answers like GET without a body', async () => {
    const response = await get('app://balcao/assets/page.js', { method: 'HEAD' });
    expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([200, '10', '']);
  });
});

describe('parts of a file, which audio players request', () => {
  it.each([
    ['bytes=0-2', 206, 'exp', 'bytes 0-2/10'],
    ['bytes=7-', 206, '{};', 'bytes 7-9/10'],
    ['bytes=9-99', 206, ';', 'bytes 9-9/10'],
    ['bytes=10-', 200, 'export {};', null],
    ['lines=1-2', 200, 'export {};', null],
  ])('%s is answered by %i %s', async (range, status, text, told) => {
    const response = await get('app://balcao/assets/page.js', { headers: { Range: range } });
    expect([response.status, await response.text(), response.headers.get('Content-Range')]).toEqual([
      status,
      text,
      told,
    ]);
    expect([response.headers.get('Accept-Ranges'), response.headers.get('Content-Length')]).toEqual([
      'bytes',
      String(text.length),
    ]);
  });

  it('the scheme can be read as a stream', () => {
    expect(SCHEME_PRIVILEGES.stream).toBe(true);
  });
});

describe('refusals', () => {
  it.each([
    ['another host', 'app://other/index.html', 404],
    ['a missing file', 'app://balcao/assets/gone.js', 404],
    ['a file type outside the table', 'app://balcao/assets/notes.exe', 404],
  ])('%s', async (_what, address, status) => {
    expect((await get(address)).status).toBe(status);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('[SEC-01] %s is not allowed', async (method) => {
    expect((await get('app://balcao/', { method })).status).toBe(405);
  });

  it('[SEC-01] a page of another origin is refused, the app’s own page and the browser itself are not', async () => {
    const from = (initiatorOrigin?: string) =>
      handle(Object.assign(new Request('app://balcao/assets/page.js'), initiatorOrigin ? { initiatorOrigin } : {}));
    expect((await from('https://evil.example')).status).toBe(403);
    expect((await from('app://balcao.evil')).status).toBe(403);
    expect((await from('null')).status).toBe(403);
    expect((await from('app://balcao')).status).toBe(200);
    expect((await from()).status).toBe(200);
  });
});

const UP = ['..', '%2e%2e', '.%2e', '%2E%2E', '%252e%252e'];
const SLASH = ['/', '%2f', '%2F', '\\', '%5c', '//'];
const TRAVERSALS = [
  ...UP.flatMap((up) =>
    SLASH.flatMap((slash) => [`${up}${slash}secret.js`, `assets${slash}${up}${slash}${up}${slash}secret.js`]),
  ),
  '%00/../secret.js',
  'assets/page.js%00.png',
  '%2fetc%2fpasswd.js',
  '/etc/passwd.js',
  'C:%5cWindows%5cwin.js',
  'file:%2f%2f%2fetc%2fpasswd.js',
  '%zz/secret.js',
  '%c0%ae%c0%ae/secret.js',
];

describe('traversal', () => {
  it.each(TRAVERSALS)('[SEC-01] app://balcao/%s never leaves the folder', async (attack) => {
    const response = await get(`app://balcao/${attack}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });
});
