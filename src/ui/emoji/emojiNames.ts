import type { EmojiData } from 'emoji-picker-react';
import type { Language } from '@/i18n/languages';

const SOURCES: Readonly<Record<Language, () => Promise<{ default: EmojiData }>>> = {
  pt: () => import('emoji-picker-react/data/emojis-pt'),
  en: () => import('emoji-picker-react/data/emojis-en'),
  es: () => import('emoji-picker-react/data/emojis-es'),
};

const loaded = new Map<Language, Promise<EmojiData>>();

/** Names and categories of all emoji in a language, fetched once. */
export const emojiNames = (language: Language): Promise<EmojiData> => {
  const known = loaded.get(language);
  if (known) return known;
  const names = SOURCES[language]().then((module) => module.default);
  loaded.set(language, names);
  return names;
};
