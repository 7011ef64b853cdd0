const PUBLIC = '/public/';
const INSECURE = /^http:\/\//i;

/** A `?` within a name, not before a query: what follows ends like a file and has no `=`. */
const QUESTION_IN_NAME = /\?(?=[^=/]*\.[a-z\d]{1,5}$)/gi;

/** Servers put a document's own name into its address as it is: a `#`, a `?` or a lone `%` in it must not end or break the address. */
export const withEncodedName = (address: string): string =>
  address
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll('#', '%23')
    .replaceAll(QUESTION_IN_NAME, '%3F');

/**
 * Where a media file may be, in the order to try. An absolute address comes first as it is, then under the media origin, since
 * servers are often configured with a wrong public address. Anything else is in the media origin's public folder.
 */
export const mediaAddresses = (stored: string, mediaOrigin: string): readonly string[] => {
  const value = withEncodedName(stored);
  if (!/^https?:\/\//i.test(value))
    return [`${mediaOrigin}${PUBLIC}${value.replace(/^\/+/, '').replace(/^public\//, '')}`];
  const at = value.indexOf(PUBLIC);
  const second = at === -1 ? null : mediaOrigin + value.slice(at);
  return second && second !== value ? [value, second] : [value];
};

/**
 * Where a file is saved from: the server in use, if the file can be there. The desktop app downloads from no other host, and a page
 * does not learn that a download failed, so there is no second try.
 */
export const downloadAddress = (value: string, mediaOrigin: string): string =>
  mediaAddresses(value, mediaOrigin).at(-1) ?? value;

/**
 * Does the page's CSP allow this file? It allows all https hosts, but of http only the configured media origin. Other addresses
 * are not tried, since every try logs an error in the console. While the origin is unknown (empty), every address is tried.
 */
export const isLoadable = (address: string, mediaOrigin: string): boolean =>
  !INSECURE.test(address) || mediaOrigin === '' || address.startsWith(`${mediaOrigin}/`);
