import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock';
import type { Secrets } from '../secrets';

/** The caller according to the access token; a change of role shows only after the next refresh. */
export interface Actor {
  id: number;
  companyId: number;
  profile: string;
}

export interface TokenOwner extends Actor {
  name: string;
  tokenVersion: number;
}

const accessClaims = z.object({ id: z.number(), companyId: z.number(), profile: z.string(), iat: z.number() });
const refreshClaims = z.object({ id: z.number(), companyId: z.number(), tokenVersion: z.number() });
export type RefreshClaims = z.infer<typeof refreshClaims>;

/** Lifetime of an access token: 15 minutes, in seconds. */
const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Lifetime of a refresh token: 7 days, in seconds. */
const REFRESH_TOKEN_SECONDS = 7 * 24 * 60 * 60;

/** Both tokens of a session: HS256, two secrets, and the payload keys of real servers (`usarname` is their typo). */
export const createTokens = (secrets: Secrets, clock: Clock, accessSeconds = ACCESS_TOKEN_SECONDS) => {
  let accessLife = accessSeconds;
  /** Tokens issued before this second are refused. */
  let oldestAccess = 0;

  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);

  const sign = (claims: Record<string, unknown>, secret: Uint8Array, life: number): Promise<string> => {
    const issuedAt = Math.max(seconds(), oldestAccess);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + life)
      .sign(secret);
  };

  const read = async <T>(schema: z.ZodType<T>, token: string, secret: Uint8Array): Promise<T | null> => {
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: clock.now() });
      return schema.safeParse(payload).data ?? null;
    } catch {
      // Malformed, foreign and expired tokens are treated alike.
      return null;
    }
  };

  return {
    access: ({ name, profile, id, companyId }: TokenOwner) =>
      sign({ usarname: name, profile, id, companyId }, secrets.access, accessLife),
    refresh: ({ id, tokenVersion, companyId }: TokenOwner) =>
      sign({ id, tokenVersion, companyId }, secrets.refresh, REFRESH_TOKEN_SECONDS),
    /** Null for a token that is malformed, wrongly signed or expired. */
    readAccess: async (token: string): Promise<Actor | null> => {
      const claims = await read(accessClaims, token, secrets.access);
      if (!claims || claims.iat < oldestAccess) return null;
      const { id, companyId, profile } = claims;
      return { id, companyId, profile };
    },
    readRefresh: (token: string): Promise<RefreshClaims | null> => read(refreshClaims, token, secrets.refresh),
    /** Access tokens issued so far become invalid, as if they had expired. */
    expireAccess: (): void => {
      oldestAccess = seconds() + 1;
    },
    /** Sets the lifetime of access tokens issued from now on, seconds. */
    setAccessLife: (seconds: number): void => {
      accessLife = seconds;
    },
  };
};

export type Tokens = ReturnType<typeof createTokens>;
