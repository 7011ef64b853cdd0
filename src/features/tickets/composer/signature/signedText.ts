import { withoutTemplateBraces } from '@/domain/conversations/messageText';

/** A text under the name of who wrote it, in the form web clients send it. */
export const signedText = (name: string, text: string): string => `*${withoutTemplateBraces(name)}:*\n${text}`;
