import { screen } from '@testing-library/react';
import type { InternalAxiosRequestConfig } from 'axios';
import { companyServer, createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { renderApp } from '@tests/support/rendering/renderApp';

/** One recorded request of a page. */
export interface SentRequest {
  readonly url: string | undefined;
  readonly body: unknown;
  readonly authorization: unknown;
  readonly withCookies: unknown;
}

/** An answer that records its requests. */
export const remembering =
  <Answer extends FakeAnswer | Promise<FakeAnswer>>(sent: SentRequest[], answer: () => Answer) =>
  (config: InternalAxiosRequestConfig): Answer => {
    const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
    const { url, headers, withCredentials } = config;
    sent.push({ url, body, authorization: headers?.get('Authorization'), withCookies: withCredentials });
    return answer();
  };

/** A public page of a company's server; its provider has another address. */
export const openPublicPage = async (
  path: string,
  routes: FakeRoutes,
  provider = 'https://provider.example.com/base',
) => {
  const current = { ...companyServer, provider };
  const { desktop, callLog } = createFakeDesktop({ server: { current, recent: [] } });
  const app = await renderApp({ desktop, path, routes });
  await screen.findByRole('main');
  return { ...app, callLog };
};
