import type { Message } from '@/protocol/records/messages';
import { visibleText } from '@/domain/conversations/messageText';
import { RichText } from '../bubble/RichText';

/** A text, also a body that could not be read as what the server calls it. */
export const TextBody = ({ message }: { readonly message: Message }) => <RichText text={visibleText(message.body)} />;
