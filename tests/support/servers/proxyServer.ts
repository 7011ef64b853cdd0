import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

export interface ProxyServer {
  /** `host:port`, as proxy rules name it. */
  readonly address: string;
  /** Number of requests that passed, tunnels included. */
  readonly passed: () => number;
  /** Number of tunnels opened; the live connection uses one. */
  readonly tunnels: () => number;
  close(): void;
}

const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

const CHALLENGE = { 'Proxy-Authenticate': 'Basic realm="Empresa"' };

/**
 * A company's proxy that requires this account and leads to one server only.
 * @param target Address of that server; the proxy reaches it by whatever address is asked for
 */
export const startProxyServer = async (username: string, password: string, target: string): Promise<ProxyServer> => {
  const { hostname, port: targetPort } = new URL(target);
  const place = { host: hostname, port: Number(targetPort) };
  let passed = 0;
  let tunnels = 0;
  const isKnown = ({ headers }: IncomingMessage): boolean =>
    headers['proxy-authorization'] === basic(username, password);

  const server = http.createServer((request, response) => {
    if (!isKnown(request)) {
      response.writeHead(407, CHALLENGE).end();
      return;
    }
    passed += 1;
    const { 'proxy-authorization': _account, ...headers } = request.headers;
    const { pathname, search } = new URL(request.url ?? '');
    const wanted = { ...place, path: `${pathname}${search}`, method: request.method, headers };
    const outgoing = http.request(wanted, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    request.pipe(outgoing);
  });
  server.on('connect', (request, socket) => {
    if (!isKnown(request)) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="Empresa"\r\n\r\n');
      return;
    }
    passed += 1;
    tunnels += 1;
    const outgoing = connect(place, () => socket.write('HTTP/1.1 200 Connection established\r\n\r\n'));
    outgoing.pipe(socket).pipe(outgoing);
    for (const end of [outgoing, socket]) end.on('error', () => outgoing.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed: () => passed,
    tunnels: () => tunnels,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
