/**
 * Chromium without Electron has no `app:` scheme. Its pages have addresses under `http://{host}.{scheme}.electron.localhost`
 * instead: `*.localhost` is a secure context, and the host's proxy answers it from `protocol.handle`. The main process sees only
 * the real addresses. A page of another session than the default one has the session's name before the suffix, so that the proxy
 * finds the session: `app://print/1` of session 1 is `http://print.app.s1.electron…/1`.
 */
const SUFFIX = '.electron.localhost';
const SCHEMES_OF_CHROMIUM = new Set([
  'http',
  'https',
  'ws',
  'wss',
  'data',
  'blob',
  'about',
  'file',
  'javascript',
  'mailto',
  'tel',
]);

/** Does the address have one of the app's own schemes? */
export const isOwnScheme = (url: string): boolean => toPageUrl(url) !== url;

/** `app://balcao/x` -> `http://balcao.app.electron.localhost/x`; every other address stays. `session`: 0 is the default one. */
export const toPageUrl = (url: string, session = 0): string => {
  const parts = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url);
  if (!parts) return url;
  const [, scheme = '', host = '', rest = ''] = parts;
  return SCHEMES_OF_CHROMIUM.has(scheme.toLowerCase())
    ? url
    : `http://${host}.${scheme}${session === 0 ? '' : `.s${session}`}${SUFFIX}${rest}`;
};

/** The reverse of `toPageUrl`, also for origins. */
export const toAppUrl = (url: string): string => {
  const parts = /^http:\/\/([^/?#:]+?)\.([^./?#:]+)(?:\.s\d+)?\.electron\.localhost(?::\d+)?(.*)$/.exec(url);
  return parts ? `${parts[2]}://${parts[1]}${parts[3]}` : url;
};

/** Is this `Host` header one of the app's own pages? */
export const isPageHost = (host: string): boolean => host.split(':')[0]?.endsWith(SUFFIX) ?? false;

/** The number of the session whose page this is; 0 is the default one. */
export const sessionOf = (host: string): number => Number(/\.s(\d+)\.electron\.localhost/.exec(host)?.[1] ?? 0);

/** Origin of an address as Electron writes it, `null` for addresses without one. */
export const originOf = (url: string): string => {
  const parts = /^([a-z][a-z\d+.-]*):\/\/([^/?#]+)/i.exec(url);
  return parts ? `${parts[1]}://${parts[2]}` : 'null';
};
