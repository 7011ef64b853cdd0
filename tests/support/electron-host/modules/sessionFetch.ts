import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { HostCookies } from './cookies';
import { toNetError } from './netErrors';

const readFileUrl = async (url: string): Promise<Response> => {
  try {
    return new Response(new Uint8Array(await readFile(fileURLToPath(url))));
  } catch {
    throw new Error('net::ERR_FILE_NOT_FOUND');
  }
};

/**
 * `session.fetch` and `net.fetch`: sends no `Origin`, carries the cookies of its own session unless `credentials` is
 * `omit`, keeps those of the answer, and rejects with Chromium's error names.
 */
export const createSessionFetch =
  (cookies: HostCookies) =>
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
      const response = await fetch(input, { ...init, headers });
      if (carriesCookies) await cookies.store(url, response.headers.getSetCookie());
      return response;
    } catch (error) {
      throw toNetError(error);
    }
  };
