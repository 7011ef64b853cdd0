import type { ServerAddresses } from '@/bridge/desktop';
import { parseUrl } from '../window/appOrigin';
import { serverOrigins, webOriginOf } from './serverOrigins';

/** What the rules below ask of a request. */
export interface RequestFacts {
  readonly url: string;
  readonly method: string;
}

/** Calls without a session token, as method and path below the REST base. */
const WITHOUT_TOKEN = [
  /^POST \/auth\/login$/,
  /^POST \/auth\/refresh_token$/,
  /^POST \/companies\/cadastro$/,
  /^GET \/plans\/list$/,
  /^POST \/forgetpassword\/[^/]+$/,
  /^POST \/resetpasswords\/[^/]+\/[^/]+\/[^/]+$/,
];
/** Calls the server reads the refresh cookie of. */
const WITH_COOKIE = /^(POST \/auth\/refresh_token|DELETE \/auth\/logout|GET \/auth\/me)$/;
/** A REST base without prefix also contains files and the socket; they need no token. */
const NOT_REST = /^\/(public|socket\.io)(\/|$)/;

/** Does the address lie on one of the configured server's origins? ws and wss count as http and https. */
export const isOfServer = (url: string, server: ServerAddresses): boolean =>
  serverOrigins(server).includes(webOriginOf(url) ?? '');

/** Path below the REST base without its last slash, or null when the address lies elsewhere. */
const restPath = (url: string, { rest }: ServerAddresses): string | null => {
  const asked = parseUrl(url);
  const base = parseUrl(rest);
  if (asked === null || base === null || asked.origin !== base.origin) return null;
  const prefix = base.pathname.replace(/\/$/, '');
  if (!asked.pathname.startsWith(`${prefix}/`)) return null;
  const path = asked.pathname.slice(prefix.length).replace(/\/$/, '');
  return NOT_REST.test(path) ? null : path;
};

/** May the request carry the session token? Only below the REST base; not on preflights, nor on the calls that need none. */
export const mayCarryToken = ({ url, method }: RequestFacts, server: ServerAddresses): boolean => {
  const path = restPath(url, server);
  if (path === null || method === 'OPTIONS') return false;
  return !WITHOUT_TOKEN.some((call) => call.test(`${method} ${path}`));
};

/** Does the request carry the refresh cookie? */
export const carriesRefreshCookie = ({ url, method }: RequestFacts, server: ServerAddresses): boolean =>
  WITH_COOKIE.test(`${method} ${restPath(url, server) ?? ''}`);

/** Does a redirect's target lie on another origin than the request? */
export const leadsElsewhere = (url: string, location: string): boolean => {
  const from = parseUrl(url);
  return from !== null && (URL.canParse(location, url) ? new URL(location, url).origin !== from.origin : true);
};
