import { describe, expect, it, vi } from 'vitest';
import { createOpenSafely } from '@native/main/window/openSafely';
import { aLog } from '../fakes';

const open = async (address: string, openExternal = vi.fn(async (_url: string) => undefined), log = aLog()) => {
  await createOpenSafely({ shell: { openExternal }, log })(address);
  return openExternal.mock.calls.map(([url]) => url);
};

describe('external links', () => {
  it.each([
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['http://10.0.0.5/x', 'http://10.0.0.5/x'],
    ['mailto:ana@example.com', 'mailto:ana@example.com'],
    ['tel:+5511999990000', 'tel:+5511999990000'],
    ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
  ])('[SEC-04] %s is opened as checked', async (address, opened) => {
    expect(await open(address)).toEqual([opened]);
  });

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'app://balcao/',
    'balcao://tickets/1',
    'ftp://host/x',
    'sms:+5511999990000',
    'smb://host/share',
    'ms-settings:',
    'vbscript:x',
    ' ',
    '',
    'example.com',
  ])('[SEC-04] [SEC-05] %j is ignored, and no more than its scheme is logged', async (address) => {
    const log = aLog();
    expect(await open(address, undefined, log)).toEqual([]);
    const scheme = /^[a-z-]+:/.exec(address)?.[0] ?? 'none';
    expect(log.lines).toEqual([{ message: 'refused to open an external address', fields: { scheme } }]);
  });

  it('[SEC-04] a system that opens nothing causes no error, but a line in the log', async () => {
    const log = aLog();
    const refused = vi.fn(() => Promise.reject(new Error('no browser')));
    await expect(open('https://example.com', refused, log)).resolves.toHaveLength(1);
    expect(log.lines.map(({ message }) => message)).toEqual(['the system could not open an address']);
  });
});
