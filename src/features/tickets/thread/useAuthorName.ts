import { useTranslation } from '@/i18n/useTranslation';
import type { QuotedMessage } from '@/protocol/records/messages';
import { useConversation } from './conversationContext';

type Authored = Pick<QuotedMessage, 'fromMe' | 'contact'>;

/** Who wrote a message, as the agent calls them. */
export const useAuthorName = (): ((message: Authored) => string) => {
  const { t } = useTranslation('tickets');
  const { contactName, isGroup } = useConversation();
  return ({ fromMe, contact }) => {
    if (fromMe) return t('message.you');
    return (isGroup && contact?.name) || contactName;
  };
};
