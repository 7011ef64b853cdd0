import { create, isAxiosError, type AxiosAdapter } from 'axios';
import * as z from 'zod/mini';
import type { DesktopBridge, SessionAnswer } from '@/bridge/desktop';
import { parseRecord } from '@/protocol/parse';
import { sessionAnswerSchema } from '@/protocol/records/users';
import { createSingleFlight } from '@/lib/singleFlight';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';

/** Longest wait for login and refresh, and for logout, which must not delay the user, ms. */
const ANSWER_TIMEOUT_MS = 30_000;
const LOGOUT_TIMEOUT_MS = 5_000;

/** Set while a refresh cookie may exist, for the next start; scripts cannot see the cookie itself. */
const marker = createStoredValue('sessionRestorable', z.boolean(), true);

export interface BrowserSessionParts {
  readonly origin: string;
  readonly local: LocalFlags;
  /** Replaces the network in tests. */
  readonly adapter?: AxiosAdapter;
}

const errorIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? body.error : null;

/**
 * The session calls in a plain browser: the browser keeps the refresh cookie, this closure the access token.
 */
export const createBrowserSession = ({ origin, local, adapter }: BrowserSessionParts): DesktopBridge['session'] => {
  const client = create({
    baseURL: origin,
    timeout: ANSWER_TIMEOUT_MS,
    validateStatus: () => true,
    ...(adapter && { adapter }),
  });
  let token: string | null = null;
  /** Rises when the session is discarded, so that a late answer cannot bring it back. */
  let generation = 0;

  const forget = (): void => {
    generation += 1;
    token = null;
    marker.remove(local);
  };

  const start = async (path: string, body?: object): Promise<SessionAnswer> => {
    const mine = generation;
    try {
      const { status, data } = await client.post<unknown>(path, body);
      const answer = status === 200 ? parseRecord(sessionAnswerSchema, data) : null;
      if (!answer) return { ok: false, status, error: errorIn(data) };
      // The session was discarded while the answer was on its way.
      if (mine !== generation) return { ok: false, status: null, error: null };
      token = answer.token;
      marker.write(local, true);
      return { ok: true, user: answer.user };
    } catch (error) {
      return { ok: false, status: null, error: isAxiosError(error) ? (error.code ?? null) : null };
    }
  };

  return {
    stored: async () => ({ restorable: marker.isThere(local) }),
    login: (credentials) => {
      generation += 1;
      return start('/auth/login', credentials);
    },
    refresh: createSingleFlight(() => start('/auth/refresh_token')),
    logout: async () => {
      const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
      // Whatever the server says, the session ends here.
      await Promise.allSettled([client.delete('/auth/logout', { headers, timeout: LOGOUT_TIMEOUT_MS })]);
      forget();
    },
    discard: async () => forget(),
    accessToken: async () => token,
    authorization: () => (token === null ? null : `Bearer ${token}`),
    // Nothing runs before the page.
    firstList: async () => null,
    // The browser decides how long the cookie lives; the app writes nothing in clear text.
    keeping: async () => 'encrypted',
  };
};
