import { act, cleanup } from '@testing-library/react';
import { AxiosHeaders, getAdapter, type AxiosAdapter } from 'axios';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DemoServer } from '@native/demo-server/createServer';
import { routes } from '@/app/routes';
import type { ServerAddresses, SessionAnswer } from '@/bridge/desktop';
import { CARLA } from '@tests/support/accounts';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { recordsIn } from '@tests/support/recordsIn';
import { drawn } from '@tests/support/rendering/drawn';
import { renderApp } from '@tests/support/rendering/renderApp';
import { openDemoServer } from '@tests/support/servers/demoFolder';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Change = (answer: Json) => Json;

const isRecord = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a later version of a server may add to a record. */
const LATER = {
  laterText: '<b>novo</b>',
  laterNumber: 1e300,
  laterNothing: null,
  laterFlag: true,
  laterList: [null, 7, { id: 1, name: 'Outro', laterList: [] }],
  laterRecord: { id: 'x', status: 'later', error: 'ERR_LATER', length: 3, laterRecord: {} },
} satisfies Json;

/** Adds unknown fields to every record, at every depth. */
const withLaterFields: Change = (value) => {
  if (Array.isArray(value)) return value.map(withLaterFields);
  if (!isRecord(value)) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLaterFields(part)])),
    ...LATER,
  };
};

/** Fields whose words a later server may extend. */
const WORDS: ReadonlySet<string> = new Set(['status', 'type', 'mediaType', 'profile', 'key', 'channel', 'weekdayEn']);
const laterId = (id: Json): Json => {
  if (typeof id === 'number') return id + 1_000_000;
  return typeof id === 'string' ? `${id}-later` : id;
};

/** A copy of a record, with an identity of its own and words nobody knows. */
const laterCopy = (value: { [key: string]: Json }): { [key: string]: Json } =>
  Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'id' || key === 'uuid') return [key, laterId(part)];
      return [key, WORDS.has(key) && typeof part === 'string' ? `later ${part}` : part];
    }),
  );

/** Adds to a list of records one with unknown words: a status, a setting, a kind of message, a role. */
const withOneMore = (list: Json[]): Json[] => {
  const last = list.findLast(isRecord);
  return last && 'id' in last ? [...list, laterCopy(last)] : list;
};

/** The same for every list that a call answers with. */
const withLaterWords: Change = (answer) => {
  if (Array.isArray(answer)) return withOneMore(answer);
  if (!isRecord(answer) || 'id' in answer) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, part]) => [key, Array.isArray(part) ? withOneMore(part) : part]),
  );
};

/** Of the records of a page: to show all of them took most of the time, and each is shown like its neighbours. */
const SHOWN = 6;

/** The last records of a page, without further pages. */
const withFewRecords: Change = (answer) => {
  if (!isRecord(answer) || !('hasMore' in answer)) return answer;
  const parts = Object.entries(answer).map(([key, part]) => [key, Array.isArray(part) ? part.slice(-SHOWN) : part]);
  return { ...Object.fromEntries(parts), hasMore: false };
};

