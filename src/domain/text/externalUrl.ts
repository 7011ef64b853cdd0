const OPENABLE: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** The scheme, then the part that a reader takes for the host. */
const SHOWN_HOST = /^(?:https?:\/\/)?([^/?#\\:@]*)(?=[/?#:]|$)/i;
/** Letters of the interface's languages: a host in these letters is not misleading. */
const FAMILIAR = /^[a-z0-9.\-àáâãäåçèéêëìíîïñòóôõöùúûüýÿ]*$/;
const PLAIN = /^[\x21-\x7E]*$/;

const parse = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    // Looks like an address but is not one.
    return null;
  }
};

/** May this be opened outside the app? Only whole http, https, mailto and tel addresses. */
export const canOpenOutside = (address: string): boolean => OPENABLE.has(parse(address)?.protocol ?? '');

/** The normal form of an address that may be opened outside, or null. */
export const externalUrl = (text: string): string | null => {
  const url = parse(text);
  return url && OPENABLE.has(url.protocol) ? url.href : null;
};

/** Host of a web address, empty for every other one. */
const hostOf = (address: string): string => parse(address)?.host ?? '';

/**
 * The true target of a link whose visible text suggests another: foreign letters in the host, a name before `@`, a disguised
 * number. Null when the text is not misleading.
 */
export const concealedTarget = (text: string, href: string): string | null => {
  const url = parse(href);
  if (!url) return href;
  if (!url.protocol.startsWith('http')) return PLAIN.test(text) ? null : url.href.slice(url.protocol.length);
  const shown = SHOWN_HOST.exec(text)?.[1]?.toLowerCase() ?? '';
  const host = PLAIN.test(shown) ? shown : hostOf(`https://${shown}`);
  return FAMILIAR.test(shown) && host === url.hostname ? null : url.host;
};
