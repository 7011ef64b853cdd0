/** Names that servers fill in when they render a text as a template; every other name vanishes from the message. */
const KNOWN_NAMES: readonly string[] = ['name', 'firstName', 'ms', 'gretting', 'protocol', 'hora'];

export interface TemplateDoubt {
  /** Double-brace names that would vanish, in order, without repeats. */
  readonly vanishing: readonly string[];
  /** A '{{' without its '}}': servers refuse the whole message. */
  readonly unclosed: boolean;
}

/** What servers would do to the double braces in `text`; null when it will arrive as written. */
export const templateDoubt = (text: string): TemplateDoubt | null => {
  const names = [...text.matchAll(/\{\{([\s\S]*?)\}\}/g)].map((match) =>
    (match[1] ?? '').replaceAll(/[{}&#/^!>]/g, '').trim(),
  );
  const vanishing = [...new Set(names.filter((name) => !KNOWN_NAMES.includes(name)))];
  const unclosed = text.replaceAll(/\{\{[\s\S]*?\}\}/g, '').includes('{{');
  return vanishing.length > 0 || unclosed ? { vanishing, unclosed } : null;
};
