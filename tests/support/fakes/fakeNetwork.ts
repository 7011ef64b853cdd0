import { AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
}

/** Answers of a fake server by method and path, for example `GET /tickets`; a function gets the request. */
export type FakeRoutes = Readonly<
  Record<string, FakeAnswer | ((config: InternalAxiosRequestConfig) => FakeAnswer | Promise<FakeAnswer>)>
>;

const pathOf = (url: string): string => new URL(url, 'http://server.test').pathname;

/**
 * The network for tests: answers from a table and records the calls. Calls not in the table get a 404 with HTML, as real servers
 * send for unknown routes.
 */
export const createFakeNetwork = (routes: FakeRoutes = {}) => {
  const calls: string[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const call = `${(config.method ?? 'get').toUpperCase()} ${pathOf(config.url ?? '/')}`;
    calls.push(call);
    const route = routes[call];
    const answer = typeof route === 'function' ? await route(config) : route;
    const { status = 200, body } = answer ?? { status: 404, body: '<!DOCTYPE html><pre>Cannot GET</pre>' };
    const data: unknown = typeof body === 'string' || body === undefined ? (body ?? '') : JSON.stringify(body);
    const transform = [config.transformResponse ?? []].flat();
    const read = transform.reduce((value: unknown, step) => step.call(config, value, new AxiosHeaders(), status), data);
    return { data: read, status, statusText: '', headers: new AxiosHeaders(), config };
  };
  return { adapter, calls };
};
