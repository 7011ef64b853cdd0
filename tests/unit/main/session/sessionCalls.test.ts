import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldSession } from '@native/main/session/heldSession';
import { RedirectRefused, type MainRequest, type RequestOptions } from '@native/main/server/mainRequest';
import { createSessionCalls } from '@native/main/session/sessionCalls';
import { createSessionVault } from '@native/main/session/sessionVault';
import { StandInSession } from '@tests/support/electron-stand-in/session';
import { StandInSafeStorage } from '@tests/support/electron-stand-in/system';
import { eventually } from '@tests/support/eventually';
import { aFolder, aLog, aServer } from '../fakes';

const REST = 'https://api.example.com/api';
const USER = { id: 1, name: 'Ana', company: { id: 2 } };
const CREDENTIALS = { email: 'ana@demo.balcao', password: 'demo1234' };

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  /** What the answer sets the refresh cookie to; null removes it. */
  readonly jrt?: string | null;
}

/** A server of one answer per call, and the client's session against it. */
const open = (folder = aFolder()) => {
  const session = new StandInSession();
  const requests: { url: string; init: RequestOptions; jrt: string | undefined }[] = [];
  const answers: (Answer | Error | Promise<Answer>)[] = [];
  const { cookies } = session;
  const request: MainRequest = async (url, init) => {
    const [cookie] = await cookies.get({ url, name: 'jrt' });
    requests.push({ url, init, jrt: cookie?.value });
    const next = answers.shift() ?? new Error('net::ERR_CONNECTION_REFUSED');
    if (next instanceof Error) throw next;
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
    const { status = 200, body, jrt } = await Promise.race([next, aborted]);
    if (jrt === null) await cookies.remove(url, 'jrt');
    else if (jrt !== undefined) await cookies.set({ url, name: 'jrt', value: jrt });
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    return { status, url, text };
  };
  const file = path.join(folder, 'session.vault');
  const log = aLog();
  const safeStorage = new StandInSafeStorage();
  const vault = createSessionVault({ safeStorage, platform: 'win32', file, log });
  const clearTraces = vi.fn(async () => undefined);
  const held = createHeldSession({ vault, server: () => aServer(), clearTraces });
  const calls = createSessionCalls({ cookies, request, held, server: () => aServer(), log });
  return { calls, held, requests, answers, file, folder, log, safeStorage, clearTraces };
};
const signedIn = async () => {
  const all = open();
  all.answers.push({ body: { token: 'T1', user: USER }, jrt: 'R1' });
  expect(await all.calls.login(CREDENTIALS)).toEqual({ ok: true, user: USER });
  await all.held.settled();
  all.requests.length = 0;
  return all;
};
const headers = (init: RequestOptions | undefined) => init?.headers ?? {};

describe('login', () => {
  it('[CALL-01] [SESS-01] [SESS-21] [COMPAT-03] is made by main without Origin, sends exactly the credentials and returns the user without any token', async () => {
    const { calls, answers, requests, held } = open();
    answers.push({ body: { token: 'T1', user: USER }, jrt: 'R1' });
    const answer = await calls.login(CREDENTIALS);
    expect(answer).toEqual({ ok: true, user: USER });
    expect(JSON.stringify(answer)).not.toContain('T1');
    const [request] = requests;
    expect([request?.url, request?.init.method]).toEqual([`${REST}/auth/login`, 'POST']);
    expect(request?.init.body).toBe(JSON.stringify(CREDENTIALS));
    expect(Object.keys(headers(request?.init)).map((name) => name.toLowerCase())).toEqual(['accept', 'content-type']);
    expect([held.token(), held.refreshCookie()]).toEqual(['T1', 'R1']);
  });

  it('[COMPAT-03] never sends password or cookie to a redirect', async () => {
    const { calls, requests, answers, held } = open();
    answers.push(new RedirectRefused('https://elsewhere.example.com/'));
    expect(await calls.login(CREDENTIALS)).toEqual({ ok: false, status: null, error: null });
    expect([requests[0]?.init.mayFollow, held.token()]).toEqual([undefined, null]);
  });

  it.each([
    [{ status: 401, body: { error: 'ERR_INVALID_CREDENTIALS' } }, 401, 'ERR_INVALID_CREDENTIALS'],
    [{ status: 500, body: { error: { code: 'E' } } }, 500, { code: 'E' }],
    [{ status: 404, body: '<html>Not found</html>' }, 404, null],
    [{ status: 500 }, 500, null],
    [{ status: 200, body: { user: USER } }, 200, null],
  ])('[SIGN-12] a refusal is reported as received: %j', async (answer, status, error) => {
    const { calls, answers, held, file } = open();
    answers.push(answer);
    expect(await calls.login(CREDENTIALS)).toEqual({ ok: false, status, error });
    expect(held.token()).toBeNull();
    expect(existsSync(file)).toBe(false);
  });

  it('[SEC-05] a missing answer has no status, and the password is not logged', async () => {
    const { calls, log } = open();
    expect(await calls.login(CREDENTIALS)).toEqual({ ok: false, status: null, error: null });
    expect(JSON.stringify(log.lines)).not.toContain(CREDENTIALS.password);
  });
});

