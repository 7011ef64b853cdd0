import type { EmojiData } from 'emoji-picker-react';
import { foldText } from '@/domain/foldedText';
import type { Language } from '@/i18n/languages';

const SOURCES: Readonly<Record<Language, () => Promise<{ default: EmojiData }>>> = {
  pt: () => import('emoji-picker-react/data/emojis-pt'),
  en: () => import('emoji-picker-react/data/emojis-en'),
  es: () => import('emoji-picker-react/data/emojis-es'),
};

const loaded = new Map<Language, Promise<EmojiData>>();

/** The picker's search does not ignore accents, so each name is added again without them: "coracao" finds "coração". */
const searchable = ({ categories, emojis }: EmojiData): EmojiData => ({
  categories,
  emojis: Object.fromEntries(
    Object.entries(emojis).map(([category, list]) => [
      category,
      list.map((emoji) => ({ ...emoji, n: [...new Set([...emoji.n, ...emoji.n.map(foldText)])] })),
    ]),
  ),
});

/** Names and categories of all emoji in a language, fetched once. */
export const emojiNames = (language: Language): Promise<EmojiData> => {
  const known = loaded.get(language);
  if (known) return known;
  const names = SOURCES[language]().then((module) => searchable(module.default));
  loaded.set(language, names);
  return names;
};
