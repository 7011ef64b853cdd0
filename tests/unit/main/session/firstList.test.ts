import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerAddresses } from '@/bridge/desktop';
import type { MainRequest, RequestOptions } from '@native/main/server/mainRequest';
import { createFirstList } from '@native/main/session/firstList';
import { aHeldSession, aLog, aServer, someSettings } from '../fakes';

const PATH = '/tickets?status=open&showAll=false&pageNumber=1&queueIds=%5B1%5D';
const OTHER = '/tickets?status=open&showAll=true&pageNumber=1&queueIds=%5B1%5D';
const LIST = '{"tickets":[],"count":0,"hasMore":false}';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const open = ({
  path = PATH as string | null,
  token = 'T1' as string | null,
  server = aServer() as ServerAddresses | null,
  status = 200,
} = {}) => {
  const requests: { url: string; init: RequestOptions }[] = [];
  let answer: Promise<void> = Promise.resolve();
  const request: MainRequest = async (url, init) => {
    requests.push({ url, init });
    await answer;
    return { status, url, text: LIST };
  };
  const held = aHeldSession({ token, jrt: null });
  const settings = someSettings({ firstList: path });
  const log = aLog();
  const list = createFirstList({ request, held, server: () => server, settings, log });
  const answers = (next: Promise<void>): void => {
    answer = next;
  };
  return { list, requests, held, settings, log, answers };
};

describe('the first list', () => {
  it('[PERF-02] [SESS-21] is asked for once, with the session, before the page wants it', async () => {
    const { list, requests } = open();
    list.ask();
    expect(requests.map(({ url }) => url)).toEqual([`https://api.example.com/api${PATH}`]);
    expect(requests[0]?.init).toMatchObject({ headers: { Accept: 'application/json', Authorization: 'Bearer T1' } });
    // Neither cookies nor a redirect: the token is for this server alone.
    expect(requests[0]?.init.withCookies ?? false).toBe(false);
    expect(requests[0]?.init.mayFollow).toBeUndefined();
    expect(await list.take(PATH)).toBe(LIST);
    expect(await list.take(PATH)).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('[PERF-02] is waited for while the server has not answered', async () => {
    const { list, answers } = open();
    let arrive = (): void => {};
    answers(new Promise((resolve) => (arrive = resolve)));
    list.ask();
    const taken = list.take(PATH);
    arrive();
    expect(await taken).toBe(LIST);
  });

  it('[PERF-02] is not given for another path, which is asked for at the next start', async () => {
    const { list, settings } = open();
    list.ask();
    expect(await list.take(OTHER)).toBeNull();
    expect(await list.take(PATH)).toBeNull();
    await list.take(OTHER);
    expect(settings.get().firstList).toBe(OTHER);
  });

  it('[PERF-02] writes its path to disk only where it is another one', async () => {
    const { list, settings } = open();
    const change = vi.spyOn(settings, 'change');
    await list.take(PATH);
    expect(change).not.toHaveBeenCalled();
    await list.take(OTHER);
    expect(change.mock.calls).toEqual([[{ firstList: OTHER }]]);
  });

  it('[PERF-02] asked for again is kept from then on', async () => {
    const { list } = open();
    list.ask();
    await vi.advanceTimersByTimeAsync(20_000);
    list.ask();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await list.take(PATH)).toBe(LIST);
  });

  it.each([401, 403, 500])('[PERF-02] a refusal (%i) is left to the page', async (status) => {
    const { list } = open({ status });
    list.ask();
    expect(await list.take(PATH)).toBeNull();
  });

  it('a lost connection is logged and left to the page', async () => {
    const { list, log, answers } = open();
    answers(Promise.reject(new Error('net::ERR_CONNECTION_RESET')));
    list.ask();
    expect(await list.take(PATH)).toBeNull();
    expect(log.lines.map(({ message }) => message)).toEqual(['the first list was not read early']);
  });

  it.each(['before the page asks', 'while the page waits'])(
    '[SEC-08] is given to no other session: it ended %s',
    async (when) => {
      const { list, held } = open();
      list.ask();
      if (when === 'before the page asks') await held.drop();
      const taken = list.take(PATH);
      if (when === 'while the page waits') await held.drop();
      expect(await taken).toBeNull();
    },
  );

  it.each([
    { ms: 29_999, text: LIST },
    { ms: 30_000, text: null },
  ])('[PERF-02] is kept for the page for 30 s: after $ms ms it is $text', async ({ ms, text }) => {
    const { list } = open();
    list.ask();
    await vi.advanceTimersByTimeAsync(ms);
    expect(await list.take(PATH)).toBe(text);
  });

  it.each([{ path: null }, { token: null }, { server: null }])('is not asked for without %j', async (missing) => {
    const { list, requests } = open(missing);
    list.ask();
    expect(await list.take(PATH)).toBeNull();
    expect(requests).toEqual([]);
  });
});
