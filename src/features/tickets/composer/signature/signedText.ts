import { withoutTemplateBraces } from '@/domain/conversations/messageText';

/** A text below its author's name, in the form that web clients send. */
export const signedText = (name: string, text: string): string => `*${withoutTemplateBraces(name)}:*\n${text}`;
