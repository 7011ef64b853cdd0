import type { Message } from '@/protocol/records/messages';
import { visibleText } from '@/domain/conversations/messageText';
import { RichText } from '../bubble/RichText';

/** A text; also the fallback for a body that does not match its type, for example an unreadable location. */
export const TextBody = ({ message }: { readonly message: Message }) => <RichText text={visibleText(message.body)} />;
