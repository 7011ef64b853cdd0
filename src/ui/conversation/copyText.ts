import { visibleText } from '@/domain/conversations/messageText';
import { writeClipboard } from '../writeClipboard';

/** Copies a message's text to the clipboard, without the hidden marks that servers add. */
export const copyText = (text: string): void => {
  // The browser refuses only without window focus, and then this was not a click.
  writeClipboard(visibleText(text)).catch(() => {});
};
