import { describe, expect, it } from 'vitest';
import { RedirectRefused, type MainRequest, type RequestOptions } from '@native/main/server/mainRequest';
import { cleanAddress, createProbe } from '@native/main/server/serverProbe';

/** `by`: the addresses of the redirects; the last one answers. */
type Answer = { readonly status?: number; readonly body: string; readonly by?: readonly string[] } | Error;

/** Probes fixed answers by address; any other address does not exist. */
const open = (answers: Record<string, Answer>) => {
  const asked: { url: string; init: RequestOptions }[] = [];
  const request: MainRequest = async (url, init) => {
    asked.push({ url, init });
    const answer = answers[url] ?? { status: 404, body: '<html></html>' };
    if (answer instanceof Error) throw answer;
    const { body, status = 200, by = [] } = answer;
    for (const hop of by) if (init.mayFollow?.(new URL(hop)) !== true) throw new RedirectRefused(hop);
    return { status, url: by.at(-1) ?? url, text: body };
  };
  return { probe: createProbe({ request }), asked };
};

describe('the typed address', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com/'],
    ['  https://API.example.com//  ', 'https://api.example.com/'],
    ['api.example.com', 'https://api.example.com/'],
    ['https://example.com/backend/?token=1#y', 'https://example.com/backend'],
    ['http://192.168.0.10:4000/', 'http://192.168.0.10:4000/'],
  ])('[COMPAT-05] [SEC-05] %j becomes %s', (typed, address) => {
    expect(cleanAddress(typed)?.href).toBe(address);
  });

  it.each([
    '',
    '   ',
    'ftp://example.com',
    'file:///etc/passwd',
    'app://balcao',
    'https://',
    'https://a:b@example.com',
    'two words',
  ])('[COMPAT-05] [SEC-05] %j is refused as an invalid address, without a request', async (typed) => {
    const { probe, asked } = open({});
    expect(await probe(typed, true)).toMatchObject({ ok: false, refusal: 'invalid' });
    expect(asked).toEqual([]);
  });
});

