import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '@/ui/conversation/copyText';
import { writeClipboard } from '@/ui/writeClipboard';

/** A page over plain http: the browser has the old command alone, which asks the page what to copy. */
const overPlainHttp = (accepts: boolean) => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: undefined });
  const execCommand = vi.fn((command: string) => {
    const event = new Event(command, { cancelable: true, bubbles: true });
    const data = { setData: (_type: string, text: string) => void copied.push(text) };
    document.dispatchEvent(Object.assign(event, { clipboardData: data }));
    return accepts && event.defaultPrevented;
  });
  Object.assign(document, { execCommand });
  return copied;
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

it('a text is copied also from a page over plain http, which has no clipboard', async () => {
  const copied = overPlainHttp(true);
  copyText('\u200eBom dia');
  await writeClipboard('pix');
  expect(copied).toEqual(['Bom dia', 'pix']);
});

it('a browser that refuses to copy is no success, and the next copy is another one’s', async () => {
  const copied = overPlainHttp(false);
  await expect(writeClipboard('pix')).rejects.toThrow('refused');
  document.dispatchEvent(new Event('copy'));
  expect(copied).toEqual(['pix']);
});
