import type { AuthInfo, ClientRequest, Net, Session } from 'electron';
import { parseUrl } from '../window/appOrigin';

/** Redirects that are followed; a server with more of them is misconfigured. */
const MOST_REDIRECTS = 5;
/** Longest answer that is read, bytes: the JSON answers read here are short. */
const MOST_BYTES = 5_000_000;

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sends and stores the session's cookies; otherwise none are sent or stored. */
  readonly withCookies?: boolean;
  /** May the request go on to this address? Without it no redirect is followed. */
  readonly mayFollow?: (url: URL) => boolean;
  /** The user waits for the answer: a proxy's password may be asked for again. */
  readonly isUrgent?: boolean;
  /** Aborts the request, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

export interface RequestAnswer {
  readonly status: number;
  /** Where the answer came from, after all redirects. */
  readonly url: string;
  readonly text: string;
}

/** One request of main itself. Rejects when no answer comes, with Chromium's error name in the message. */
export type MainRequest = (url: string, options: RequestOptions) => Promise<RequestAnswer>;

/** Rejection of a redirect that `mayFollow` did not allow. */
export class RedirectRefused extends Error {
  constructor(readonly target: string) {
    super('the answer leads to an address that may not be asked');
  }
}

/** Answers a proxy that asks for an account; an empty answer gives up. */
export type AnswerProxy = (
  url: string,
  info: AuthInfo,
  callback: (username?: string, password?: string) => void,
  isUrgent: boolean,
) => void;

interface Parts {
  readonly net: Pick<Net, 'request'>;
  readonly session: Session;
  readonly answerProxy: AnswerProxy;
}

const readText = (request: ClientRequest, url: () => string): Promise<RequestAnswer> =>
  new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('error', reject);
      response.on('aborted', () => reject(new Error('net::ERR_ABORTED')));
      response.on('data', (chunk) => {
        size += chunk.length;
        if (size <= MOST_BYTES) {
          chunks.push(chunk);
          return;
        }
        reject(new Error('net::ERR_FILE_TOO_BIG'));
        request.abort();
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, url: url(), text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
  });

/**
 * Makes main's requests in one session. `session.fetch` cannot replace it: it never asks for a proxy's password and does not say
 * where a redirected answer came from.
 */
export const createMainRequest =
  ({ net, session, answerProxy }: Parts): MainRequest =>
  async (asked, { method = 'GET', headers = {}, body, withCookies = false, isUrgent = false, mayFollow, signal }) => {
    signal.throwIfAborted();
    const request = net.request({
      method,
      url: asked,
      headers: { ...headers },
      session,
      // Not `credentials: 'omit'`, which would also omit a proxy's account.
      useSessionCookies: withCookies,
      cache: 'no-store',
      redirect: 'manual',
    });
    let url = asked;
    let redirects = 0;
    let refused: Error | null = null;
    request.on('login', (info, callback) => answerProxy(url, info, callback, isUrgent));
    request.on('redirect', (_status, _method, target) => {
      redirects += 1;
      const next = parseUrl(target);
      if (redirects > MOST_REDIRECTS) refused = new Error('net::ERR_TOO_MANY_REDIRECTS');
      else if (next === null || mayFollow?.(next) !== true) refused = new RedirectRefused(target);
      if (refused !== null) return;
      url = target;
      request.followRedirect();
    });
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    const aborted = new Promise<never>((_resolve, reject) => {
      request.on('abort', () => reject(signal.aborted ? signal.reason : new Error('net::ERR_ABORTED')));
    });
    const answered = readText(request, () => url);
    request.end(body);
    try {
      return await Promise.race([answered, aborted]);
    } catch (error) {
      // Electron only says that the redirect was cancelled.
      throw refused ?? error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
