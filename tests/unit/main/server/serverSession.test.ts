import type { OnBeforeSendHeadersListenerDetails, OnHeadersReceivedListenerDetails } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import type { ServerAddresses } from '@/bridge/desktop';
import { createServerSession } from '@native/main/server/serverSession';
import type { SessionSecrets } from '@native/main/session/sessionVault';
import { StandInWebRequest } from '@tests/support/electron-stand-in/session';
import { aHeldSession, aLog, aServer } from '../fakes';

const PLAYER_PAGES = 'https://www.youtube-nocookie.com/embed/*';
const REST = 'https://api.example.com/api';
const COMMON = {
  id: 1,
  method: 'GET',
  resourceType: 'xhr',
  referrer: '',
  timestamp: 0,
  initiatorOrigin: 'app://balcao',
};

const open = (secrets: SessionSecrets = { token: 'T1', jrt: 'R1' }, server: ServerAddresses | null = aServer()) => {
  const webRequest = new StandInWebRequest();
  const held = aHeldSession(secrets);
  const session = createServerSession({
    // The stand-in has one signature where Electron has three.
    webRequest: webRequest as never,
    pageOrigin: 'app://balcao',
    held,
    log: aLog(),
  });
  session.use(server);
  const sent = (details: Partial<OnBeforeSendHeadersListenerDetails>) => {
    const done = vi.fn();
    webRequest.beforeSend?.listener(
      { ...COMMON, requestHeaders: {}, url: `${REST}/tickets`, ...details } as OnBeforeSendHeadersListenerDetails,
      done,
    );
    expect(done).toHaveBeenCalledTimes(1);
    return done.mock.calls[0]?.[0] as { requestHeaders?: Record<string, string>; cancel?: boolean };
  };
  const received = (details: Partial<OnHeadersReceivedListenerDetails>) => {
    const done = vi.fn();
    webRequest.received?.listener(
      {
        ...COMMON,
        statusCode: 200,
        statusLine: 'HTTP/1.1 200 OK',
        url: `${REST}/tickets`,
        responseHeaders: {},
        ...details,
      } as OnHeadersReceivedListenerDetails,
      done,
    );
    expect(done).toHaveBeenCalledTimes(1);
    return done.mock.calls[0]?.[0] as {
      responseHeaders?: Record<string, string[]>;
      statusLine?: string;
      cancel?: boolean;
    };
  };
  return { webRequest, held, session, sent, received };
};

describe('requests to the configured server', () => {
  it('[COMPAT-03] [SESS-21] leave without Origin and cookie, whatever the letter case, and with the bearer', () => {
    const { sent } = open();
    const requestHeaders = { ORIGIN: 'app://balcao', cookie: 'other=1', Accept: 'application/json' };
    expect(sent({ requestHeaders })).toEqual({
      requestHeaders: { Accept: 'application/json', Authorization: 'Bearer T1' },
    });
  });

  it('[COMPAT-03] the preflight leaves without Origin and without secrets', () => {
    const { sent } = open();
    expect(sent({ method: 'OPTIONS', requestHeaders: { Origin: 'app://balcao' } })).toEqual({ requestHeaders: {} });
  });

  it('[COMPAT-03] the refresh cookie is sent only with the calls that read it', () => {
    const { sent } = open();
    expect(sent({ url: `${REST}/auth/me` }).requestHeaders).toEqual({ Authorization: 'Bearer T1', Cookie: 'jrt=R1' });
    expect(sent({ url: `${REST}/tickets` }).requestHeaders).toEqual({ Authorization: 'Bearer T1' });
  });

  it('[COMPAT-03] [SESS-21] [API-06] a header the caller set is kept', () => {
    const { sent } = open();
    expect(sent({ requestHeaders: { authorization: 'Bearer typed' } }).requestHeaders).toEqual({
      authorization: 'Bearer typed',
    });
  });

  it('[COMPAT-03] without a session nothing is added', () => {
    const { sent } = open({ token: null, jrt: null });
    expect(sent({ url: `${REST}/auth/me` })).toEqual({ requestHeaders: {} });
  });

  it.each([undefined, 'https://evil.example', 'null', 'app://balcao.evil'])(
    '[COMPAT-03] for %s they carry neither token nor cookie',
    (initiatorOrigin) => {
      const { sent } = open();
      expect(sent({ url: `${REST}/auth/me`, initiatorOrigin })).toEqual({ requestHeaders: {} });
    },
  );

  it('[SIGN-06] [PWD-11] [SESS-21] the calls that need no session carry no token', () => {
    const { sent } = open();
    for (const [method, path] of [
      ['GET', '/plans/list'],
      ['POST', '/companies/cadastro'],
      ['POST', '/forgetpassword/a'],
    ] as const) {
      expect(sent({ method, url: `${REST}${path}` }).requestHeaders, path).toEqual({});
    }
  });

  it('[COMPAT-03] [SESS-11] [SESS-13] the current token is used', async () => {
    const { sent, held } = open();
    expect(sent({}).requestHeaders).toEqual({ Authorization: 'Bearer T1' });
    held.renew(held.mark(), { token: 'T2' });
    expect(sent({}).requestHeaders).toEqual({ Authorization: 'Bearer T2' });
    await held.drop();
    expect(sent({}).requestHeaders).toEqual({});
  });
});

