export interface Link {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

const CANDIDATE = /\b(?:https?:\/\/|mailto:|tel:|www\.)[^\s<>"]+|[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\b/gi;
const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
const CLOSING_SIGNS = /[.,;:!?'*_~)\]}]$/;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Signs that end the sentence or close formatting are not part of the address; a bracket stays when it was opened inside. */
const withoutClosingSigns = (text: string): string => {
  let address = text;
  while (CLOSING_SIGNS.test(address)) {
    if (address.endsWith(')') && count(address, '(') >= count(address, ')')) break;
    address = address.slice(0, -1);
  }
  return address;
};

const withScheme = (text: string): string => {
  if (/^www\./i.test(text)) return `https://${text}`;
  return /^(?:https?|mailto|tel):/i.test(text) ? text : `mailto:${text}`;
};

const readAddress = (text: string): string | null => {
  try {
    const url = new URL(withScheme(text));
    return SCHEMES.includes(url.protocol) ? url.href : null;
  } catch {
    // Looks like an address but is none: it stays text.
    return null;
  }
};

/** Finds the addresses inside customer text. Only http, https, mailto and tel ever become links (SEC-03). */
export const findLinks = (text: string): Link[] =>
  [...text.matchAll(CANDIDATE)].flatMap((match) => {
    const address = withoutClosingSigns(match[0]);
    const href = readAddress(address);
    return href ? [{ start: match.index, end: match.index + address.length, href }] : [];
  });
