import { expect, it } from 'vitest';
import { isSendPress } from '@/ui/shortcuts/sendKey';

const enter = { key: 'Enter', shiftKey: false, ctrlKey: false, metaKey: false, isComposing: false };

it.each([
  ['Enter', {}, true, false],
  ['Shift+Enter', { shiftKey: true }, false, true],
  ['Ctrl+Enter', { ctrlKey: true }, true, true],
  ['Cmd+Enter', { metaKey: true }, true, true],
  ['Enter of an input method', { isComposing: true }, false, false],
  ['another key', { key: 'a' }, false, false],
])('[KEY-04] [CHAT-05] %s', (_, press, sends, sendsReversed) => {
  expect(isSendPress({ ...enter, ...press }, 'enter')).toBe(sends);
  expect(isSendPress({ ...enter, ...press }, 'shiftEnter')).toBe(sendsReversed);
});
