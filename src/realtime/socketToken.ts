import type { SessionAnswer } from '@/bridge/desktop';
import { TOKEN_MARGIN_MS } from '@/domain/limits';

/**
 * Result of a request for a token: `token` is valid long enough · `ended`: the session is over · `expired`: even the refreshed
 * token has expired · `unreachable`: no answer, try again later. A refresh without an answer of the server must not end the session:
 * without a network a reload would only remove what can still be read.
 */
export type TokenOutcome =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'ended' | 'expired' | 'unreachable' };

export interface TokenParts {
  /** The raw access token; only the handshake holds it. */
  readonly accessToken: () => Promise<string | null>;
  readonly refresh: () => Promise<SessionAnswer>;
  readonly now: () => number;
}

interface Times {
  /** Seconds since 1970, by the server's clock. */
  readonly iat?: number;
  readonly exp?: number;
}

/** Statuses with which a proxy answers for a server that is down or restarting: they say nothing about the token. */
const WITHOUT_SERVER: ReadonlySet<number | null> = new Set([null, 408, 429, 502, 503, 504]);

const readTimes = (token: string): Times => {
  try {
    const payload = token.split('.')[1] ?? '';
    const parsed: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Times) : {};
  } catch {
    // Not a JWT: nothing says that it expires, so the server has to judge it.
    return {};
  }
};

/** Remaining lifetime, ms; infinite for a token without an expiry. */
const lifeLeft = (token: string, now: number): number => {
  const { exp } = readTimes(token);
  return exp === undefined ? Infinity : exp * 1_000 - now;
};

/** The whole lifetime of a token by the server's own clock, ms: a computer whose clock is wrong must not reject valid tokens. */
const lifetime = (token: string): number => {
  const { iat, exp } = readTimes(token);
  return iat === undefined || exp === undefined ? 0 : (exp - iat) * 1_000;
};

/** A token that is valid for at least 30 s. Refreshes it if necessary, or if `renew` says that the server refused the last one. */
export const acquireToken = async (
  { accessToken, refresh, now }: TokenParts,
  renew: boolean,
): Promise<TokenOutcome> => {
  const held = await accessToken();
  if (!renew && held !== null && lifeLeft(held, now()) >= TOKEN_MARGIN_MS) return { kind: 'token', token: held };

  const answer = await refresh();
  if (!answer.ok) {
    if (answer.status === 401) return { kind: 'ended' };
    if (WITHOUT_SERVER.has(answer.status)) return { kind: 'unreachable' };
    return { kind: held === null || lifeLeft(held, now()) <= 0 ? 'expired' : 'unreachable' };
  }
  const fresh = await accessToken();
  if (fresh === null) return { kind: 'ended' };
  const isGood = lifeLeft(fresh, now()) >= TOKEN_MARGIN_MS || lifetime(fresh) >= TOKEN_MARGIN_MS;
  return isGood ? { kind: 'token', token: fresh } : { kind: 'expired' };
};