describe('requests to anything else', () => {
  it('[COMPAT-03] are not changed, including the target of a redirect', () => {
    const { sent, received } = open();
    for (const url of [
      'https://evil.example/api/tickets',
      'https://api.example.com.evil.example/',
      'http://api.example.com/api/tickets',
    ]) {
      expect(sent({ url, requestHeaders: { Origin: 'app://balcao' } })).toEqual({});
      expect(received({ url, responseHeaders: { 'set-cookie': ['jrt=X'] } })).toEqual({});
    }
  });

  it('[PWD-11] [COMPAT-03] the filter contains the origins of all configured addresses, http and socket, and no others', () => {
    const other = { socket: 'http://10.0.0.5:8081', provider: 'https://provider.example.com/base' };
    const { webRequest } = open(undefined, aServer({ ...other, media: 'https://files.example.com:8443' }));
    const urls = [
      'https://api.example.com/*',
      'wss://api.example.com/*',
      'http://10.0.0.5:8081/*',
      'ws://10.0.0.5:8081/*',
      'https://files.example.com:8443/*',
      'wss://files.example.com:8443/*',
      'https://provider.example.com/*',
      'wss://provider.example.com/*',
    ];
    expect(webRequest.beforeSend?.urls).toEqual([...urls, PLAYER_PAGES]);
    expect(webRequest.received?.urls).toEqual(urls);
  });

  it('[COMPAT-03] without a server only the video player is matched', () => {
    const { webRequest, session } = open();
    session.use(null);
    expect([webRequest.beforeSend?.urls, webRequest.received]).toEqual([[PLAYER_PAGES], null]);
  });

  it.each([aServer(), null])(
    '[HELP-04] [HELP-06] the player of help videos receives the embedding page, with server %#',
    (server) => {
      const { sent } = open(undefined, server);
      const requestHeaders = { Accept: 'text/html', referer: 'app://balcao/' };
      const player = { url: 'https://www.youtube-nocookie.com/embed/abc', requestHeaders };
      expect(sent({ ...player, resourceType: 'subFrame' })).toEqual({
        requestHeaders: { Accept: 'text/html', Referer: expect.stringMatching(/^https:/) as unknown },
      });
      expect(sent({ ...player, resourceType: 'xhr' })).toEqual({});
    },
  );
});

