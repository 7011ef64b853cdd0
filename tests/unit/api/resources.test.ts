import type { InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it } from 'vitest';
import { createApi } from '@/api/createApi';
import { createHttp } from '@/api/http';
import { createFakeNetwork, type FakeAnswer } from '@tests/support/fakeNetwork';

/** An API whose one route answers this; the requests it got are kept. */
const apiWith = (route: string, answer: FakeAnswer) => {
  const requests: InternalAxiosRequestConfig[] = [];
  const network = createFakeNetwork({
    [route]: (config) => {
      requests.push(config);
      return answer;
    },
  });
  const api = createApi(
    createHttp({
      baseUrl: () => 'http://server.test/api',
      authorization: () => null,
      refresh: async () => ({ ok: false, status: null, error: null }),
      onSessionEnded() {},
      log: { info() {}, warn() {}, error() {} },
      adapter: network.adapter,
    }),
  );
  return { api, requests };
};

describe('calls', () => {
  it('[TLIST-38] lists of ids are JSON text, switches the words true and false, and nothing empty is sent', async () => {
    const { api, requests } = apiWith('GET /api/tickets', { body: { tickets: [], count: 0, hasMore: false } });
    await api.tickets.page({ pageNumber: 1, status: 'open', queueIds: [1, 2], showAll: false });
    expect(requests[0]?.params).toEqual({ pageNumber: 1, status: 'open', queueIds: '[1,2]', showAll: 'false' });
    await api.tickets.page({ pageNumber: 2, queueIds: [], withUnreadMessages: true });
    expect(requests[1]?.params).toEqual({ pageNumber: 2, queueIds: '[]', withUnreadMessages: 'true' });
  });

  it('[COMPAT-01] a list answer becomes records, hasMore and count, whatever form the server gives them', async () => {
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

  it('[INPUT-01][CALL-37] a text is sent with body, read, fromMe, mediaUrl and quotedMsg; its answer is empty', async () => {
    const { api, requests } = apiWith('POST /api/messages/5', { body: '' });
    expect(await api.messages.sendText(5, { body: 'oi', quotedMsgId: null })).toBeNull();
    const sent = (index: number): unknown => JSON.parse(String(requests[index]?.data));
    expect(sent(0)).toEqual({ body: 'oi', read: 1, fromMe: true, mediaUrl: '', quotedMsg: null });
    await api.messages.sendText(5, { body: 'oi', quotedMsgId: 'M1' });
    expect(sent(1)).toMatchObject({ quotedMsg: { id: 'M1' } });
  });

  it('[CALL-55] connections are asked for without their secret', async () => {
    const { api, requests } = apiWith('GET /api/whatsapp/', { body: [] });
    expect(await api.whatsapp.list(3)).toEqual([]);
    expect(requests[0]?.params).toEqual({ session: 0, companyId: 3 });
  });

  it('a version that is not told is none', async () => {
    expect(await apiWith('GET /api/version', { body: {} }).api.auth.version()).toBeNull();
    expect(await apiWith('GET /api/version', { body: { version: '6.0.0' } }).api.auth.version()).toBe('6.0.0');
  });
});
