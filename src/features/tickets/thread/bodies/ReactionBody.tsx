import { useTranslation } from 'react-i18next';
import type { Message } from '@/protocol/records/messages';
import { visibleText } from '@/domain/messageText';

/** A reaction arrives as a separate message; servers do not say which message it belongs to. */
export const ReactionBody = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('tickets');
  return <em>{t('message.reaction', { emoji: visibleText(message.body) })}</em>;
};