let moment: number;
let server: DemoServer;
let addresses: ServerAddresses;
/** The addresses of all screens, each with a record of the server. */
let opened: readonly (readonly [pattern: string, address: string])[];
beforeAll(async () => {
  // jsdom has its own, of which Node's buffers are no instances, as the server's signatures need them to be.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  server = await openDemoServer();
  const { url, context } = server;
  addresses = { rest: url, socket: url, media: url, provider: url, kind: 'company' };
  const { tables } = context;
  tables.users.update({ email: CARLA.email }, { super: true });
  const firstOf = (table: { findAll(where: { companyId: number }): { id: number }[] }): number =>
    table.findAll({ companyId: 1 })[0]!.id;
  const given: Readonly<Record<string, string | number>> = {
    // Nothing in it is unread, since reading would change it.
    ':ticketUuid?': tables.tickets
      .findAll({ companyId: 1, status: 'open', isGroup: false })
      .find(({ unreadMessages }) => !unreadMessages)!.uuid,
    ':contactId?': firstOf(tables.contacts),
    ':chatUuid?': tables.chats.findAll({ companyId: 1 })[0]!.uuid,
    ':section?': 'about',
    ':campaignId': firstOf(tables.campaigns),
    ':contactListId': firstOf(tables.contactLists),
  };
  opened = routes.map(({ path }) => [path, path.replace(/:\w+\??/, (name) => String(given[name]))]);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const signedIn = async (): Promise<{ token: string; user: Json }> => {
  const answer = await fetch(`${server.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(CARLA),
  });
  return (await answer.json()) as { token: string; user: Json };
};

/** Opens every screen of the app on the server, whose answers are changed first. Returns what each showed, and all records. */
const visitAll = async (change: Change) => {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  const { token, user } = await signedIn();
  const http = getAdapter('http');
  let underWay = 0;
  const adapter: AxiosAdapter = async (config) => {
    // Opened conversations are not marked as read, so that each visit finds the same.
    if (config.method !== 'get') {
      return { data: '', status: 204, statusText: '', headers: new AxiosHeaders(), config };
    }
    config.headers.set('Authorization', `Bearer ${token}`);
    underWay += 1;
    const answer = await http(config).finally(() => (underWay -= 1));
    const text: unknown = answer.data;
    const isJson = typeof text === 'string' && /^\s*[[{]/.test(text);
    return { ...answer, data: isJson ? JSON.stringify(change(withFewRecords(JSON.parse(text) as Json))) : text };
  };
  const session = { ok: true, user: change(user) } as SessionAnswer;
  const { desktop } = createFakeDesktop({
    restorable: true,
    server: { current: addresses, recent: [] },
    refresh: () => session,
  });
  const storage = createMemoryStorage({ cshow: 'true' });
  const app = await renderApp({ desktop, adapter, storage, path: '/others' });
  await drawn(() => expect(app.store.getState().session.planStatus).toBe('ready'));
  const shown = new Map<string, string>();
  for (const [pattern, address] of opened) {
    act(() => app.visit(address));
    // By selector, since roles take long to compute in full tables.
    await drawn(() => expect(document.querySelector('main h1'), address).not.toBeNull());
    const text = (): string => document.querySelector('main')!.textContent;
    // The report is asked for a second after the page opens.
    if (pattern === '/') await drawn(() => expect(text()).toContain('online agora'));
    await drawn(() => expect([underWay, text().includes('Carregando')]).toEqual([0, false]));
    expect(app.visited, address).toContain(address);
    expect(text(), address).not.toContain('Algo deu errado');
    shown.set(pattern, text());
  }
  expect(app.logged).toEqual([]);
  cleanup();
  return { shown, tables: tablesOf(app.store.getState()) };
};

/** The records of the state, by their place in it. */
const tablesOf = (state: object): ReadonlyMap<string, object> =>
  new Map(recordsIn(state).map(([place, key, record]) => [`${place} ${key}`, record]));

/** What a server of today shows, and of which kinds its records are. */
let plain: Awaited<ReturnType<typeof visitAll>>;
let kinds: ReadonlySet<string | undefined>;
const kindsOf = (places: Iterable<string>): ReadonlySet<string | undefined> =>
  new Set([...places].map((place) => place.split(' ')[0]));

beforeAll(async () => {
  // One moment for all, since screens show how long ago something was.
  moment = Date.now();
  plain = await visitAll((answer) => answer);
  kinds = kindsOf(plain.tables.keys());
});

it('[COMPAT-01] unknown fields in every answer change nothing on any screen', async () => {
  expect(kinds.size).toBeGreaterThan(15);
  const fields = await visitAll(withLaterFields);
  for (const [pattern, text] of plain.shown) expect(fields.shown.get(pattern), pattern).toBe(text);
  for (const [place, record] of plain.tables) expect(fields.tables.get(place), place).toEqual(record);
});

it('[COMPAT-01] unknown settings, statuses and other words in every answer change no screen of the records beside them', async () => {
  const words = await visitAll(withLaterWords);
  for (const [place, record] of plain.tables) expect(words.tables.get(place), place).toMatchObject(record);
  // The records with unknown words are there, too.
  const later = kindsOf([...words.tables.keys()].filter((place) => /-later$| 1\d{6}$/.test(place)));
  expect([...kinds].filter((kind) => !later.has(kind))).toEqual([]);
  // A word without a translation is shown as it came.
  expect(words.shown.get('/connections')).toContain('later DISCONNECTED');
  expect(words.shown.get('/campaigns')).toMatch(/later [A-Z]+/);
  expect(words.shown.get('/users')).toContain('later admin');
});
