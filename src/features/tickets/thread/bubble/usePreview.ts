import { useTranslation } from '@/i18n/useTranslation';
import type { Message } from '@/protocol/records/messages';
import { messagePreview } from '@/domain/conversations/messageContent';

type Previewed = Pick<Message, 'mediaType' | 'mediaUrl' | 'body' | 'isDeleted'>;

/** A message in a few words, for quotes and announcements. */
export const usePreview = (): ((message: Previewed) => string) => {
  const { t } = useTranslation('tickets');
  return (message) => {
    const { kind, words } = messagePreview(message);
    if (kind === 'text') return words;
    if (kind === 'reaction') return t('preview.reaction', { emoji: words });
    return words || t(`preview.${kind}`);
  };
};
