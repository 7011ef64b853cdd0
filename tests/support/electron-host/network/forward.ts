import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { session } from '../modules/session';
import { toPageHeaders } from './headers';
import { describeRequest, headersToSend, headToShow, type ReceivedHead, tellEnd } from './listeners';
import { sendThrough, tunnelThrough } from './upstream';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Is the host this computer? Tests never leave it: pictures of other hosts and Chromium's own calls fail. */
const isReachable = (url: URL): boolean => LOOPBACK.has(url.hostname);

const destinationOf = (url: URL, headers: Record<string, string>, request: IncomingMessage): http.RequestOptions => ({
  host: url.hostname.replace(/^\[|\]$/g, ''),
  port: url.port || 80,
  path: url.pathname + url.search,
  method: request.method,
  headers: {
    Host: url.host,
    ...headers,
    ...(request.headers['content-length'] ? { 'Content-Length': request.headers['content-length'] } : {}),
  },
});

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Gets the server's answer, directly or through the session's proxy. */
const ask = async (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  headers: Record<string, string>,
): Promise<IncomingMessage> => {
  const { upstream } = session.defaultSession;
  if (upstream !== null) {
    const body = await bodyOf(request);
    const length: Record<string, string> = body.length > 0 ? { 'Content-Length': String(body.length) } : {};
    return await sendThrough(upstream, url.href, { method: request.method, headers: { ...headers, ...length } }, body);
  }
  const outgoing = http.request(destinationOf(url, headers, request));
  outgoing.on('error', () => response.socket?.destroy());
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return answer;
};

/**
 * Forwards Chromium's request; the app's listeners change the request and the answer. Rejects when the server is unreachable; Chromium
 * then sees its connection end, as with a dead server.
 */
export const forwardRequest = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
  const facts = describeRequest(request, url.href);
  tellEnd(facts, response);
  const decision = await session.defaultSession.network.beforeRequest.ask({ ...facts, uploadData: [] });
  const headers = isReachable(url) && !decision?.cancel ? await headersToSend(facts, request) : null;
  if (!headers) return void response.socket?.destroy();

  const answer = await ask(request, response, url, headers);
  const head = await headToShow(facts, answer);
  if (!head) return void response.socket?.destroy();
  response.writeHead(head.status, head.statusText, toPageHeaders(head.headers));
  if (WITHOUT_BODY.has(head.status)) response.end();
  else answer.pipe(response);
};

const writeHead = (socket: Duplex, { status, statusText, headers }: ReceivedHead, extra: readonly string[]): void => {
  const lines = Object.entries(toPageHeaders(headers)).flatMap(([name, values]) =>
    values.map((value) => `${name}: ${value}`),
  );
  socket.write([`HTTP/1.1 ${status} ${statusText}`, ...lines, ...extra, '', ''].join('\r\n'));
};

/** Joins two ends of a connection: when one closes, so does the other. */
const join = (left: Duplex, right: Duplex): void => {
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
};

/** Forwards a WebSocket handshake the same way, then joins both ends byte by byte. */
export const forwardUpgrade = async (request: IncomingMessage, socket: Duplex, url: URL): Promise<void> => {
  const facts = describeRequest(request, url.href);
  const headers = isReachable(url) ? await headersToSend(facts, request) : null;
  if (!headers) return void socket.destroy();

  const { upstream } = session.defaultSession;
  const tunnel = upstream === null ? null : await tunnelThrough(upstream, url);
  const outgoing = http.request({
    ...destinationOf(url, { ...headers, Connection: 'Upgrade' }, request),
    ...(tunnel === null ? {} : { createConnection: () => tunnel }),
  });
  outgoing.on('response', () => socket.destroy()); // refused: Chromium fails the handshake
  outgoing.end();

  const [answer, server, first] = (await once(outgoing, 'upgrade')) as [IncomingMessage, Duplex, Buffer];
  const head = await headToShow(facts, answer);
  if (!head) return void socket.destroy();
  writeHead(socket, head, ['Connection: Upgrade']);
  if (first.length > 0) socket.write(first);
  join(socket, server);
};
