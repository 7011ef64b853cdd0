import { useTranslation } from '@/i18n/useTranslation';
import type { LastMessage } from '../list/lastMessagePreview';

/** Says a preview in words: the text of the message, else the name of its kind. */
export const usePreviewText = (): ((preview: Pick<LastMessage, 'kind' | 'words'>) => string) => {
  const { t } = useTranslation('tickets');
  return ({ kind, words }) => {
    if (kind === 'text') return words;
    if (kind === 'reaction') return t('preview.reaction', { emoji: words });
    return words || t(`preview.${kind}`);
  };
};
