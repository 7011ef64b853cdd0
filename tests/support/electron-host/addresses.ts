/**
 * Chromium without Electron knows no `app:` scheme. Its pages are shown under `http://{host}.{scheme}.electron.localhost`
 * instead: `*.localhost` is a secure context, and the host's proxy answers it from `protocol.handle`.
 * The main process only ever sees the real addresses.
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

/** `app://balcao/x` -> `http://balcao.app.electron.localhost/x`; every other address stays. */
export const toPageUrl = (url: string): string => {
  const parts = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url);
  if (!parts) return url;
  const [, scheme = '', host = '', rest = ''] = parts;
  return SCHEMES_OF_CHROMIUM.has(scheme.toLowerCase()) ? url : `http://${host}.${scheme}${SUFFIX}${rest}`;
};

/** The reverse of `toPageUrl`, also for origins. */
export const toAppUrl = (url: string): string => {
  const parts = /^http:\/\/([^/?#:]+)\.([^./?#:]+)\.electron\.localhost(?::\d+)?(.*)$/.exec(url);
  return parts ? `${parts[2]}://${parts[1]}${parts[3]}` : url;
};

/** Is this `Host` header one of the app's own pages? */
export const isPageHost = (host: string): boolean => host.split(':')[0]?.endsWith(SUFFIX) ?? false;

/** Origin of an address in Electron's words, `null` for addresses without one. */
export const originOf = (url: string): string => {
  const parts = /^([a-z][a-z\d+.-]*):\/\/([^/?#]+)/i.exec(url);
  return parts ? `${parts[1]}://${parts[2]}` : 'null';
};
