import type { Preferences } from '@/entities/device/preferences/preferences';

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>;

/**
 * Does this key send the message? Where Enter breaks lines, Enter with Shift, Ctrl or Cmd sends. An Enter that ends
 * the choice of an input method belongs to that method.
 */
export const isSendPress = (
  { key, shiftKey, ctrlKey, metaKey, isComposing }: KeyPress,
  sendKey: Preferences['sendKey'],
): boolean => {
  if (key !== 'Enter' || isComposing) return false;
  return sendKey === 'enter' ? !shiftKey : shiftKey || ctrlKey || metaKey;
};
