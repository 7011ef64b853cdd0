import type { Message } from '@/protocol/records/messages';
import { visibleText } from '@/domain/conversations/messageText';
import { MessageText } from '../bubble/MessageText';

/** A text; also the fallback for a body that does not match its type, for example an unreadable location. */
export const TextBody = ({ message }: { readonly message: Message }) => (
  <MessageText text={visibleText(message.body)} />
);
