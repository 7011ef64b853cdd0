import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { printHidden } from '@native/main/system/printHidden';

type Decide = (answer: { cancel: boolean }) => void;

/** A window as far as printing needs one; `fails` breaks the print engine. */
const createWorld = (fails = false) => {
  const seen = { options: {} as BrowserWindowConstructorOptions, destroyed: false, html: '', loaded: '' };
  let ask: (details: { url: string }, decide: Decide) => void = () => {};
  let respond: (() => Response) | null = null;
  const session = {
    webRequest: { onBeforeRequest: (listener: typeof ask) => void (ask = listener) },
    protocol: {
      isProtocolHandled: () => respond !== null,
      unhandle: () => void (respond = null),
      handle: (_scheme: string, handler: () => Response) => {
        if (respond) throw new Error('handled already');
        respond = handler;
      },
    },
  };
  const window = {
    webContents: {
      session,
      printToPDF: async () => {
        if (fails) throw new Error('no printer');
        return Buffer.from('%PDF');
      },
    },
    loadURL: async (url: string) => {
      seen.loaded = url;
      seen.html = (await respond?.().text()) ?? '';
    },
    destroy: () => void (seen.destroyed = true),
  };
  const create = (options: BrowserWindowConstructorOptions) => {
    seen.options = options;
    return window as unknown as BrowserWindow;
  };
  const isLetThrough = (url: string): boolean => {
    let cancelled = true;
    ask({ url }, ({ cancel }) => void (cancelled = cancel));
    return !cancelled;
  };
  return { seen, create, isLetThrough };
};

describe('printing a page of its own', () => {
  it('is done by a window that is never shown, runs no script and is gone afterwards', async () => {
    const { seen, create } = createWorld();
    expect(new TextDecoder().decode(await printHidden('<p>Olá</p>', { create }))).toBe('%PDF');
    expect(seen.options.show).toBe(false);
    expect(seen.options.webPreferences).toMatchObject({
      javascript: false,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      partition: 'print',
    });
    expect(seen.options.webPreferences).not.toHaveProperty('preload');
    expect(seen.html).toBe('<p>Olá</p>');
    expect(seen.destroyed).toBe(true);
  });

  it('reaches nothing but the page itself', async () => {
    const { seen, create, isLetThrough } = createWorld();
    await printHidden('', { create });
    expect(isLetThrough(seen.loaded)).toBe(true);
    for (const url of ['https://example.com/x.png', 'file:///etc/passwd', 'app://balcao/', `${seen.loaded}other`])
      expect(isLetThrough(url)).toBe(false);
  });

  it('several times, each with its own page', async () => {
    const { seen, create } = createWorld();
    await printHidden('one', { create });
    await printHidden('two', { create });
    expect(seen.html).toBe('two');
  });

  it('leaves no window behind when it fails', async () => {
    const { seen, create } = createWorld(true);
    await expect(printHidden('', { create })).rejects.toThrow('no printer');
    expect(seen.destroyed).toBe(true);
  });
});
