import { visibleText } from '@/domain/conversations/messageText';

/** Puts a message's text on the clipboard, without the marks servers hide in it. */
export const copyText = (text: string): void => {
  // Refused only while the window has no focus, and then this was not a click.
  navigator.clipboard.writeText(visibleText(text)).catch(() => {});
};
