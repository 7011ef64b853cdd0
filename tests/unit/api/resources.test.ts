import { inspect } from 'node:util';
import { create, type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/createApi';
import { createProvider } from '@/api/provider';
import { apiWith } from '@tests/support/apiWith';
import { createFakeNetwork } from '@tests/support/fakes/fakeNetwork';

describe('calls', () => {
  it('[TLIST-38] [CALL-29] send lists of ids as JSON text and switches as true and false, and leave out empty values', async () => {
    const { api, requests } = apiWith('GET /api/tickets', { body: { tickets: [], count: 0, hasMore: false } });
    await api.tickets.page({ pageNumber: 1, status: 'open', queueIds: [1, 2], showAll: false });
    expect(requests[0]?.params).toEqual({ pageNumber: 1, status: 'open', queueIds: '[1,2]', showAll: 'false' });
    await api.tickets.page({ pageNumber: 2, queueIds: [], withUnreadMessages: true });
    expect(requests[1]?.params).toEqual({ pageNumber: 2, queueIds: '[]', withUnreadMessages: 'true' });
  });

  it('[SIGN-06] [SESS-21] [CALL-16] [CALL-17] [CALL-18] for plans and sign-up carry no token, even when there is one; others do', async () => {
    const tokenOf = ({ headers }: InternalAxiosRequestConfig) => headers.get('Authorization');
    const plans = apiWith('GET /api/plans/list', { body: [] }, 'Bearer t');
    await plans.api.signUp.plans();
    const signUp = apiWith('POST /api/companies/cadastro', { body: { id: 8, name: 'Loja' } }, 'Bearer t');
    await signUp.api.signUp.register({ name: 'Loja' } as Parameters<typeof signUp.api.signUp.register>[0]);
    const all = apiWith('GET /api/plans/all', { body: [] }, 'Bearer t');
    await all.api.plans.all();
    const requests = [plans, signUp, all].map(({ requests: [first] }) => first!);
    expect(requests.map(tokenOf)).toEqual([undefined, undefined, 'Bearer t']);
  });

  it('[COMPAT-01] [CALL-29] a list answer becomes records, hasMore and count, whatever form the server gives them', async () => {
    const ticket = { id: '7', uuid: 'u', status: 'open', passwordHash: 'x' };
    const { api } = apiWith('GET /api/tickets', {
      body: { tickets: [ticket, { id: 'no' }], count: '9', hasMore: true },
    });
    expect(await api.tickets.page({ pageNumber: 1, queueIds: [] })).toEqual({
      records: [{ id: 7, uuid: 'u', status: 'open' }],
      hasMore: true,
      count: 9,
    });
  });

  it('[CALL-06] the settings are answered with each row that the product knows, and no other', async () => {
    const keys = [
      'asaas',
      'call',
      'campaignsEnabled',
      'chatBotType',
      'CheckMsgIsGroup',
      'scheduleType',
      'sendGreetingAccepted',
      'sendGreetingMessageOneQueues',
      'sendMsgTransfTicket',
      'showAllTicketsKanban',
      'userRating',
    ];
    const rows = keys.map((key, place) => ({ id: place + 1, key, value: `value of ${key}` }));
    const { api } = apiWith('GET /api/settings/', { body: [...rows, { id: 99, key: 'otherToken', value: 'secret' }] });
    expect(await api.settings.list()).toEqual(rows);
  });

  it('[LIST-04] [TLIST-38] [CALL-29] a page of tickets is requested with all chosen filters, and never with date or updatedAt', async () => {
    const { api, requests } = apiWith('GET /api/tickets', { body: { tickets: [], hasMore: true } });
    const answer = await api.tickets.page({
      pageNumber: 3,
      searchParam: 'maria',
      status: 'closed',
      tags: [4, 5],
      users: [7, 8],
      queueIds: [1],
      showAll: true,
    });
    expect(requests[0]?.params).toEqual({
      pageNumber: 3,
      searchParam: 'maria',
      status: 'closed',
      tags: '[4,5]',
      users: '[7,8]',
      queueIds: '[1]',
      showAll: 'true',
    });
    expect(answer).toEqual({ records: [], hasMore: true });
  });

  it('[CALL-32] a new ticket is sent with contact, queue, connection, user and status, and a refusal keeps its data', async () => {
    const wanted = { contactId: 5, queueId: 2, whatsappId: 3, userId: 10 };
    const { api, requests } = apiWith('POST /api/tickets', { body: { id: 8, uuid: 'u-8', status: 'open' } });
    expect(await api.tickets.create(wanted)).toEqual({ id: 8, uuid: 'u-8', status: 'open' });
    expect(JSON.parse(String(requests[0]?.data))).toEqual({ ...wanted, status: 'open' });
    const existing = JSON.stringify({ id: 9, uuid: 'u-9', userId: 10 });
    const refused = apiWith('POST /api/tickets', { status: 409, body: { error: existing } });
    await expect(refused.api.tickets.create(wanted)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('u-9'),
    });
  });

  it('[CALL-33] a ticket change is sent to its id unchanged, and returns the ticket', async () => {
    const change = {
      status: 'open',
      userId: 10,
      queueId: 2,
      whatsappId: 3,
      useIntegration: false,
      promptId: null,
      integrationId: null,
    };
    const { api, requests } = apiWith('PUT /api/tickets/7', { body: { id: 7, uuid: 'u-7', status: 'open' } });
    expect(await api.tickets.update(7, change)).toMatchObject({ id: 7, status: 'open' });
    expect(JSON.parse(String(requests[0]?.data))).toEqual(change);
  });

  it.each([true, false])(
    '[LIST-04] [CALL-36] messages are read page by page, and hasMore %s is kept',
    async (hasMore) => {
      const { api, requests } = apiWith('GET /api/messages/5', {
        body: { messages: [{ id: 'M1', body: 'oi', ticketId: 5 }], hasMore, count: 41 },
      });
      expect(await api.messages.page(5, 2)).toMatchObject({ records: [{ id: 'M1', body: 'oi' }], hasMore });
      expect(requests[0]?.params).toEqual({ pageNumber: 2 });
    },
  );

  it('[CALL-36] a page of messages includes its ticket', async () => {
    const body = { messages: [], count: 0, hasMore: false, ticket: { id: 3, uuid: 'u' } };
    const { api } = apiWith('GET /api/messages/3', { body });
    expect(await api.messages.page(3, 1)).toMatchObject({ records: [], ticket: { id: 3, uuid: 'u' } });
  });

  it('[SET-04] settings of other providers are excluded', async () => {
    const call = { id: 1, key: 'call', value: 'enabled' };
    const { api } = apiWith('GET /api/settings/', { body: [call, { id: 2, key: 'tokenixc', value: 'secret' }] });
    expect(await api.settings.list()).toEqual([call]);
  });

  it.each<[string, string, (api: Api) => Promise<unknown>]>([
    [
      '[SESS-21] [PWD-11] [CALL-160]',
      'POST /forgetpassword/a%2Bb%40c.co',
      ({ provider }) => provider.requestCode('a+b@c.co'),
    ],
    [
      '[SESS-21] [PWD-11] [CALL-161]',
      'POST /resetpasswords/a%40b.co/c%2Fd/p%231%3F%25',
      ({ provider }) => provider.resetPassword('a@b.co', 'c/d', 'p#1?%'),
    ],
  ])('%s is %s at the provider, with neither query, body nor token', async (_, call, ask) => {
    const { api, requests } = apiWith(call, { body: { message: 'ok' } }, 'Bearer t');
    await ask(api);
    const sent = requests.map(({ url, params, data, headers }) => [url, params, data, headers.get('Authorization')]);
    expect(sent).toEqual([[`http://provider.test${call.replace('POST ', '')}`, undefined, undefined, undefined]]);
  });

  it('[CALL-23] [CALL-29] [CALL-46] a search reaches the server as it was typed, whatever its characters', async () => {
    const searchParam = 'João & Cia #1? +55 100% a/b=c "ç" [1]';
    const { api, requests } = apiWith('GET /api/tickets', { body: [] });
    await api.tickets.page({ pageNumber: 1, searchParam, queueIds: [1, 2], tags: [3] });
    const sent = Object.fromEntries(new URL(create().getUri(requests[0])).searchParams);
    expect(sent).toEqual({ pageNumber: '1', searchParam, queueIds: '[1,2]', tags: '[3]' });
  });

  it('[API-02] [SESS-21] [CALL-159] a text carries the typed token instead of the session’s, with number and body as JSON', async () => {
    const { api, requests } = apiWith('POST /api/api/messages/send', { body: 'OK' }, 'Bearer session');
    expect(await api.messages.sendExternally('t0k', { number: '5511', body: 'Oi' })).toBeNull();
    const sent = requests.map(({ params, data, headers }) => [params, data, headers.get('Authorization')]);
    expect(sent).toEqual([[undefined, JSON.stringify({ number: '5511', body: 'Oi' }), 'Bearer t0k']]);
  });

  it('[PWD-11] [SEC-05] an unanswered reset fails without its address, which holds the password', async () => {
    const { adapter } = createFakeNetwork({
      'POST /resetpasswords/a%40b.co/c1/Abcdefg1': ({ url }) => {
        throw new Error(`No answer from ${url}`);
      },
    });
    const provider = createProvider({ baseUrl: () => 'http://provider.test', adapter });
    const failure: unknown = await provider.resetPassword('a@b.co', 'c1', 'Abcdefg1').catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: null, message: 'No answer' });
    expect(inspect(failure, { depth: null })).not.toContain('Abcdefg1');
  });

  it('[INPUT-01] [INPUT-17] [CALL-37] a text is sent with body, read, fromMe, mediaUrl and quotedMsg; its answer is empty', async () => {
    const { api, requests } = apiWith('POST /api/messages/5', { body: '' });
    expect(await api.messages.sendText(5, { body: 'oi', quotedMsgId: null })).toBeNull();
    const sent = (index: number): unknown => JSON.parse(String(requests[index]?.data));
    expect(sent(0)).toEqual({ body: 'oi', read: 1, fromMe: true, mediaUrl: '', quotedMsg: null });
    await api.messages.sendText(5, { body: 'oi', quotedMsgId: 'M1' });
    expect(sent(1)).toEqual({ ...(sent(0) as object), quotedMsg: { id: 'M1' } });
  });

  it('[DASH-01] [DASH-06] [DASH-09] [CALL-63] the dashboard is asked for the chosen days, and answers counters and agents, also where numbers are text', async () => {
    const counters = {
      supportHappening: 3,
      supportPending: 2,
      supportFinished: 9,
      leads: 4,
      avgSupportTime: 12.5,
      avgWaitTime: 8,
    };
    const attendants = [{ id: 5, name: 'Bia', online: true, rating: 2.5, tickets: 7, avgSupportTime: 30 }];
    const textsOf = (facts: object) =>
      Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));
    const { api, requests } = apiWith('GET /api/dashboard', {
      body: {
        counters: textsOf(counters),
        attendants: [textsOf({ ...attendants[0] })],
      },
    });
    expect(await api.dashboard.show({ days: 7 })).toEqual({ counters, attendants });
    await api.dashboard.show({ date_from: '2026-11-01', date_to: '2026-11-21' });
    expect(requests.map(({ params, data }) => [params, data])).toEqual([
      [{ days: 7 }, undefined],
      [{ date_from: '2026-11-01', date_to: '2026-11-21' }, undefined],
    ]);
  });

  it('[CALL-05] the version is read from its own field, and a missing one is none', async () => {
    expect(await apiWith('GET /api/version', { body: {} }).api.auth.version()).toBeNull();
    expect(await apiWith('GET /api/version', { body: { version: '6.0.0' } }).api.auth.version()).toBe('6.0.0');
    // The same call tells whether the server answers at all.
    await expect(apiWith('GET /api/version', { body: {} }).api.auth.probe()).resolves.toBeUndefined();
  });
});
