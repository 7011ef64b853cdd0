import EmojiPicker, { type EmojiClickData, type EmojiData, EmojiStyle, Theme } from 'emoji-picker-react';
import { use } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { foldText } from '@/domain/text/foldedText';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { useTheme } from '../ThemeContext';

const SOURCES: Readonly<Record<Language, () => Promise<{ default: EmojiData }>>> = {
  pt: () => import('emoji-picker-react/data/emojis-pt'),
  en: () => import('emoji-picker-react/data/emojis-en'),
  es: () => import('emoji-picker-react/data/emojis-es'),
};

const loaded = new Map<Language, Promise<EmojiData>>();

/**
 * The picker's search does not ignore accents, so each name is there without them too: "coracao" finds "coração". The last name
 * is the one that is read out.
 */
const withoutAccents = (names: readonly string[]): string[] => [
  ...names.map(foldText).filter((name) => !names.includes(name)),
  ...names,
];

const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** The names as the picker needs them: found without accents, and titles of groups written like all others. */
const prepared = ({ categories, emojis }: EmojiData): EmojiData => ({
  categories: Object.fromEntries(
    Object.entries(categories).map(([id, group]) => [id, { ...group, name: capitalised(group.name) }]),
  ) as EmojiData['categories'],
  emojis: Object.fromEntries(
    Object.entries(emojis).map(([category, list]) => [
      category,
      list.map((emoji) => ({ ...emoji, n: withoutAccents(emoji.n) })),
    ]),
  ),
});

/** Names and categories of all emoji in a language, fetched once. */
const emojiNames = (language: Language): Promise<EmojiData> => {
  const known = loaded.get(language);
  if (known) return known;
  const names = SOURCES[language]().then((module) => prepared(module.default));
  loaded.set(language, names);
  return names;
};

interface EmojiPanelProps {
  readonly onChoose: (emoji: string) => void;
}

/** The emoji picker: the system's font, names and search in the app's language. It has its own chunk. */
export const EmojiPanel = ({ onChoose }: EmojiPanelProps) => {
  const { t } = useTranslation('composer');
  const { language } = useLanguage();
  const { theme } = useTheme();
  const names = use(emojiNames(language));
  return (
    <EmojiPicker
      emojiStyle={EmojiStyle.NATIVE}
      emojiData={names}
      theme={theme === 'dark' ? Theme.DARK : Theme.LIGHT}
      width="100%"
      height="100%"
      autoFocusSearch
      previewConfig={{ showPreview: false }}
      labels={{
        searchPlaceholder: t('emoji.search'),
        searchLabel: t('emoji.search'),
        searchClear: t('emoji.clear'),
        searchResultsNone: t('emoji.none'),
        searchResultsOne: t('emoji.one'),
        searchResultsMany: t('emoji.many'),
        categoryNavigation: t('emoji.categories'),
        skinToneNeutral: t('emoji.tone.neutral'),
        skinToneLight: t('emoji.tone.light'),
        skinToneMediumLight: t('emoji.tone.mediumLight'),
        skinToneMedium: t('emoji.tone.medium'),
        skinToneMediumDark: t('emoji.tone.mediumDark'),
        skinToneDark: t('emoji.tone.dark'),
      }}
      onEmojiClick={({ emoji }: EmojiClickData) => onChoose(emoji)}
    />
  );
};
