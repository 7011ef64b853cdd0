// Finds unused texts. A key counts as used if a string in the source equals it, or a template literal can produce it.

const STRING = /['"]([\w.:-]+)['"]/g;
/** Template literals; if nested, only the innermost. */
const TEMPLATE = /`((?:[^`$]|\$\{[^`}]*\})*)`/g;
/** The suffixes that i18next adds to a key for plural forms. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
const HOLE = /\$\{[^}]*\}/;

/** The fixed parts of a template literal as a pattern; null if it cannot be a key. */
const patternOf = (template) => {
  const parts = template.split(HOLE);
  const fixed = parts.join('');
  if (!/^[\w.:-]*[.:][\w.:-]*$/.test(fixed) || !/[a-z]/i.test(fixed)) return null;
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join(String.raw`[\w.-]+`)}$`);
};

/**
 * Finds the keys of texts that no source refers to.
 * @param {[namespace: string, key: string][]} keys - Every key with the namespace of its file
 * @param {string[]} sources - Texts of all source files
 * @returns {string[]} The unused ones, for example `tags:page.title`
 */
export const unusedTexts = (keys, sources) => {
  const whole = sources.join('\n');
  const strings = new Set([...whole.matchAll(STRING)].map(([, text]) => text));
  const templates = whole.split('\n').flatMap((line) => [...line.matchAll(TEMPLATE)].map(([, text]) => text));
  const patterns = [...new Set(templates)].map(patternOf).filter(Boolean);
  const isUsed = (name) => strings.has(name) || patterns.some((pattern) => pattern.test(name));
  return keys
    .map(([namespace, key]) => [namespace, key.replace(PLURAL, '')])
    .filter(([namespace, key]) => !isUsed(key) && !isUsed(`${namespace}:${key}`))
    .map(([namespace, key]) => `${namespace}:${key}`);
};