describe('a keyring that asks the user', () => {
  it('[SEC-06] does not delay a login: the session runs from memory until the keyring answers', async () => {
    const { calls, answers, held, file, safeStorage } = open();
    safeStorage.locked = true;
    answers.push({ body: { token: 'T1', user: USER }, jrt: 'R1' });
    expect(await calls.login(CREDENTIALS)).toEqual({ ok: true, user: USER });
    answers.push({ body: { token: 'T2', user: USER }, jrt: 'R2' });
    expect(await calls.refresh()).toEqual({ ok: true, user: USER });
    expect([held.token(), existsSync(file)]).toEqual(['T2', false]);
    safeStorage.unlock();
    await held.settled();
    expect(existsSync(file)).toBe(true);
  });
});

describe('refresh', () => {
  it('[COMPAT-01] [SESS-13] [SESS-21] [CALL-02] sends no body, relies on the cookie, and replaces token and cookie', async () => {
    const { calls, answers, requests, held } = await signedIn();
    answers.push({ body: { token: 'T2', user: { ...USER, name: 'Ana B' } }, jrt: 'R2' });
    expect(await calls.refresh()).toEqual({ ok: true, user: { ...USER, name: 'Ana B' } });
    const [request] = requests;
    expect([request?.url, request?.init.method, request?.init.body, request?.jrt]).toEqual([
      `${REST}/auth/refresh_token`,
      'POST',
      undefined,
      'R1',
    ]);
    expect(headers(request?.init).Authorization).toBeUndefined();
    expect([held.token(), held.refreshCookie()]).toEqual(['T2', 'R2']);
  });

  it('[CALL-02] [SESS-11] [SESS-13] simultaneous refreshes are one request with one answer; a cookie that no answer sets stays', async () => {
    const { calls, answers, requests, held } = await signedIn();
    answers.push({ body: { token: 'T2', user: USER }, jrt: 'R2' });
    const all = await Promise.all([calls.refresh(), calls.refresh(), calls.refresh()]);
    expect(requests).toHaveLength(1);
    expect(all).toEqual([all[0], all[0], all[0]]);
    answers.push({ body: { token: 'T3', user: USER } });
    await calls.refresh();
    expect(requests).toHaveLength(2);
    expect([held.token(), held.refreshCookie()]).toEqual(['T3', 'R2']);
  });

  it.each([{ status: 500, body: '' }, { status: 404, body: '' }, new Error('net::ERR_INTERNET_DISCONNECTED')])(
    '[SESS-12] [SESS-14] without an answer, with a 5xx or on a server that does not have it the session is kept: %s',
    async (answer) => {
      const { calls, answers, held } = await signedIn();
      answers.push(answer);
      expect(await calls.refresh()).toMatchObject({ ok: false });
      expect([held.token(), held.refreshCookie()]).toEqual(['T1', 'R1']);
    },
  );

  it.each([200, 401, 403])('[SESS-14] a web page of a proxy or a firewall is no answer, status %i', async (status) => {
    const { calls, answers } = await signedIn();
    answers.push({ status, body: '<!DOCTYPE html><title>Just a moment</title>' });
    expect(await calls.refresh()).toEqual({ ok: false, status: null, error: null });
  });

  it('[SESS-14] [SESS-15] [DESK-10] a late answer does not restore a session that has ended meanwhile', async () => {
    const { calls, answers, requests, held, file } = await signedIn();
    let answerNow: (answer: Answer) => void = () => undefined;
    answers.push(new Promise<Answer>((resolve) => (answerNow = resolve)));
    const refreshing = calls.refresh();
    await eventually(() => expect(requests).toHaveLength(1));
    await held.drop();
    answerNow({ body: { token: 'T2', user: USER }, jrt: 'R2' });
    expect(await refreshing).toEqual({ ok: false, status: null, error: null });
    expect([held.token(), held.refreshCookie(), existsSync(file)]).toEqual([null, null, false]);
  });

  it('[TRIAGE-12] that waits for the password of the lock renews the session which that login began', async () => {
    const { calls, answers, requests, held } = await signedIn();
    let answerNow: (answer: Answer) => void = () => undefined;
    answers.push(new Promise<Answer>((resolve) => (answerNow = resolve)));
    const checking = calls.login(CREDENTIALS);
    await eventually(() => expect(requests).toHaveLength(1));
    const refreshing = calls.refresh();
    answers.push({ body: { token: 'T3', user: USER }, jrt: 'R3' });
    answerNow({ body: { token: 'T2', user: USER }, jrt: 'R2' });
    expect(await checking).toEqual({ ok: true, user: USER });
    expect(await refreshing).toEqual({ ok: true, user: USER });
    expect(requests[1]?.jrt).toBe('R2');
    expect([held.token(), held.refreshCookie()]).toEqual(['T3', 'R3']);
  });

  it('[DESK-10] that waits while the session ends is not made', async () => {
    const { calls, answers, requests } = await signedIn();
    answers.push(new Promise<Answer>(() => undefined), { status: 200 });
    void calls.login(CREDENTIALS);
    await eventually(() => expect(requests).toHaveLength(1));
    const refreshing = calls.refresh();
    await calls.logout();
    expect(await refreshing).toEqual({ ok: false, status: null, error: null });
    expect(requests.map(({ url }) => url)).toEqual([`${REST}/auth/login`, `${REST}/auth/logout`]);
  });

  it('[CALL-02] [SESS-01] [SESS-13] [SESS-14] [DESK-10] after a restart the stored cookie is enough, and what a refresh returns is stored', async () => {
    const { folder } = await signedIn();
    const next = open(folder);
    await next.held.load();
    expect(next.held.token()).toBe('T1');
    next.answers.push({ body: { token: 'T2', user: USER }, jrt: 'R2' });
    expect(await next.calls.refresh()).toEqual({ ok: true, user: USER });
    expect(next.requests[0]?.jrt).toBe('R1');
    await next.held.settled();
    const last = open(folder);
    await last.held.load();
    expect([last.held.token(), last.held.refreshCookie()]).toEqual(['T2', 'R2']);
  });
});

