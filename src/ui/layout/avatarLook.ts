const TINTS = ['blue', 'teal', 'rose', 'violet', 'green', 'amber', 'plum'] as const;

export type AvatarTint = (typeof TINTS)[number];

/** The same id always has the same tint. */
export const avatarTint = (id: number | string): AvatarTint => {
  let hash = 0;
  for (const character of String(id)) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[hash % TINTS.length] ?? 'blue';
};

const firstLetter = (word: string | undefined): string => (word ? String.fromCodePoint(word.codePointAt(0) ?? 63) : '');

/** First letters of the first and the last word that start with a letter or a digit; empty when there is none. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (firstLetter(words[0]) + firstLetter(last)).toLocaleUpperCase('pt-BR');
};
