import EmojiPicker, { EmojiStyle, Theme, type EmojiClickData } from 'emoji-picker-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/useLanguage';
import { useTheme } from '../ThemeContext';
import { emojiNames } from './emojiNames';

interface EmojiPanelProps {
  readonly onChoose: (emoji: string) => void;
}

/** The emoji themselves, drawn by the system's font, with names and search in the app's language. A chunk of its own. */
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
