import { PROBE_TIMEOUT_MS } from '@/domain/limits';
import { rest } from '@/protocol/rest';
import type { Http } from '../http';

/** What is left of the session calls beside the bridge's: `me` serves servers without a refresh (SESS-14). */
export const createAuth = (http: Http) => ({
  me: () => http.request(rest.auth.me, []),
  /** Version of the server, null when it does not tell (MENU-18). */
  version: async (): Promise<string | null> => (await http.request(rest.version.show, []))?.version || null,
  /** Resolves when the server answers anything at all, rejects when it does not in time. */
  probe: async (): Promise<void> => {
    await http.request(rest.version.show, [], { timeout: PROBE_TIMEOUT_MS });
  },
});
