import type { ServerAddresses } from '@/bridge/desktop';
import { parseUrl } from '../window/appOrigin';
import { serverOrigins, webOriginOf } from './serverOrigins';

/** The facts of a request that the rules below need. */
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
/** Calls in which the server reads the refresh cookie. */
const WITH_COOKIE = /^(POST \/auth\/refresh_token|DELETE \/auth\/logout|GET \/auth\/me)$/;
/** Paths of files and the socket, which a REST base without prefix also contains; they need no token. */
const NOT_REST = /^\/(public|socket\.io)(\/|$)/;

/** Does the address belong to one of the configured server's origins? ws and wss count as http and https. */
export const isOfServer = (url: string, server: ServerAddresses): boolean =>
  serverOrigins(server).includes(webOriginOf(url) ?? '');

/** Path below the REST base without its last slash, or null for an address elsewhere. */
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

/** Does a redirect lead to another origin than the request's? */
export const leadsElsewhere = (url: string, location: string): boolean => {
  const from = parseUrl(url);
  return from !== null && (URL.canParse(location, url) ? new URL(location, url).origin !== from.origin : true);
};
