import { PROBE_TIMEOUT_MS } from '@/domain/limits';
import { one } from '@/protocol/answers';
import { whoAmISchema } from '@/protocol/records/users';
import { certain, record, text } from '@/protocol/parse';
import type { Http } from './http';

/** Servers may answer `{}`. */
const readVersion = one(record({ version: certain(text, '') }));

/** The session calls that the bridge does not make; `me` is for servers without a refresh. */
export const createAuth = (http: Http) => ({
  me: () => http.get('/auth/me', one(whoAmISchema)),
  /** Version of the server; null when it sends none. */
  version: async (): Promise<string | null> => (await http.get('/version', readVersion))?.version || null,
  /** Resolves when the server answers anything at all, rejects when it does not in time. */
  probe: async (): Promise<void> => {
    await http.get('/version', readVersion, { timeout: PROBE_TIMEOUT_MS });
  },
});
