/** The page's own scheme. Storage belongs to scheme and host: changing either would lose drafts and outbox. */
export const APP_SCHEME = 'app';
/** The only host under our scheme. */
export const APP_HOST = 'balcao';
/** Origin of every page of ours, compared literally and never by prefix. */
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;
/** Address the window opens. */
export const APP_URL = `${APP_ORIGIN}/`;

/** The parsed address, or null if it is not a URL. */
export const parseUrl = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null; // Not a URL: callers treat it as foreign.
  }
};

/** Scheme, host and port of an address, or null. Node's own `URL.origin` is the text "null" for `app:`. */
export const originOf = (address: string): string | null => {
  const url = parseUrl(address);
  return url === null || url.host === '' ? null : `${url.protocol}//${url.host}`;
};
