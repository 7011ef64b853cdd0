import type { InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import { createHttp } from '@/api/http';
import type { SessionAnswer } from '@/bridge/desktop';
import { many, nothing, one } from '@/protocol/answers';
import { number, record } from '@/protocol/parse';
import { tagSchema } from '@/protocol/records/tags';
import { createFakeNetwork, type FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';

const readThing = one(record({ n: number }));
const expired: FakeAnswer = {
  status: 403,
  body: { error: "Invalid token. We'll try to assign a new one on next request" },
};
const good: FakeAnswer = { body: { n: '7' } };
const renewed: SessionAnswer = { ok: true, user: {} };

const onSessionEnded = vi.fn();
const refresh = vi.fn<() => Promise<SessionAnswer>>();

const asked = vi.fn<(path: string) => Promise<string | null>>();

beforeEach(() => {
  asked.mockReset().mockResolvedValue(null);
  onSessionEnded.mockReset();
  refresh.mockReset().mockResolvedValue(renewed);
});

/** A server that answers the calls of /things with these, in turn. */
const answering = (...answers: (FakeAnswer | Promise<FakeAnswer>)[]) => {
  const headers: (string | undefined)[] = [];
  const logged: unknown[] = [];
  const onUnanswered = vi.fn();
  const things = (config: InternalAxiosRequestConfig) => {
    headers.push(config.headers.get('Authorization')?.toString());
    return answers.shift() ?? good;
  };
  const methods = ['GET', 'POST', 'PUT', 'DELETE'];
  const network = createFakeNetwork(Object.fromEntries(methods.map((method) => [`${method} /things`, things])));
  const tokens = ['Bearer old', 'Bearer new'];
  const http = createHttp({
    baseUrl: () => 'http://server.test',
    authorization: () => (refresh.mock.calls.length === 0 ? tokens[0]! : tokens[1]!),
    refresh,
    asked,
    onSessionEnded,
    onUnanswered,
    log: { info() {}, warn: (...line) => void logged.push(line), error() {} },
    adapter: network.adapter,
  });
  return {
    http,
    headers,
    logged,
    calls: network.calls,
    unanswered: () => onUnanswered.mock.calls.length,
    get: () => http.get('/things', readThing),
  };
};

describe('an answer that came before the page asked', () => {
  const query = { status: 'open', queueIds: '[1,2]', pageNumber: 1, searchParam: undefined };

  it('[PERF-02] is read instead of asking twice, by the path and query of the call', async () => {
    const { http, calls } = answering();
    asked.mockResolvedValueOnce('{"n":"9"}');
    expect(await http.get('/things', readThing, { early: true, query })).toEqual({ n: 9 });
    expect(asked.mock.calls).toEqual([['/things?status=open&queueIds=%5B1,2%5D&pageNumber=1']]);
    expect(calls).toEqual([]);
  });

  it('[PERF-02] is not waited for by other calls, and one that did not come is asked for', async () => {
    const { http, calls } = answering();
    await http.get('/things', readThing, { query });
    expect(asked).not.toHaveBeenCalled();
    expect(await http.get('/things', readThing, { early: true })).toEqual({ n: 7 });
    expect(calls).toEqual(['GET /things', 'GET /things']);
  });

  it('[PERF-02] is asked for again where it is a web page', async () => {
    const { http, calls } = answering();
    asked.mockResolvedValueOnce('<!doctype html>');
    expect(await http.get('/things', readThing, { early: true })).toEqual({ n: 7 });
    expect(calls).toEqual(['GET /things']);
  });
});

describe('a 403', () => {
  it('[SESS-11] is refreshed once and repeated once with the new token, and the caller gets that answer', async () => {
    const { get, headers } = answering(expired, good);
    expect(await get()).toEqual({ n: 7 });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(headers).toEqual(['Bearer old', 'Bearer new']);
  });

  it.each(['post', 'put', 'delete'] as const)(
    '[SESS-11] repeats a %s as it was, with its query and body',
    async (method) => {
      const seen: unknown[] = [];
      const network = createFakeNetwork({
        [`${method.toUpperCase()} /things`]: ({ params, data }) => {
          seen.push({ params, data: JSON.parse(String(data)) });
          return seen.length === 1 ? expired : good;
        },
      });
      const log = { info() {}, warn() {}, error() {} };
      const base = { baseUrl: () => 'http://server.test', authorization: () => null, refresh, onSessionEnded, log };
      const http = createHttp({ ...base, adapter: network.adapter });
      await http[method]('/things', readThing, { query: { all: 1 }, body: { name: 'sofá' } });
      expect(seen).toEqual([
        { params: { all: 1 }, data: { name: 'sofá' } },
        { params: { all: 1 }, data: { name: 'sofá' } },
      ]);
    },
  );

  it('[SESS-11] is refreshed again when the new token has expired, too', async () => {
    const { get, calls } = answering(expired, good, { status: 403, body: '' }, good);
    expect([await get(), await get()]).toEqual([{ n: 7 }, { n: 7 }]);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(calls).toHaveLength(4);
  });

  it('[SESS-11] requests refused at the same time share one refresh', async () => {
    const { get, calls } = answering(expired, expired, good, good);
    await Promise.all([get(), get()]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(4);
  });

  it('[SESS-11] a request whose refusal comes after the refresh is repeated without another one', async () => {
    const late = hold<FakeAnswer>();
    const { get, headers } = answering(expired, late.held, good, good);
    const [first, second] = [get(), get()];
    await first;
    late.release(expired);
    expect(await second).toEqual({ n: 7 });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(headers).toEqual(['Bearer old', 'Bearer old', 'Bearer new', 'Bearer new']);
  });

  it('[SESS-11] [SESS-12] a second one is reported, does not end the session and does not loop', async () => {
    const refused = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };
    const { get, calls } = answering(refused, refused, refused);
    await expect(get()).rejects.toMatchObject({ code: 'ERR_NO_PERMISSION', status: 403 });
    expect(calls).toHaveLength(2);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('[SESS-10] [SESS-12] a refresh refused with 401 ends the session', async () => {
    refresh.mockResolvedValue({ ok: false, status: 401, error: 'ERR_SESSION_EXPIRED' });
    const { get, calls } = answering(expired);
    await expect(get()).rejects.toMatchObject({ code: 'ERR_SESSION_EXPIRED', status: 401 });
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['without an answer', { ok: false, status: null, error: null }, { status: null, code: null }],
    ['with a 500', { ok: false, status: 500, error: 'ERR_INTERNAL_SERVER_ERROR' }, { status: 500, code: null }],
    [
      'with another 403',
      { ok: false, status: 403, error: 'ERR_NO_PERMISSION' },
      { status: 403, code: 'ERR_NO_PERMISSION' },
    ],
  ] as const)(
    '[SESS-12] a refresh %s is not tried again, reports an error and keeps the session',
    async (_, answer, failure) => {
      refresh.mockResolvedValue(answer);
      const { get, calls } = answering(expired);
      await expect(get()).rejects.toMatchObject(failure);
      expect(onSessionEnded).not.toHaveBeenCalled();
      expect(refresh).toHaveBeenCalledTimes(1);
      expect(calls).toHaveLength(1);
    },
  );
});

describe('a 401', () => {
  it('[SESS-10] ends the session and is not repeated', async () => {
    const { get, calls } = answering({ status: 401, body: { error: 'ERR_SESSION_EXPIRED' } });
    await expect(get()).rejects.toMatchObject({ code: 'ERR_SESSION_EXPIRED', status: 401 });
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    expect(refresh).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it.each(['get', 'post', 'put', 'delete'] as const)('[SESS-10] to a %s ends the session', async (method) => {
    // Some servers give no reason.
    const { http } = answering({ status: 401, body: { error: 'ERR_SESSION_EXPIRED' } }, { status: 401, body: '' });
    for (const times of [1, 2]) {
      await expect(http[method]('/things', readThing)).rejects.toMatchObject({ status: 401 });
      expect(onSessionEnded).toHaveBeenCalledTimes(times);
      expect(onSessionEnded).toHaveBeenLastCalledWith(`${method.toUpperCase()} /things 401`);
    }
  });

  it('[SESS-10] to the request that is repeated after a refresh ends the session', async () => {
    const { get, calls } = answering(expired, { status: 401, body: { error: 'ERR_SESSION_EXPIRED' } });
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(2);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it('[SESS-10] with exactly the text of a role refusal does not end the session', async () => {
    const { get } = answering({ status: 401, body: { error: 'Acesso não permitido' } });
    await expect(get()).rejects.toMatchObject({ code: 'ERR_NO_PERMISSION', status: 401 });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('[SESS-10] with a longer text that contains it ends the session', async () => {
    const { get } = answering({ status: 401, body: { error: 'Acesso não permitido aqui' } });
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it('[API-06] [SIGN-06] [SESS-10] [SESS-11] [SESS-21] on a call without session does not affect the session, and such a call carries no token', async () => {
    const { http, headers } = answering({ status: 401, body: { error: 'nope' } }, expired);
    await expect(http.get('/things', readThing, { session: 'none' })).rejects.toMatchObject({ status: 401 });
    await expect(http.get('/things', readThing, { session: 'none' })).rejects.toMatchObject({ status: 403 });
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(refresh).not.toHaveBeenCalled();
    expect(headers).toEqual([undefined, undefined]);
  });
});

describe('answers', () => {
  it("[SESS-21] calls carry 'Authorization: Bearer {token}'", async () => {
    const { get, headers } = answering(good);
    await get();
    expect(headers).toEqual(['Bearer old']);
  });

  it("[SEC-05] a refusal is written to a log by status and code, without the server's words", async () => {
    const lineOf = (answer: FakeAnswer) => answering(answer).get().catch(String);
    expect(await lineOf({ status: 500, body: { error: 'invalid text: Meu cartão é 4111' } })).toBe('ApiError 500');
    expect(await lineOf({ status: 400, body: { error: 'ERR_NO_TICKET_FOUND' } })).toBe(
      'ApiError 400 ERR_NO_TICKET_FOUND',
    );
    expect(String(new ApiError({ code: null, status: null, message: 'Meu' }))).toBe('ApiError without an answer');
  });

  it('an empty body is not JSON', async () => {
    expect(await answering({ body: '' }).get()).toBeNull();
  });

  it('[SEC-05] [SEC-09] an answer that cannot be read is logged, without a word of it', async () => {
    const { http, logged } = answering({ body: { name: 'Maria' } }, { body: { tags: [{ name: 'Maria' }, {}] } });
    expect(await http.get('/things', one(tagSchema))).toBeNull();
    expect(await http.post('/things', many(tagSchema, 'tags'))).toEqual([]);
    expect(logged).toEqual([
      ['Unreadable records left out', { method: 'GET', count: 1 }],
      ['Unreadable records left out', { method: 'POST', count: 2 }],
    ]);
  });

  it('[COMPAT-01] HTML with 404 is a missing endpoint: no code, no data', async () => {
    const failure: unknown = await answering({ status: 404, body: '<!DOCTYPE html>' })
      .get()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 404, code: null });
    expect(failure).not.toHaveProperty('data');
  });

  it.each(['<!DOCTYPE html><title>Maintenance</title>', '\n<html lang="pt">', '<!doctype HTML>'])(
    '[SEC-09] the web page %j with 200 is no answer',
    async (body) => {
      const { http, unanswered } = answering({ body }, { body });
      const none = { name: 'ApiError', status: null, code: null };
      await expect(http.get('/things', many(tagSchema))).rejects.toMatchObject(none);
      await expect(http.post('/things', nothing)).rejects.toMatchObject(none);
      expect(unanswered()).toBe(2);
    },
  );

  it('a web page with 401 or 403 refuses nothing: the session goes on', async () => {
    const { get, unanswered } = answering(
      { status: 401, body: '<!DOCTYPE html>' },
      { status: 403, body: '<html>' },
      { status: 403, body: '<html>' },
    );
    for (let call = 1; call <= 2; call += 1) await expect(get()).rejects.toMatchObject({ status: null, code: null });
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(unanswered()).toBe(2);
  });

  it.each(['OK', 'Deleted <b>one</b>', '<htmlish'])('the text %j with 200 is an answer', async (body) => {
    const { http, unanswered } = answering({ body });
    expect(await http.post('/things', nothing)).toBeNull();
    expect(unanswered()).toBe(0);
  });

  it('a missing answer is a failure without a status', async () => {
    const lost = createHttp({
      baseUrl: () => 'http://server.test',
      authorization: () => null,
      refresh,
      onSessionEnded,
      log: { info() {}, warn() {}, error() {} },
      adapter: () => Promise.reject(new Error('network')),
    });
    await expect(lost.get('/things', readThing)).rejects.toMatchObject({ name: 'ApiError', status: null, code: null });
  });

  it('a cancelled call fails without a status', async () => {
    const stop = new AbortController();
    const { http } = answering();
    stop.abort();
    await expect(http.get('/things', readThing, { signal: stop.signal })).rejects.toMatchObject({
      message: 'ERR_CANCELED',
    });
  });
});
