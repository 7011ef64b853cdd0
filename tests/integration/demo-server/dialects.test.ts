import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PASSWORD, startServer, temporaryFolder } from './support';
import type { Running } from './support';

const FOREIGN = 'https://evil.example';
const PAGE = '<!doctype html><title>Balcão</title>';

const builtRenderer = (): string => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'index.html'), PAGE);
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'assets/app.js'), 'export {};');
  return folder;
};

const open = ({ call }: Running, route: string) =>
  call('GET', route, { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });

describe('where calls are answered', () => {
  it('[DEMO-01] are below /api for A, without it for B, and by default at both', async () => {
    const answers = async (behave?: 'a' | 'b') => {
      const { call } = await startServer(behave ? { behave } : {});
      return [(await call('GET', '/api/version')).status, (await call('GET', '/version')).status];
    };
    expect(await answers('a')).toEqual([200, 404]);
    expect(await answers('b')).toEqual([404, 200]);
    expect(await answers()).toEqual([200, 200]);
  });

  it('[DEMO-01] a trailing slash makes no difference and an unknown route is an HTML 404', async () => {
    const { call } = await startServer();
    expect((await call('GET', '/plans/list/')).status).toBe(200);
    const unknown = await call('GET', '/nao-existe');
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(unknown.text).toContain('Cannot GET /nao-existe');
  });

  it('[DEMO-01] malformed JSON and more than 10 MB are a 500', async () => {
    const { call } = await startServer();
    const failure = { status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } };
    expect(await call('POST', '/auth/login', { body: '{bad' })).toMatchObject(failure);
    const sized = (bytes: number) => call('POST', '/auth/login', { body: { email: 'x', password: 'x'.repeat(bytes) } });
    expect((await sized(9.9 * 1024 * 1024)).status).toBe(401);
    expect(await sized(10 * 1024 * 1024)).toMatchObject(failure);
  });
});

describe('foreign origins', () => {
  const login = { email: 'ana@demo.balcao', password: PASSWORD };

  it('[DEMO-01] like A, they are a 500 without CORS headers', async () => {
    const { call } = await startServer({ behave: 'a' });
    for (const origin of [FOREIGN, 'null', 'file://']) {
      const answer = await call('POST', '/api/auth/login', { body: login, headers: { Origin: origin } });
      expect(answer).toMatchObject({ status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      const preflight = await call('OPTIONS', '/api/auth/login', { headers: { Origin: origin } });
      expect(preflight.status).toBe(500);
      expect((await call('GET', '/public/avatars/0.svg', { headers: { Origin: origin } })).status).toBe(500);
    }
  });

  it('[DEMO-01] like A, its own and the configured web address pass with credentials', async () => {
    const web = 'http://localhost:3000';
    const { call, url } = await startServer({ behave: 'a', webOrigins: [web] });
    for (const origin of [web, url]) {
      const { status, headers } = await call('POST', '/api/auth/login', { body: login, headers: { Origin: origin } });
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
    }
    expect((await call('POST', '/api/auth/login', { body: login })).status).toBe(200);
  });

  it('[DEMO-01] like B, everything is answered, always with the same web address', async () => {
    const { call } = await startServer({ behave: 'b' });
    const { status, headers } = await call('POST', '/auth/login', { body: login, headers: { Origin: FOREIGN } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:3000']);
  });

  it('[DEMO-01] by default only its own pages may call', async () => {
    const { call, url, port } = await startServer();
    const ask = (origin: string) => call('GET', '/version', { headers: { Origin: origin } });
    expect((await ask(url)).status).toBe(200);
    expect((await ask(`http://localhost:${port}`)).status).toBe(200);
    expect((await ask(FOREIGN)).status).toBe(500);
  });
});

describe('words of B', () => {
  it('[DEMO-01] reports an unknown e-mail as wrong credentials, and knows neither language nor time zone', async () => {
    const { call } = await startServer({ behave: 'b' });
    const login = (email: string) =>
      call<{ user: Record<string, unknown> }>('POST', '/auth/login', { body: { email, password: PASSWORD } });
    expect(await login('x@demo.balcao')).toMatchObject({ status: 401, body: { error: 'ERR_INVALID_CREDENTIALS' } });
    const { user } = (await login('ana@demo.balcao')).body;
    expect(user).not.toHaveProperty('timeZone');
    expect(user['company']).not.toHaveProperty('language');
    expect((await call('POST', '/auth/login', { body: {} })).body).toEqual({ error: 'Internal server error' });
  });
});

describe('the built renderer', () => {
  it('[DEMO-01] is served with a policy that allows only its own origin and pictures', async () => {
    const server = await startServer({ staticDir: builtRenderer() });
    const page = await open(server, '/login');
    expect(page.text).toBe(PAGE);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
        `img-src 'self' data: blob: https:; media-src 'self' blob:; connect-src 'self' ws://127.0.0.1:${server.port}; ` +
        "frame-src https://www.youtube-nocookie.com; font-src 'self'; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    const { headers } = await server.call('GET', '/assets/app.js');
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  it('the page answers its paths, which are no calls, to a client that asks for no HTML', async () => {
    const server = await startServer({ staticDir: builtRenderer() });
    for (const path of ['/', '/login', '/signup', '/forgetpsw', '/others', '/kanban', '/connections', '/financeiro']) {
      const response = await fetch(`${server.url}${path}`, { headers: { Accept: '*/*' } });
      expect([response.status, await response.text()], path).toEqual([200, PAGE]);
      expect((await fetch(`${server.url}${path}`, { method: 'POST' })).status, path).not.toBe(200);
    }
  });

  it('[DEMO-01] a page that shares its path with a list is the page for a person and the list for a client', async () => {
    const server = await startServer({ staticDir: builtRenderer() });
    expect((await open(server, '/tickets')).text).toBe(PAGE);
    expect(await server.call('GET', '/tickets')).toMatchObject({ status: 401 });
    expect((await open(server, '/api/version')).body).toHaveProperty('version');
  });
});
