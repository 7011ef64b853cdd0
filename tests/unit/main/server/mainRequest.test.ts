import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMainRequest, RedirectRefused, type RequestOptions } from '@native/main/server/mainRequest';
import { createProxyLogin } from '@native/main/system/proxy';
import { net } from '@tests/support/electron-stand-in/net';
import { aLog } from '../fakes';

const URL_ASKED = 'https://api.example.com/version';
const session = { name: 'server-auth' } as never;

beforeEach(() => {
  net.answer = null;
});
afterEach(() => {
  net.requests.length = 0;
});

const send = (changes: Partial<RequestOptions> = {}, url = URL_ASKED) => {
  const answerProxy = vi.fn();
  const limit = new AbortController();
  const request = createMainRequest({ net: net as never, session, answerProxy });
  const answer = request(url, { signal: limit.signal, ...changes });
  answer.catch(() => undefined);
  const [sent] = net.requests.slice(-1);
  if (sent === undefined) throw new Error('nothing was sent');
  return { answer, sent, limit, answerProxy };
};

describe('a request from main', () => {
  it('[COMPAT-03] uses its own session, and no cookies unless requested', async () => {
    const { answer, sent } = send({ headers: { Accept: 'application/json' } });
    expect(sent.options).toMatchObject({ method: 'GET', url: URL_ASKED, session, cache: 'no-store' });
    expect([sent.options.useSessionCookies, sent.options.credentials, sent.body]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    sent.respond(200, '{"version":"é"}');
    expect(await answer).toEqual({ status: 200, url: URL_ASKED, text: '{"version":"é"}' });
    const posted = send({ method: 'POST', body: '{}', withCookies: true });
    expect([posted.sent.options.method, posted.sent.options.useSessionCookies, posted.sent.body]).toEqual([
      'POST',
      true,
      '{}',
    ]);
  });

  it('[COMPAT-05] follows up to five redirects by hand and reports where the answer came from', async () => {
    const { answer, sent } = send({ mayFollow: () => true });
    for (let hop = 1; hop <= 5; hop += 1) sent.redirect(`https://hop${hop}.example.com/version`);
    sent.respond(200, '{}');
    expect(await answer).toMatchObject({ url: 'https://hop5.example.com/version' });
    expect([sent.options.redirect, sent.follows]).toEqual(['manual', 5]);
  });

  it('[COMPAT-05] gives up at the sixth redirect', async () => {
    const { answer, sent } = send({ mayFollow: () => true });
    for (let hop = 1; hop <= 6; hop += 1) sent.redirect(`https://hop${hop}.example.com/version`);
    await expect(answer).rejects.toThrow('net::ERR_TOO_MANY_REDIRECTS');
    expect(sent.follows).toBe(5);
  });

  it('[COMPAT-05] checks every hop, and goes only where allowed', async () => {
    const mayFollow = vi.fn(({ protocol }: URL) => protocol === 'https:');
    const { answer, sent } = send({ mayFollow });
    sent.redirect('https://next.example.com/version');
    sent.redirect('http://next.example.com/version');
    await expect(answer).rejects.toThrow(RedirectRefused);
    expect([mayFollow.mock.calls.length, sent.follows]).toEqual([2, 1]);
  });

  it('[COMPAT-03] follows no redirect without such a check: password and cookie stay with their host', async () => {
    const { answer, sent } = send({ method: 'POST', body: '{"password":"x"}', withCookies: true });
    sent.redirect('https://elsewhere.example.com/auth/login');
    await expect(answer).rejects.toThrow(RedirectRefused);
    expect(sent.follows).toBe(0);
  });

  it('ends with its signal, and with the signal’s reason', async () => {
    const { answer, sent, limit } = send();
    limit.abort(new Error('too late'));
    await expect(answer).rejects.toThrow('too late');
    expect(sent.aborts).toBe(1);
  });

  it('makes no request when its signal was already aborted', async () => {
    const request = createMainRequest({ net: net as never, session, answerProxy: vi.fn() });
    await expect(request(URL_ASKED, { signal: AbortSignal.abort(new Error('ended')) })).rejects.toThrow('ended');
    expect(net.requests).toEqual([]);
  });

  it("[COMPAT-05] rejects with Chromium's name for a failure, also in the middle of an answer", async () => {
    const first = send();
    first.sent.emit('error', new Error('net::ERR_CERT_DATE_INVALID'));
    await expect(first.answer).rejects.toThrow('net::ERR_CERT_DATE_INVALID');
    const second = send();
    const response = Object.assign(new EventEmitter(), { statusCode: 200 });
    second.sent.emit('response', response);
    response.emit('error', new Error('net::ERR_CONNECTION_RESET'));
    await expect(second.answer).rejects.toThrow('net::ERR_CONNECTION_RESET');
  });

  it('reads five million bytes and not one more', async () => {
    const most = send();
    most.sent.respond(200, 'x'.repeat(5_000_000));
    expect((await most.answer).text).toHaveLength(5_000_000);
    const more = send();
    more.sent.respond(200, 'x'.repeat(5_000_001));
    await expect(more.answer).rejects.toThrow('net::ERR_FILE_TOO_BIG');
    expect(more.sent.aborts).toBe(1);
  });

  it('[DIAG-01] answers the password question of a proxy itself, since Electron asks nobody else', async () => {
    const ask = vi.fn();
    const login = createProxyLogin({ app: new EventEmitter() as never, ask, log: aLog() });
    const request = createMainRequest({
      net: net as never,
      session,
      answerProxy: (...question) => login.ask('main', ...question),
    });
    const answer = request(URL_ASKED, { signal: new AbortController().signal });
    const [sent] = net.requests.slice(-1);
    const info = { isProxy: true, scheme: 'basic', host: 'proxy.example', port: 3_128, realm: 'Empresa' };
    const proxy = vi.fn();
    sent?.emit('login', info, proxy);
    expect(ask.mock.calls).toEqual([[{ id: 1, host: 'proxy.example:3128', realm: 'Empresa', again: false }]]);
    login.answer(1, { username: 'ana', password: 'certa' });
    expect(proxy.mock.calls).toEqual([['ana', 'certa']]);
    const server = vi.fn();
    sent?.emit('login', { ...info, isProxy: false }, server);
    expect(server.mock.calls).toEqual([[]]);
    sent?.respond(200, '');
    expect((await answer).status).toBe(200);
  });
});
