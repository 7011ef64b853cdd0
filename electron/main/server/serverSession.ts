import type { OnBeforeSendHeadersListenerDetails, OnHeadersReceivedListenerDetails, WebRequest } from 'electron';
import type { ServerAddresses } from '@/bridge/desktop';
import { VIDEO_PLAYER } from '@/bridge/videos';
import { originOf } from '../window/appOrigin';
import type { HeldSession, SessionMark } from '../session/heldSession';
import type { Log } from '../system/log';
import { serverOrigins, socketOriginOf } from './serverOrigins';
import { carriesRefreshCookie, isOfServer, leadsElsewhere, mayCarryToken } from './sessionRequests';

/** Header maps as Electron passes them; names keep their original letter case. */
type HeaderMap<Value> = Record<string, Value>;

/** A copy without the named headers, whatever their letter case. `names` are lower case. */
const withoutNames = <Value>(headers: HeaderMap<Value>, names: readonly string[]): HeaderMap<Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));

/** The value of a header, whatever its letter case. `name` is lower case. */
const headerOf = <Value>(headers: HeaderMap<Value>, name: string): Value | undefined =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

/** The value that Set-Cookie headers give this cookie: "" if they remove it, null if they do not contain it. */
const setCookieValue = (setCookies: readonly string[], name: string): string | null => {
  const cookie = setCookies.find((line) => line.trimStart().startsWith(`${name}=`));
  return cookie === undefined
    ? null
    : (
        cookie
          .trimStart()
          .slice(name.length + 1)
          .split(';')[0] ?? ''
      ).trim();
};

/** Answer headers to remove: a second value beside ours makes Chromium refuse the answer. */
const CORS_NAMES = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-expose-headers',
  'access-control-max-age',
];
/** Headers are listed one by one, since a star does not include Authorization. */
const PREFLIGHT_ANSWER = {
  'Access-Control-Allow-Methods': ['GET, HEAD, POST, PUT, PATCH, DELETE'],
  'Access-Control-Allow-Headers': ['authorization, content-type, accept, x-requested-with'],
  'Access-Control-Max-Age': ['7200'],
};

/** Pages of the video player, which get a Referer: without one it refuses to play (its error 153). */
const PLAYER_PAGES = `${VIDEO_PLAYER}/embed/*`;
const PLAYER_REFERRER = 'https://balcao.com.br/';

interface Parts {
  readonly webRequest: Pick<
    WebRequest,
    'onBeforeSendHeaders' | 'onHeadersReceived' | 'onCompleted' | 'onErrorOccurred'
  >;
  readonly pageOrigin: string;
  readonly held: HeldSession;
  readonly log: Log;
}

export interface ServerSession {
  /** Sets the headers of requests to this server from now on; null for no server. */
  readonly use: (server: ServerAddresses | null) => void;
}

/** Always gives Chromium an answer, since the request would otherwise hang forever; an error cancels the request. */
const answered = <Answer>(work: () => Answer, log: Log): Answer | { cancel: true } => {
  try {
    return work();
  } catch (error) {
    log.error('request rules failed', { error });
    return { cancel: true };
  }
};

/**
 * Rules for the page's requests to the configured server: Origin and cookies are removed, the bearer header and, where the server
 * reads it, the refresh cookie are added, and the answer gets the CORS headers that a web front end would get. Of other requests,
 * only the video player's are changed: they get a Referer. No other file calls `webRequest`, since only the last listener of an
 * event counts.
 */
export const createServerSession = ({ webRequest, pageOrigin, held, log }: Parts): ServerSession => {
  /** The session each call on its way was sent with, by the request's id: the answer may come after that session has ended. */
  const sentWith = new Map<number, SessionMark>();

  const dressRequest = (details: OnBeforeSendHeadersListenerDetails, server: ServerAddresses | null) => {
    if (originOf(details.url) === VIDEO_PLAYER) {
      if (details.resourceType !== 'subFrame') return {};
      return { requestHeaders: { ...withoutNames(details.requestHeaders, ['referer']), Referer: PLAYER_REFERRER } };
    }
    if (server === null || !isOfServer(details.url, server)) return {};
    const headers = withoutNames(details.requestHeaders, ['origin', 'cookie']);
    // A redirect comes here again with its new address and the page as initiator, so check the address too.
    if (details.initiatorOrigin !== pageOrigin) return { requestHeaders: headers };
    const token = held.token();
    const cookie = held.refreshCookie();
    const ofSession = mayCarryToken(details, server);
    if (ofSession) sentWith.set(details.id, held.mark());
    if (token !== null && ofSession && headerOf(headers, 'authorization') === undefined) {
      headers.Authorization = `Bearer ${token}`;
    }
    if (cookie !== null && carriesRefreshCookie(details, server)) headers.Cookie = `jrt=${cookie}`;
    return { requestHeaders: headers };
  };

  const dressAnswer = (details: OnHeadersReceivedListenerDetails, server: ServerAddresses) => {
    const received = details.responseHeaders ?? {};
    if (!isOfServer(details.url, server) || details.resourceType === 'webSocket') return {};
    const [location] = headerOf(received, 'location') ?? [];
    if (location !== undefined && mayCarryToken(details, server) && leadsElsewhere(details.url, location)) {
      log.warn('a server answer led to another host', { status: details.statusCode });
      return { cancel: true };
    }
    const cookie = setCookieValue(headerOf(received, 'set-cookie') ?? [], 'jrt');
    const mark = sentWith.get(details.id);
    if (cookie !== null && mark !== undefined && mayCarryToken(details, server)) {
      held.renew(mark, { jrt: cookie === '' ? null : cookie });
    }
    const responseHeaders = {
      ...withoutNames(received, ['set-cookie', ...CORS_NAMES]),
      'Access-Control-Allow-Origin': [pageOrigin],
      'Access-Control-Expose-Headers': ['content-disposition'],
    };
    return details.method === 'OPTIONS'
      ? { responseHeaders: { ...responseHeaders, ...PREFLIGHT_ANSWER }, statusLine: 'HTTP/1.1 204 No Content' }
      : { responseHeaders };
  };

  return {
    use: (server) => {
      const urls =
        server === null
          ? []
          : serverOrigins(server).flatMap((origin) => [`${origin}/*`, `${socketOriginOf(origin)}/*`]);
      webRequest.onBeforeSendHeaders({ urls: [...urls, PLAYER_PAGES] }, (details, done) =>
        done(answered(() => dressRequest(details, server), log)),
      );
      // No answer of a former server comes here.
      sentWith.clear();
      if (server === null) {
        webRequest.onHeadersReceived(null);
        webRequest.onCompleted(null);
        webRequest.onErrorOccurred(null);
        return;
      }
      webRequest.onHeadersReceived({ urls }, (details, done) =>
        done(answered(() => dressAnswer(details, server), log)),
      );
      // Every request ends with one of these two, also one that is cancelled or whose page is left.
      webRequest.onCompleted({ urls }, ({ id }) => void sentWith.delete(id));
      webRequest.onErrorOccurred({ urls }, ({ id }) => void sentWith.delete(id));
    },
  };
};
