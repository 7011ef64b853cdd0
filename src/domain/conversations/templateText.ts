/** Names that servers fill in when they render a text as a template; every other name vanishes from the message. */
const KNOWN_NAMES: readonly string[] = ['name', 'firstName', 'ms', 'gretting', 'protocol', 'hora'];

export interface TemplateDoubt {
  /** Double-brace names that would vanish, in order, without repeats. */
  readonly vanishing: readonly string[];
  /** A '{{' without its '}}': servers refuse the whole message. */
  readonly unclosed: boolean;
}

const TEMPLATE = /\{\{([\s\S]*?)\}\}/g;

/** The words between single braces, in order, without repeats. */
export const bracedWords = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '')),
];

/** Words between single braces, in which only campaigns have variables: customers get them as they are written. */
export const singleBraces = (text: string): readonly string[] => bracedWords(text.replaceAll(TEMPLATE, ''));

/** What servers would do to the double braces in `text`; null when it will arrive as written. */
export const templateDoubt = (text: string): TemplateDoubt | null => {
  const names = [...text.matchAll(TEMPLATE)].map((match) => (match[1] ?? '').replaceAll(/[{}&#/^!>]/g, '').trim());
  const vanishing = [...new Set(names.filter((name) => !KNOWN_NAMES.includes(name)))];
  const unclosed = text.replaceAll(TEMPLATE, '').includes('{{');
  return vanishing.length > 0 || unclosed ? { vanishing, unclosed } : null;
};