describe('refresh before the page is loaded', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());
  it('[SESS-14] gives its answer once, to the first caller', async () => {
    const { calls, answers, requests, held } = await signedIn();
    answers.push({ body: { token: 'T2', user: USER }, jrt: 'R2' }, { body: { token: 'T3', user: USER }, jrt: 'R3' });
    expect(await calls.refreshEarly()).toBe(true);
    expect(held.token()).toBe('T2');
    expect(await calls.refresh()).toEqual({ ok: true, user: USER });
    expect(requests).toHaveLength(1);
    await calls.refresh();
    expect(requests).toHaveLength(2);
    expect(held.token()).toBe('T3');
  });

  it.each([
    { ms: 29_999, asked: 1 },
    { ms: 30_000, asked: 2 },
  ])('keeps it $ms ms after the start: $asked requests', async ({ ms, asked }) => {
    const { calls, answers, requests, held } = await signedIn();
    answers.push({ body: { token: 'T2', user: USER }, jrt: 'R2' }, { body: { token: 'T3', user: USER }, jrt: 'R3' });
    await calls.refreshEarly();
    expect(held.token()).toBe('T2');
    await vi.advanceTimersByTimeAsync(ms);
    await calls.refresh();
    expect(requests).toHaveLength(asked);
  });

  it('[SEC-08] gives it to no session that started since', async () => {
    const { calls, answers, requests, held } = await signedIn();
    answers.push({ body: { token: 'T2', user: USER }, jrt: 'R2' });
    await calls.refreshEarly();
    expect(held.token()).toBe('T2');
    answers.push({ body: { token: 'T3', user: { id: 2 } }, jrt: 'R3' }, { body: { token: 'T4', user: { id: 2 } } });
    await calls.login(CREDENTIALS);
    expect(await calls.refresh()).toEqual({ ok: true, user: { id: 2 } });
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['a token', { token: 'T1', jrt: null }],
    ['a cookie', { token: null, jrt: 'R1' }],
  ])('[SESS-14] needs no more than %s', async (_, secrets) => {
    const { calls, answers, held, requests } = open();
    held.begin(secrets);
    answers.push({ body: { token: 'T2', user: USER }, jrt: 'R2' });
    expect(await calls.refreshEarly()).toBe(true);
    expect(requests.map(({ url, jrt }) => [url, jrt ?? null])).toEqual([[`${REST}/auth/refresh_token`, secrets.jrt]]);
    expect([held.token(), held.refreshCookie()]).toEqual(['T2', 'R2']);
  });

  it('[SESS-14] makes no request without a stored session', async () => {
    const { calls, requests } = open();
    expect(await calls.refreshEarly()).toBe(false);
    expect(requests).toEqual([]);
  });
});

