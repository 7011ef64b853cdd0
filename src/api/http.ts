import { create, isAxiosError, isCancel, type AxiosAdapter, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import type { SessionAnswer } from '@/bridge/desktop';
import { isStrayPage } from '@/bridge/strayPage';
import { readFailure } from '@/protocol/errors';
import type { Read } from '@/protocol/answers';
import { readJson } from '@/protocol/parse';
import type { Log } from '@/lib/log';
import { createSingleFlight } from '@/lib/singleFlight';
import { ApiError } from './failure';

/** Longest wait for an answer, ms. */
export const ANSWER_TIMEOUT_MS = 30_000;
/** Longest wait where the server does slow work before it answers (phone network, uploads), ms. */
export const SLOW_ANSWER_TIMEOUT_MS = 120_000;

/** Speed of the slowest line in use, bytes per ms. */
const SLOWEST_UPLOAD = 16;

/** Longest wait for the answer to an upload, ms: for the bytes to arrive, and then for the server. */
export const uploadTimeout = (bytes: number, answerMs = SLOW_ANSWER_TIMEOUT_MS): number =>
  answerMs + bytes / SLOWEST_UPLOAD;

const ROLE_REFUSAL = 'Acesso não permitido';

export interface HttpParts {
  /** REST base without a trailing slash; read at each call, since the server may change. */
  readonly baseUrl: () => string;
  /** Value of the Authorization header, or null when the main process adds it. */
  readonly authorization: () => string | null;
  /** POST /auth/refresh_token; returns the outcome, never a token. */
  readonly refresh: () => Promise<SessionAnswer>;
  /** The text of a 200 to this path and query if it was asked for while the page loaded; null when it must be asked for. */
  readonly asked?: (path: string) => Promise<string | null>;
  /** A 401 ended the session; `cause` names the call and its status. */
  readonly onSessionEnded: (cause: string) => void;
  /** The account that is signed in, null without one: what is refused after a change says nothing about the next session. */
  readonly account?: () => string | null;
  /** A call got no answer at all: the connection may be dead. Not called for cancelled calls. */
  readonly onUnanswered?: () => void;
  readonly log: Log;
  /** Replaces the network in tests. */
  readonly adapter?: AxiosAdapter;
}

export interface RequestOptions {
  /** Query parameters; undefined ones are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** `none`: a call without session token, whose 401 and 403 say nothing about the session. */
  readonly session?: 'none';
  /** Replaces the session's token, on a call without session; never stored. */
  readonly bearer?: string;
  /** The answer may already be there, see `asked`. */
  readonly early?: boolean;
  /** Longest wait for the answer, ms. */
  readonly timeout?: number;
  /** Called with the sent share of the body, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes a call below the REST base and reads its answer. Throws `ApiError`, never anything else. */
type Send = <Answer>(path: string, read: Read<Answer>, options?: RequestOptions) => Promise<Answer>;

export interface Http {
  readonly get: Send;
  readonly post: Send;
  readonly put: Send;
  readonly delete: Send;
  /** Fetches a file by its whole address, without the session's token. Throws `ApiError`. */
  download(address: string, signal?: AbortSignal): Promise<Blob>;
}

const readBody = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return undefined;
  const value = readJson(text);
  // Not JSON: the HTML page of a proxy or of an unknown route.
  return value === undefined ? text : value;
};

const messageOf = (error: unknown): string => (isAxiosError(error) ? (error.code ?? error.message) : String(error));

const toPart =
  (onProgress: (part: number) => void) =>
  ({ loaded, total }: AxiosProgressEvent): void => {
    if (total) onProgress(loaded / total);
  };

/**
 * The only way to the server. After a 403 the token is refreshed and the request repeated once; requests refused at the same time
 * share one refresh. A 401 ends the session unless it is a role refusal.
 */
export const createHttp = (parts: HttpParts): Http => {
  const { baseUrl, authorization, refresh, asked, account, onSessionEnded, onUnanswered, log, adapter } = parts;
  const client = create({
    timeout: ANSWER_TIMEOUT_MS,
    withCredentials: false,
    // Statuses are judged below, and an empty body that claims to be JSON must not be parsed.
    validateStatus: () => true,
    responseType: 'text',
    transformResponse: [readBody],
    ...(adapter && { adapter }),
  });

  /** Runs a request; turns the error of one without an answer into `ApiError`. */
  const attempt = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await request();
    } catch (error) {
      if (!isCancel(error)) onUnanswered?.();
      throw new ApiError({ code: null, status: null, message: messageOf(error) });
    }
  };

  const send = async (method: Method, path: string, options: RequestOptions): Promise<AxiosResponse> => {
    const own = options.bearer === undefined ? null : `Bearer ${options.bearer}`;
    const bearer = options.session === 'none' ? own : authorization();
    return attempt(() =>
      client.request({
        method,
        url: `${baseUrl()}${path}`,
        params: options.query,
        data: options.body,
        signal: options.signal,
        headers: bearer ? { Authorization: bearer } : {},
        ...(options.timeout && { timeout: options.timeout }),
        ...(options.onProgress && { onUploadProgress: toPart(options.onProgress) }),
      }),
    );
  };

  /** Number of successful refreshes. */
  let renewals = 0;
  const refreshOnce = createSingleFlight(async () => {
    const answer = await refresh();
    if (answer.ok) renewals += 1;
    return answer;
  });

  /** Returns true when the refused request may be repeated; throws when the refresh failed. */
  const renewSession = async (isOver: () => boolean): Promise<boolean> => {
    const answer = await refreshOnce();
    if (answer.ok) return !isOver();
    if (answer.status === 401) {
      if (!isOver()) onSessionEnded('POST /auth/refresh_token 401');
      throw new ApiError(readFailure(401, { error: answer.error ?? 'ERR_SESSION_EXPIRED' }));
    }
    throw new ApiError(
      answer.status === null
        ? { code: null, status: null, message: 'No answer to the refresh' }
        : readFailure(answer.status, { error: answer.error }),
    );
  };

  const judge = (call: string, response: AxiosResponse, isOver: () => boolean): unknown => {
    if (isStrayPage(response.status, response.data)) {
      // Read as an answer it would be an empty list, the proof that a message was taken, or the end of the session.
      onUnanswered?.();
      throw new ApiError({ code: null, status: null, message: 'A web page instead of an answer' });
    }
    if (response.status >= 200 && response.status < 300) return response.data;
    const failure = readFailure(response.status, response.data);
    if (response.status === 401 && failure.message !== ROLE_REFUSAL && !isOver()) onSessionEnded(`${call} 401`);
    throw new ApiError(failure);
  };

  const request =
    (method: Method): Send =>
    async (path, read, options = {}) => {
      const drop = (count: number) => log.warn('Unreadable records left out', { method, count });
      const early = options.early && (await asked?.(client.getUri({ url: path, params: options.query })));
      if (early && !isStrayPage(200, early)) return read(readBody(early), drop);
      const asking = account?.();
      /** Does a refusal say nothing about the session that runs now? Not `watchSession`, since HTTP does not know the store. */
      const isOver = (): boolean => options.session === 'none' || account?.() !== asking;
      const before = renewals;
      let response = await send(method, path, options);
      // A refusal that comes after somebody's refresh was that of the old token.
      if (response.status === 403 && !isOver() && (renewals > before || (await renewSession(isOver)))) {
        response = await send(method, path, options);
      }
      const body = judge(`${method} ${path}`, response, isOver);
      return read(body, drop);
    };

  return {
    get: request('GET'),
    post: request('POST'),
    put: request('PUT'),
    delete: request('DELETE'),
    async download(address, signal) {
      const { status, data, headers } = await attempt(() =>
        client.get<ArrayBuffer>(address, {
          signal,
          responseType: 'arraybuffer',
          transformResponse: [],
          timeout: SLOW_ANSWER_TIMEOUT_MS,
        }),
      );
      if (status !== 200) throw new ApiError(readFailure(status, undefined));
      return new Blob([data], { type: String(headers['content-type'] ?? '') });
    },
  };
};
