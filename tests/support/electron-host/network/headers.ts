import type { IncomingMessage } from 'node:http';
import { isPageHost, originOf, toAppUrl, toPageUrl } from '../addresses';

export type HeaderLines = Record<string, string>;

/** Headers of a single connection, or written by Node itself. */
const OF_THE_CONNECTION = new Set([
  'host',
  'connection',
  'proxy-connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

const pairsOf = ({ rawHeaders }: IncomingMessage): [string, string][] =>
  rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as [string, string]] : [],
  );

/** Origin of the document that caused a request, as the app knows it; null for requests of the browser itself. */
export const initiatorOf = ({ headers }: IncomingMessage): string | null => {
  const { origin, referer } = headers;
  if (origin) return origin === 'null' ? null : toAppUrl(origin);
  return referer ? originOf(toAppUrl(referer)) : null;
};

/**
 * Chromium's request headers as Electron's listener would see them: the page's true origin, and no `Referer`, which pages
 * of an own scheme never send.
 */
export const collectRequestHeaders = (request: IncomingMessage): HeaderLines => {
  const lines: HeaderLines = {};
  for (const [name, value] of pairsOf(request)) {
    const key = name.toLowerCase();
    if (OF_THE_CONNECTION.has(key)) continue;
    if (key === 'referer' && isPageHost(new URL(value).host)) continue;
    lines[name] = key === 'origin' ? toAppUrl(value) : value;
  }
  return lines;
};

export const collectResponseHeaders = (response: IncomingMessage): Record<string, string[]> => {
  const lines: Record<string, string[]> = {};
  for (const [name, value] of pairsOf(response)) {
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) (lines[name] ??= []).push(value);
  }
  return lines;
};

/**
 * The answer as Chromium must see it. Chromium compares `Access-Control-Allow-Origin` with the page's origin, so the app's own origin
 * is replaced by that of the stand-in page; any other value except `*` fails Chromium's check, as in Electron.
 */
export const toPageHeaders = (headers: Record<string, string | string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const values = typeof value === 'string' ? [value] : value;
      return [
        name,
        name.toLowerCase() === 'access-control-allow-origin' ? values.map((value) => toPageUrl(value)) : values,
      ];
    }),
  );

const RESOURCE_TYPES: Readonly<Record<string, Electron.OnBeforeSendHeadersListenerDetails['resourceType']>> = {
  document: 'mainFrame',
  iframe: 'subFrame',
  style: 'stylesheet',
  script: 'script',
  image: 'image',
  font: 'font',
  audio: 'media',
  video: 'media',
  empty: 'xhr',
};

export const resourceTypeOf = ({
  headers,
}: IncomingMessage): Electron.OnBeforeSendHeadersListenerDetails['resourceType'] => {
  if (headers.upgrade === 'websocket') return 'webSocket';
  return RESOURCE_TYPES[String(headers['sec-fetch-dest'])] ?? 'other';
};
