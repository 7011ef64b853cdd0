import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sendOfMain, type Sender } from './mainRequests';

const readFileUrl = async (url: string): Promise<Response> => {
  try {
    return new Response(new Uint8Array(await readFile(fileURLToPath(url))));
  } catch {
    throw new Error('net::ERR_FILE_NOT_FOUND');
  }
};

/**
 * `session.fetch` and `net.fetch`, with Electron's two gaps: the answer's `url` is empty, and no listener is asked for a proxy's
 * password.
 */
export const createSessionFetch =
  (session: Sender) =>
  async (
    input: string | Request | URL,
    init: RequestInit & { bypassCustomProtocolHandlers?: boolean } = {},
  ): Promise<Response> => {
    let url = input instanceof Request ? input.url : String(input);
    if (url.startsWith('file:')) return await readFileUrl(url);
    const { method = 'GET', body, credentials, redirect = 'follow', signal } = init;
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
    for (;;) {
      const answer = await sendOfMain(session, {
        url,
        method,
        headers: Object.fromEntries(headers),
        body: Buffer.from(typeof body === 'string' ? body : ''),
        withCookies: credentials !== 'omit',
        signal: signal ?? null,
        ask: async () => null,
      });
      const { status, location } = answer;
      if (location === null) {
        const content = status === 204 || status === 304 ? null : new Uint8Array(answer.body);
        return new Response(content, { status, headers: answer.headers });
      }
      if (redirect === 'error') throw new Error("Attempted to redirect, but redirect policy was 'error'");
      url = location;
    }
  };
