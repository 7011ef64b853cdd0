import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

export interface ProxyAccount {
  readonly username: string;
  readonly password: string;
}

/** Called when a proxy asks for an account; null gives up. */
export type AskForAccount = (url: string, proxy: URL, realm: string) => Promise<ProxyAccount | null>;
type Headers = Readonly<Record<string, string>>;

/** A session's proxy, and the accounts the proxy has accepted from this session. */
export interface Upstream {
  readonly proxy: URL;
  readonly accepted: Map<string, string>;
  readonly ask: AskForAccount;
}

const realmOf = ({ headers }: IncomingMessage): string =>
  /realm="([^"]*)"/.exec(headers['proxy-authenticate'] ?? '')?.[1] ?? '';

/** Repeats `attempt` with an account as long as the proxy asks for one and `ask` provides one. */
const withAccount = async <Result extends { readonly answer: IncomingMessage }>(
  { proxy, accepted, ask }: Upstream,
  url: string,
  attempt: (headers: Headers) => Promise<Result>,
): Promise<Result> => {
  for (;;) {
    const known = accepted.get(proxy.host);
    const result = await attempt(known === undefined ? {} : { 'Proxy-Authorization': known });
    if (result.answer.statusCode !== 407) return result;
    accepted.delete(proxy.host);
    const account = await ask(url, proxy, realmOf(result.answer));
    if (account === null) return result;
    result.answer.resume();
    const words = Buffer.from(`${account.username}:${account.password}`).toString('base64');
    accepted.set(proxy.host, `Basic ${words}`);
  }
};

const addressOf = (proxy: URL): http.RequestOptions => ({ host: proxy.hostname, port: proxy.port });

/** Sends one request through a proxy. The body is kept, since it may have to be sent again. */
export const sendThrough = async (
  upstream: Upstream,
  url: string,
  { method = 'GET', headers }: { readonly method?: string; readonly headers: Headers },
  body: Buffer,
): Promise<IncomingMessage> => {
  const { answer } = await withAccount(upstream, url, async (extra) => {
    const request = http.request({
      ...addressOf(upstream.proxy),
      method,
      path: url,
      headers: { ...headers, ...extra },
    });
    request.end(body);
    const [received] = (await once(request, 'response')) as [IncomingMessage];
    return { answer: received };
  });
  return answer;
};

/** Opens a tunnel through a proxy, as WebSockets use it. */
export const tunnelThrough = async (upstream: Upstream, target: URL): Promise<Socket> => {
  const host = `${target.hostname}:${target.port || 80}`;
  const { answer, socket } = await withAccount(upstream, target.href, async (extra) => {
    const request = http.request({
      ...addressOf(upstream.proxy),
      method: 'CONNECT',
      path: host,
      headers: { Host: host, ...extra },
    });
    request.end();
    const [received, opened] = (await once(request, 'connect')) as [IncomingMessage, Socket];
    return { answer: received, socket: opened };
  });
  if (answer.statusCode !== 200) throw new Error('net::ERR_TUNNEL_CONNECTION_FAILED');
  return socket;
};
