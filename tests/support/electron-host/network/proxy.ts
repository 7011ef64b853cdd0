import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable, type Duplex } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isPageHost, sessionOf, toAppUrl } from '../addresses';
import { sessionNumbered } from '../modules/session';
import { forwardRequest, forwardUpgrade } from './forward';
import { initiatorOf } from './headers';
import { describeRequest } from './listeners';

/** Answers a page of the app from its own `protocol.handle`, with unchanged headers and content security policy. */
const answerPage = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const initiator = headers['sec-fetch-dest'] === 'document' ? null : initiatorOf(request);
  const { protocol, network } = sessionNumbered(sessionOf(url.host));
  const address = toAppUrl(url.href);
  const decision = await network.beforeRequest.ask({ ...describeRequest(request, address), uploadData: [] });
  if (decision?.cancel) return void response.socket?.destroy();
  const answer = await protocol.answer(address, request.method ?? 'GET', headers, initiator);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response);
  else response.end();
};

/** Ends the connection after a failure and logs it, except for a server that is down, which many tests intend. */
const endOnFailure = (work: Promise<void>, socket: Duplex | null): void => {
  work.catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error)) console.error('[electron test host] network:', error);
    socket?.destroy();
  });
};

/** Ignores a broken connection, for example when a window or a server is killed. */
const mayBreak = (socket: Duplex): void => {
  socket.on('error', () => socket.destroy());
};

/**
 * Everything Chromium sends passes through here, so Electron's network hooks are called here. As in Electron, Chromium itself
 * decides about CORS, preflights and cookies before a request arrives and after its answer; none of that is emulated. Chromium
 * tunnels WebSockets through `CONNECT`; encrypted tunnels cannot be read and are closed.
 * @returns the port Chromium must use as its proxy.
 */
export const startProxy = async (): Promise<number> => {
  const proxy = http.createServer((request, response) => {
    const url = new URL(request.url ?? '');
    const answer = isPageHost(url.host) ? answerPage : forwardRequest;
    endOnFailure(answer(request, response, url), response.socket);
  });
  proxy.on('connect', (_request, socket) => {
    mayBreak(socket);
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    socket.once('readable', () => {
      const first = socket.read(1) as Buffer | null;
      if (first) socket.unshift(first);
      // A TLS handshake starts with 0x16, an HTTP request with a letter.
      if (!first || first[0] === 0x16) socket.destroy();
      else proxy.emit('connection', socket);
    });
  });
  proxy.on('upgrade', (request, socket) => {
    mayBreak(socket);
    const url = new URL(`ws://${request.headers.host}${request.url}`);
    endOnFailure(forwardUpgrade(request, socket, url), socket);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return (proxy.address() as AddressInfo).port;
};
