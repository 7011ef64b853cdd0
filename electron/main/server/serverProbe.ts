import { z } from 'zod';
import type { ProbeRefusal, ProbeResult, ServerAddresses } from '@/bridge/desktop';
import { readJson } from '../system/readJson';
import { parseUrl } from '../window/appOrigin';
import { RedirectRefused, type MainRequest } from './mainRequest';

/** Longest wait for one answer, ms. */
const TIME_LIMIT_MS = 10_000;
/** A longer answer is not a version, characters. */
const MOST_TEXT = 100_000;
/** Chromium's errors for a refused certificate; any other TLS error means that the server does not speak https. */
const CERTIFICATE = /ERR_(CERT_|CERTIFICATE_|BAD_SSL_CLIENT_AUTH|SSL_CLIENT_AUTH|SSL_PINNED)/;

const versionSchema = z.record(z.string(), z.unknown());

export type Probe = (address: string, allowInsecure: boolean) => Promise<ProbeResult>;

/** The typed address as a base without final slash, query, hash or account; null if it is not an http(s) address. */
export const cleanAddress = (typed: string): URL | null => {
  const text = typed.trim();
  const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  if (url.username !== '' || url.password !== '' || /\s/.test(text)) return null;
  url.search = '';
  url.hash = '';
  url.pathname = url.pathname.replace(/\/+$/, '');
  return url;
};

/** A URL without its last slash. */
const bare = (url: URL): string => url.href.replace(/\/$/, '');

const addressesOf = (rest: URL): ServerAddresses => ({
  rest: bare(rest),
  socket: rest.origin,
  media: rest.origin,
  provider: bare(rest),
  kind: 'company',
});

const refused = (refusal: ProbeRefusal, detail: string): ProbeResult => ({ ok: false, refusal, detail });

/** The version object of an answer, or null if it is not a JSON object. */
const readVersion = (text: string): Record<string, unknown> | null =>
  versionSchema.safeParse(readJson(text.slice(0, MOST_TEXT))).data ?? null;

interface Parts {
  /** Requests of an in-memory session: without Origin, and without the running session's cookies. */
  readonly request: MainRequest;
}

/**
 * Checks an address with GET {address}/version, then GET {address}/api/version; the first JSON object, even an empty
 * one, decides which of the two is the REST base. Redirects are followed, to plain http only where that was confirmed.
 * Only Chromium checks certificates.
 */
export const createProbe =
  ({ request }: Parts): Probe =>
  async (typed, allowInsecure) => {
    const address = cleanAddress(typed);
    if (address === null) return refused('invalid', 'not an http or https address');
    if (address.protocol === 'http:' && !allowInsecure) return refused('insecure', 'plain http was not confirmed');
    const mayFollow = ({ protocol }: URL) => protocol === 'https:' || (protocol === 'http:' && allowInsecure);
    let answered = 0;
    for (const prefix of ['', '/api']) {
      try {
        const {
          status,
          url,
          text: received,
        } = await request(`${bare(address)}${prefix}/version`, {
          headers: { Accept: 'application/json' },
          mayFollow,
          isUrgent: true,
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        });
        answered = status;
        const version = status >= 200 && status < 300 ? readVersion(received) : null;
        if (version === null) continue;
        // After a redirect use the address the answer came from, since login follows no redirects.
        const rest = parseUrl(url.replace(/[?#].*$/, '').replace(/\/version\/?$/, '')) ?? address;
        const { version: text } = version;
        return {
          ok: true,
          address: bare(address),
          addresses: addressesOf(rest),
          version: typeof text === 'string' ? text : null,
        };
      } catch (error) {
        if (error instanceof RedirectRefused) return refused('insecure', 'the answer leads to plain http');
        const detail = error instanceof Error ? error.message : String(error);
        return refused(CERTIFICATE.test(detail) ? 'certificate' : 'unreachable', detail);
      }
    }
    return refused('not-a-server', `no version object, last status ${answered}`);
  };
