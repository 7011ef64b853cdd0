/** Removes what must not be in a log, a report or an address: secrets, personal data, and what customers and colleagues write. */

const CUT = '[cut]';

/** Keys whose values are secrets, phone numbers or people's words. */
const TELLING_KEY =
  /token|password|senha|jrt|cookie|authorization|secret|number|phone|telefone|body|text|message|caption/i;

const SECRET_TEXT: readonly RegExp[] = [
  /bearer\s+\S+/gi,
  /jrt=[^;\s"]+/gi,
  // Three base64url parts: a JSON web token.
  /eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /([?&](?:token|password)=)[^&\s"]+/gi,
  // `user:password@` in an address.
  /(?<=:\/\/)[^\s/@"]+@/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  // Phone numbers as people and servers write them; versions, ports and dates are shorter or use other separators.
  /(?<![\w.-])\+?\d{2,3}[\s-]?\(?\d{2}\)?[\s-]?\d{4,5}[\s-]?\d{4}(?![\w-])/g,
  // With or without an area code, and those of other countries.
  /(?<![\w.-])(?:\(?\d{2}\)?[\s-]?)?\d{4,5}-\d{4}(?![\w-])/g,
  /(?<![\w.-])\+\d{1,3}(?:[\s-]?\(?\d{2,4}\)?){2,4}(?![\w-])/g,
  /(?<![\w.-])\d{10,15}(?=@|\b)/g,
];

const isTellingKey = (key: string): boolean => TELLING_KEY.test(key);

/** The text with every secret replaced by `[cut]`. */
export const redactText = (text: string): string =>
  SECRET_TEXT.reduce((rest, secret) => rest.replace(secret, CUT), text);

/** One line of JSON without secrets. Never throws. */
export const redactFields = (fields: Readonly<Record<string, unknown>>): string => {
  const readable = (key: string, value: unknown): unknown => {
    if (key !== '' && isTellingKey(key)) return CUT;
    return value instanceof Error ? `${value.name}: ${value.message}` : value;
  };
  let line: string;
  try {
    line = JSON.stringify(fields, readable);
  } catch {
    return '{"unreadable":true}'; // Circular values carry nothing worth a crash.
  }
  return redactText(line);
};
