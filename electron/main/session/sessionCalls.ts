import type { Session } from 'electron';
import { z } from 'zod';
import type { Credentials, ServerAddresses, SessionAnswer } from '@/bridge/desktop';
import { isStrayPage } from '@/bridge/strayPage';
import type { HeldSession, SessionMark } from './heldSession';
import type { Log } from '../system/log';
import { readJson } from '../system/readJson';
import { createTurns } from '../system/turns';
import type { MainRequest } from '../server/mainRequest';

const REFRESH_COOKIE = 'jrt';
/** Longest wait for login and refresh, ms. */
const TIME_LIMIT_MS = 30_000;
/** How long a refresh made before the page loaded is kept for it, ms: its token is valid only for a few minutes. */
const EARLY_MS = 30_000;
/** Longest wait for logout, ms: the session has ended here whatever the answer is. */
const LOGOUT_LIMIT_MS = 5_000;

const signedInSchema = z.object({ token: z.string().min(1), user: z.unknown() });
const refusedSchema = z.object({ error: z.unknown() });

export interface SessionCalls {
  /** POST /auth/login; a success begins a new session. */
  readonly login: (credentials: Credentials) => Promise<SessionAnswer>;
  /** POST /auth/refresh_token; simultaneous calls share one request. */
  readonly refresh: () => Promise<SessionAnswer>;
  /**
   * Refreshes a stored session at once, so that the answer is there when the page has loaded. The server must be known. Resolves with
   * the answer: true for a renewed session.
   */
  readonly refreshEarly: () => Promise<boolean>;
  /** Ends the session here; DELETE /auth/logout tells the server, which nobody waits for. */
  readonly logout: () => Promise<void>;
}

interface Parts {
  /** The cookies of a separate in-memory session, whose requests bypass the rules for the page's requests. */
  readonly cookies: Pick<Session['cookies'], 'set' | 'get' | 'remove'>;
  /** Requests by that session. */
  readonly request: MainRequest;
  readonly held: HeldSession;
  readonly server: () => ServerAddresses | null;
  readonly log: Log;
}

interface Call {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | null;
  readonly cookie: string | null;
  readonly isUrgent?: boolean;
  /** Aborts the call at its time limit or at the session's end. */
  readonly signal: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly ok: boolean;
  /** The parsed body, undefined when it is empty or not JSON. */
  readonly body: unknown;
  readonly cookie: string | null;
  /** A web page that says nothing about the call. */
  readonly isStray: boolean;
}

const NO_ANSWER: SessionAnswer = { ok: false, status: null, error: null };

/** The three session calls, made by main so that neither the login answer nor the refresh cookie reaches the page. */
export const createSessionCalls = ({ cookies, request, held, server, log }: Parts): SessionCalls => {
  const send = async (
    { rest }: ServerAddresses,
    { method, path, body, token, cookie, isUrgent, signal }: Call,
  ): Promise<Answer> => {
    const url = `${rest}${path}`;
    if (cookie === null) await cookies.remove(url, REFRESH_COOKIE);
    else await cookies.set({ url, name: REFRESH_COOKIE, value: cookie, path: '/', httpOnly: true });
    // Follow no redirect: password, token and cookie are only for this host.
    const { status, text } = await request(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      withCookies: true,
      isUrgent,
      signal,
    });
    const [kept] = await cookies.get({ url, name: REFRESH_COOKIE });
    const ok = status >= 200 && status < 300;
    return { status, ok, body: readJson(text), cookie: kept?.value || null, isStray: isStrayPage(status, text) };
  };

  const refusal = ({ status, body }: Answer): SessionAnswer => {
    const refused = refusedSchema.safeParse(body);
    return { ok: false, status, error: refused.success ? refused.data.error : null };
  };

  const ask = async (call: Call, target = server()): Promise<Answer | null> => {
    if (target === null) return null;
    try {
      const answer = await send(target, call);
      if (!answer.isStray) return answer;
      log.warn('a session call was answered by a web page', { path: call.path, status: answer.status });
      return null;
    } catch (error) {
      log.warn('a session call got no answer', { path: call.path, error });
      return null;
    }
  };

  /** Aborted at the end of the session, whose calls must not delay the logout. */
  let ending = new AbortController();
  const inTime = () => AbortSignal.any([ending.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);

  const login = async (body: Credentials): Promise<SessionAnswer> => {
    const before = held.mark();
    const call = { method: 'POST', path: '/auth/login', body, cookie: null, isUrgent: true, signal: inTime() } as const;
    const answer = await ask(call);
    if (answer === null) return NO_ANSWER;
    const signedIn = signedInSchema.safeParse(answer.body);
    if (!answer.ok || !signedIn.success) return refusal(answer);
    if (held.mark() !== before) return NO_ANSWER; // Discarded while the answer was on its way.
    held.begin({ token: signedIn.data.token, jrt: answer.cookie });
    return { ok: true, user: signedIn.data.user };
  };

  const renew = async (end: AbortSignal): Promise<SessionAnswer> => {
    await held.load();
    if (end.aborted) return NO_ANSWER; // The session ended while the call waited.
    // Of the session that is there now: the call may have waited for the login by which the lock checks a password.
    const mark = held.mark();
    const cookie = held.refreshCookie();
    const answer = await ask({ method: 'POST', path: '/auth/refresh_token', cookie, signal: inTime() });
    if (answer === null) return NO_ANSWER;
    const renewed = signedInSchema.safeParse(answer.body);
    if (!answer.ok || !renewed.success) return refusal(answer);
    if (held.mark() !== mark) return NO_ANSWER; // The session ended meanwhile: a new token must not revive it.
    held.renew(mark, { token: renewed.data.token, jrt: answer.cookie });
    return { ok: true, user: renewed.data.user };
  };

  // The calls share one cookie jar, so they run one after the other.
  const { inTurn } = createTurns();

  let refreshing: Promise<SessionAnswer> | null = null;
  const refresh = (): Promise<SessionAnswer> => {
    const { signal } = ending;
    return (refreshing ??= inTurn(() => renew(signal)).finally(() => {
      refreshing = null;
    }));
  };

  let early: { readonly mark: SessionMark; readonly answer: Promise<SessionAnswer> } | null = null;
  /** Takes the early answer, once: the next refresh needs a new request. */
  const takeEarly = (): Promise<SessionAnswer> | null => {
    const taken = early;
    early = null;
    return taken?.mark === held.mark() ? taken.answer : null;
  };

  return {
    login: (credentials) => inTurn(() => login(credentials)),
    refresh: () => takeEarly() ?? refresh(),
    refreshEarly: async () => {
      await held.load();
      if (held.token() === null && held.refreshCookie() === null) return false;
      const answer = refresh();
      early = { mark: held.mark(), answer };
      setTimeout(() => void takeEarly(), EARLY_MS).unref();
      return (await answer).ok;
    },
    logout: async () => {
      // The token is for this server alone; another one may be chosen before the call's turn comes.
      const target = server();
      await held.load();
      const [token, cookie] = [held.token(), held.refreshCookie()];
      // End the session here first, so that neither a slow server nor a crash can keep it alive.
      await held.drop();
      ending.abort();
      ending = new AbortController();
      if (token === null) return;
      const signal = AbortSignal.timeout(LOGOUT_LIMIT_MS);
      void inTurn(() => ask({ method: 'DELETE', path: '/auth/logout', token, cookie, signal }, target));
    },
  };
};