describe('answers of the configured server', () => {
  it("[COMPAT-03] get our CORS headers instead of the server's own", () => {
    const { received } = open();
    const responseHeaders = {
      'access-control-allow-origin': ['https://web.example.com'],
      'Access-Control-Allow-Credentials': ['true'],
      'access-control-allow-headers': ['*'],
      'Access-Control-Allow-Methods': ['GET'],
      'access-control-expose-headers': ['etag'],
      'Access-Control-Max-Age': ['5'],
      'Content-Type': ['application/json'],
    };
    expect(received({ statusCode: 500, responseHeaders })).toEqual({
      responseHeaders: {
        'Content-Type': ['application/json'],
        'Access-Control-Allow-Origin': ['app://balcao'],
        'Access-Control-Expose-Headers': ['content-disposition'],
      },
    });
  });

  it('[COMPAT-03] a preflight always succeeds, even when the server refused it', () => {
    const { received } = open();
    const answer = received({ method: 'OPTIONS', statusCode: 500 });
    expect(answer.statusLine).toBe('HTTP/1.1 204 No Content');
    const namesIn = (header: string) => answer.responseHeaders?.[header]?.[0]?.split(', ');
    const headers = ['authorization', 'content-type', 'accept', 'x-requested-with'];
    expect(namesIn('Access-Control-Allow-Headers')).toEqual(headers);
    expect(namesIn('Access-Control-Allow-Methods')).toEqual(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
    expect(namesIn('Access-Control-Allow-Origin')).toEqual(['app://balcao']);
  });

  it('[COMPAT-01] [COMPAT-03] the page never sees a cookie, and a new refresh cookie is stored', () => {
    const { sent, received, held } = open();
    sent({ url: `${REST}/auth/me` });
    const answer = received({
      url: `${REST}/auth/me`,
      responseHeaders: { 'Set-Cookie': ['other=1', 'jrt=R2; Path=/; HttpOnly'] },
    });
    expect(Object.keys(answer.responseHeaders ?? {}).map((name) => name.toLowerCase())).not.toContain('set-cookie');
    expect(held.refreshCookie()).toBe('R2');
    received({ url: `${REST}/auth/me`, responseHeaders: { 'Set-Cookie': ['jrt=; Max-Age=0'] } });
    expect(held.refreshCookie()).toBeNull();
  });

  it('[COMPAT-03] a cookie set outside the REST base is not mistaken for the refresh cookie', () => {
    const { sent, received, held } = open();
    sent({ url: 'https://api.example.com/public/x.png' });
    received({ url: 'https://api.example.com/public/x.png', responseHeaders: { 'set-cookie': ['jrt=R9'] } });
    expect(held.refreshCookie()).toBe('R1');
  });

  it('[COMPAT-03] the refresh cookie of an answer goes to the session its request was sent with, and to no later one', async () => {
    const { sent, received, held } = open();
    const answer = { responseHeaders: { 'set-cookie': ['jrt=R2'] } };
    sent({ id: 1 });
    await held.drop();
    received({ id: 1, ...answer });
    expect(held.refreshCookie()).toBeNull();
    held.begin({ token: 'T3', jrt: 'R3' });
    received({ id: 1, ...answer });
    expect(held.refreshCookie()).toBe('R3');
    // A redirect sends the request again, with the secrets of the present session.
    sent({ id: 1 });
    received({ id: 1, ...answer });
    expect(held.refreshCookie()).toBe('R2');
  });

  it.each(['completed', 'failed', 'gone to a former server'] as const)(
    'nothing is remembered of a request that has %s',
    (end) => {
      const { sent, received, held, webRequest, session } = open();
      sent({ id: 7 });
      if (end === 'completed') webRequest.completed?.({ ...COMMON, id: 7 } as never);
      else if (end === 'failed') webRequest.failed?.({ ...COMMON, id: 7 } as never);
      else session.use(aServer());
      received({ id: 7, responseHeaders: { 'set-cookie': ['jrt=R2'] } });
      expect(held.refreshCookie()).toBe('R1');
    },
  );

  it('[COMPAT-03] a redirect of an authorised request to another host is cancelled, one on the same host is not', () => {
    const { received } = open();
    const to = (location: string) => received({ statusCode: 302, responseHeaders: { Location: [location] } });
    expect(to('https://evil.example/')).toEqual({ cancel: true });
    expect(to('/api/tickets/').cancel).toBeUndefined();
  });

  it('[COMPAT-03] the socket handshake leaves without Origin and cookie, and its answer is left as it is', () => {
    const { sent, received } = open();
    const handshake = { url: 'wss://api.example.com/socket.io/', resourceType: 'webSocket' } as const;
    const requestHeaders = { Origin: 'app://balcao', Cookie: 'other=1', Upgrade: 'websocket' };
    expect(sent({ ...handshake, requestHeaders })).toEqual({ requestHeaders: { Upgrade: 'websocket' } });
    expect(received(handshake)).toEqual({});
  });

  it('[COMPAT-03] a request whose rules fail is refused and still answered once', () => {
    const { webRequest } = open();
    const done = vi.fn();
    // A proxy that throws on every access stands for any unforeseen error.
    const broken = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('unforeseen');
        },
      },
    );
    webRequest.beforeSend?.listener({ ...COMMON, url: `${REST}/x`, requestHeaders: broken } as never, done);
    webRequest.received?.listener({ ...COMMON, url: `${REST}/x`, responseHeaders: broken } as never, done);
    expect(done.mock.calls).toEqual([[{ cancel: true }], [{ cancel: true }]]);
  });
});