describe('the check with GET /version', () => {
  it('[CALL-05] [COMPAT-05] [PWD-11] a server at its root is found in one call', async () => {
    const { probe, asked } = open({ 'https://b.example.com/version': { body: '{"version":"2.1.0"}' } });
    expect(await probe('https://b.example.com/', false)).toEqual({
      ok: true,
      address: 'https://b.example.com',
      addresses: {
        rest: 'https://b.example.com',
        socket: 'https://b.example.com',
        media: 'https://b.example.com',
        provider: 'https://b.example.com',
        kind: 'company',
      },
      version: '2.1.0',
    });
    expect(asked.map(({ url }) => url)).toEqual(['https://b.example.com/version']);
  });

  it('[CALL-05] [COMPAT-05] [DESK-17] [PWD-11] [RT-01] a server with a prefix is found in the second call; socket and media stay at the root, the provider is the base', async () => {
    const { probe, asked } = open({
      'https://a.example.com/version': { body: '<!doctype html>' },
      'https://a.example.com/api/version': { body: '{}' },
    });
    expect(await probe('https://a.example.com', false)).toMatchObject({
      ok: true,
      addresses: {
        rest: 'https://a.example.com/api',
        socket: 'https://a.example.com',
        media: 'https://a.example.com',
        provider: 'https://a.example.com/api',
      },
      version: null,
    });
    expect(asked.map(({ url }) => url)).toEqual(['https://a.example.com/version', 'https://a.example.com/api/version']);
  });

  it.each(['[]', '"2.0"', 'null', '12', '', '<html></html>'])('[COMPAT-05] %j is inconclusive', async (body) => {
    const { probe } = open({
      'https://x.example.com/version': { body },
      'https://x.example.com/api/version': { body },
    });
    expect(await probe('https://x.example.com', false)).toMatchObject({ ok: false, refusal: 'not-a-server' });
  });

  it.each([404, 500])('[COMPAT-05] an object that comes with status %i is no version', async (status) => {
    const refusal = { status, body: '{"error":"ERR_NOT_FOUND"}' };
    const { probe, asked } = open({
      'https://x.example.com/version': refusal,
      'https://x.example.com/api/version': refusal,
    });
    expect(await probe('https://x.example.com', false)).toMatchObject({ ok: false, refusal: 'not-a-server' });
    expect(asked).toHaveLength(2);
  });

  it('[COMPAT-05] sends no cookie and has a time limit', async () => {
    const { probe, asked } = open({ 'https://b.example.com/version': { body: '{}' } });
    await probe('https://b.example.com', false);
    expect(asked[0]?.init.withCookies).toBeUndefined();
    expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it.each(['http://10.0.0.5:4000', 'http://127.0.0.1:4000', 'http://localhost:4000', 'http://shop.example.com'])(
    '[COMPAT-05] plain http at %s requires a confirmation, before anything is sent',
    async (address) => {
      const { probe, asked } = open({ [`${address}/version`]: { body: '{}' } });
      expect(await probe(address, false)).toMatchObject({ ok: false, refusal: 'insecure' });
      expect(asked).toEqual([]);
      expect(await probe(address, true)).toMatchObject({ ok: true });
    },
  );

  it('[COMPAT-05] after a redirect the server is where the answer came from, but plain http is confirmed first', async () => {
    const { probe } = open({
      'https://old.example.com/version': { body: '{}', by: ['https://new.example.com/version?from=old'] },
      'https://downgraded.example.com/version': { body: '{}', by: ['http://downgraded.example.com/version'] },
      'https://passing.example.com/version': {
        body: '{}',
        by: ['http://passing.example.com/version', 'https://passing.example.com/v/version'],
      },
      'http://upgraded.example.com/version': { body: '{}', by: ['https://upgraded.example.com/version'] },
    });
    expect(await probe('https://old.example.com', false)).toMatchObject({
      addresses: { rest: 'https://new.example.com' },
    });
    expect(await probe('http://upgraded.example.com', true)).toMatchObject({
      addresses: { rest: 'https://upgraded.example.com' },
    });
    for (const name of ['downgraded', 'passing']) {
      expect(await probe(`https://${name}.example.com`, false)).toMatchObject({ ok: false, refusal: 'insecure' });
    }
    expect(await probe('https://downgraded.example.com', true)).toMatchObject({
      addresses: { rest: 'http://downgraded.example.com' },
    });
  });

  it.each([
    'net::ERR_NAME_NOT_RESOLVED',
    'net::ERR_CONNECTION_REFUSED',
    'net::ERR_SSL_PROTOCOL_ERROR',
    'The operation was aborted due to timeout',
  ])('[COMPAT-05] %s is an unreachable host', async (message) => {
    const { probe } = open({ 'https://gone.example.com/version': new Error(message) });
    expect(await probe('https://gone.example.com', false)).toEqual({
      ok: false,
      refusal: 'unreachable',
      detail: message,
    });
  });

  it.each([
    'net::ERR_CERT_AUTHORITY_INVALID',
    'net::ERR_CERT_DATE_INVALID',
    'net::ERR_CERT_COMMON_NAME_INVALID',
    'net::ERR_CERTIFICATE_TRANSPARENCY_REQUIRED',
    'net::ERR_BAD_SSL_CLIENT_AUTH_CERT',
    'net::ERR_SSL_CLIENT_AUTH_CERT_NEEDED',
    'net::ERR_SSL_PINNED_KEY_NOT_IN_CERT_CHAIN',
  ])(
    '[SEC-07] [COMPAT-05] %s refuses the server, never asked again around the check, until the system trusts it',
    async (message) => {
      const address = 'https://own-ca.example.com';
      const answers: Record<string, Answer> = { [`${address}/version`]: new Error(message) };
      const { probe, asked } = open(answers);
      expect(await probe(address, true)).toMatchObject({ ok: false, refusal: 'certificate' });
      expect(asked).toHaveLength(1);
      // The company's authority was installed in the system.
      answers[`${address}/version`] = { body: '{"version":"2.1.0"}' };
      expect(await probe(address, false)).toMatchObject({ ok: true, address });
    },
  );
});
