import { externalUrl } from '../text/externalUrl';

export interface Link {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

const CANDIDATE = /\b(?:https?:\/\/|mailto:|tel:|www\.)[^\s<>"]+|[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\b/gi;
const CLOSING_SIGNS = ".,;:!?'*_~)]}";

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Removes punctuation and formatting marks from the end of an address; a bracket stays if it was opened inside. */
const withoutClosingSigns = (text: string): string => {
  let unopened = count(text, ')') - count(text, '(');
  let end = text.length;
  while (end > 0 && CLOSING_SIGNS.includes(text[end - 1] as string)) {
    if (text[end - 1] === ')') {
      if (unopened <= 0) break;
      unopened -= 1;
    }
    end -= 1;
  }
  return text.slice(0, end);
};

const withScheme = (text: string): string => {
  if (/^www\./i.test(text)) return `https://${text}`;
  return /^(?:https?|mailto|tel):/i.test(text) ? text : `mailto:${text}`;
};

/** Finds the addresses in customer text. Only http, https, mailto and tel addresses become links. */
export const findLinks = (text: string): Link[] =>
  [...text.matchAll(CANDIDATE)].flatMap((match) => {
    const address = withoutClosingSigns(match[0]);
    const href = externalUrl(withScheme(address));
    return href ? [{ start: match.index, end: match.index + address.length, href }] : [];
  });
