import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { HostCookies } from './cookies';
import { sendThrough } from '../network/upstream';
import { toNetError } from './netErrors';

const readFileUrl = async (url: string): Promise<Response> => {
  try {
    return new Response(new Uint8Array(await readFile(fileURLToPath(url))));
  } catch {
    throw new Error('net::ERR_FILE_NOT_FOUND');
  }
};

/** A request of main by way of its session's proxy. */
const fetchThrough = async (proxy: URL, url: string, init: RequestInit, headers: Headers): Promise<Response> => {
  const body = typeof init.body === 'string' ? Buffer.from(init.body) : Buffer.alloc(0);
  const length: Record<string, string> = body.length > 0 ? { 'content-length': String(body.length) } : {};
  const answer = await sendThrough(
    proxy,
    url,
    { method: init.method, headers: { ...Object.fromEntries(headers), ...length, host: new URL(url).host } },
    body,
  );
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { statusCode: status = 200, rawHeaders } = answer;
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : []));
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers: lines as [string, string][] });
};

/**
 * `session.fetch` and `net.fetch`: sends no `Origin`, carries the cookies of its own session unless `credentials` is
 * `omit`, keeps those of the answer, and rejects with Chromium's error names.
 */
export const createSessionFetch =
  (cookies: HostCookies, upstream: () => URL | null) =>
  async (
    input: string | Request | URL,
    init: RequestInit & { bypassCustomProtocolHandlers?: boolean } = {},
  ): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith('file:')) return await readFileUrl(url);

    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
    const carriesCookies = init.credentials !== 'omit';
    const cookie = carriesCookies ? await cookies.headerFor(url) : '';
    if (cookie) headers.set('cookie', cookie);
    try {
      const proxy = upstream();
      const response = await (proxy === null
        ? fetch(input, { ...init, headers })
        : fetchThrough(proxy, url, init, headers));
      if (carriesCookies) await cookies.store(url, response.headers.getSetCookie());
      return response;
    } catch (error) {
      throw toNetError(error);
    }
  };