describe('logout', () => {
  it.each([{ status: 200 }, { status: 500, body: { error: 'x' } }, new Error('net::ERR_FAILED')])(
    '[CALL-03] [SESS-15] [SESS-18] [DESK-10] [TOP-10] ends the session in memory and on disk whatever comes back: %s',
    async (answer) => {
      const { calls, answers, requests, held, file, clearTraces } = await signedIn();
      expect(existsSync(file)).toBe(true);
      answers.push(answer);
      await calls.logout();
      await eventually(() => expect(requests).toHaveLength(1));
      const [request] = requests;
      expect([request?.url, request?.init.method, request?.init.body]).toEqual([
        `${REST}/auth/logout`,
        'DELETE',
        undefined,
      ]);
      expect([headers(request?.init).Authorization, request?.jrt]).toEqual(['Bearer T1', 'R1']);
      expect([held.token(), held.refreshCookie(), existsSync(file)]).toEqual([null, null, false]);
      // Pictures and answers of the session that Chromium keeps on disk.
      expect(clearTraces).toHaveBeenCalledTimes(1);
    },
  );

  it('[SESS-15] [DESK-10] does not wait for a refresh that hangs', async () => {
    const { calls, answers, requests } = await signedIn();
    answers.push(new Promise<Answer>(() => undefined), { status: 200 });
    const refreshing = calls.refresh();
    await eventually(() => expect(requests).toHaveLength(1));
    await calls.logout();
    expect(await refreshing).toEqual({ ok: false, status: null, error: null });
    await eventually(() => expect(requests[1]?.url).toBe(`${REST}/auth/logout`));
  });

  it('[TRIAGE-12] [SESS-15] does not wait for a password that the lock is having checked', async () => {
    const { calls, answers, requests, held } = await signedIn();
    answers.push(new Promise<Answer>(() => undefined), { status: 200 });
    const checking = calls.login(CREDENTIALS);
    await eventually(() => expect(requests).toHaveLength(1));
    const ending = calls.logout();
    await eventually(() => expect(requests[0]?.init.signal.aborted).toBe(true));
    await ending;
    expect(await checking).toEqual({ ok: false, status: null, error: null });
    await eventually(() => expect([requests[1]?.url, held.token()]).toEqual([`${REST}/auth/logout`, null]));
  });

  it('[SESS-15] does not wait for a server that does not answer it', async () => {
    const { calls, answers, held, requests } = await signedIn();
    answers.push(new Promise<Answer>(() => undefined));
    await calls.logout();
    expect(held.token()).toBeNull();
    await eventually(() => expect(requests).toHaveLength(1));
  });

  it('makes no request without a session', async () => {
    const { calls, requests } = open();
    await calls.logout();
    expect(requests).toEqual([]);
  });
});
