import type { InternalAxiosRequestConfig } from 'axios';
import { createApi } from '@/api/createApi';
import { createHttp } from '@/api/http';
import { createProvider } from '@/api/provider';
import { createFakeNetwork, type FakeAnswer } from './fakes/fakeNetwork';

/** An API with one route, which answers this and records its requests. */
export const apiWith = (route: string, answer: FakeAnswer, authorization: string | null = null) => {
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
      authorization: () => authorization,
      refresh: async () => ({ ok: false, status: null, error: null }),
      onSessionEnded() {},
      log: { info() {}, warn() {}, error() {} },
      adapter: network.adapter,
    }),
    createProvider({ baseUrl: () => 'http://provider.test', adapter: network.adapter }),
  );
  return { api, requests };
};
