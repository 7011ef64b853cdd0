import type { BrowserWindow, BrowserWindowConstructorOptions, PrintToPDFOptions, Session } from 'electron';
import { describe, expect, it } from 'vitest';
import { createPrinter } from '@native/main/system/printHidden';

type Decide = (answer: { cancel: boolean }) => void;
type Handler = (request: { readonly url: string }) => Response;

/** Windows of one session as far as printing needs them: what is printed is what was loaded. `fails` breaks the print engine. */
const createWorld = (fails = false) => {
  const seen = {
    options: [] as BrowserWindowConstructorOptions[],
    addresses: [] as string[],
    types: [] as (string | null)[],
    papers: [] as PrintToPDFOptions[],
    open: 0,
    sessions: 0,
  };
  let ask: (details: { url: string }, decide: Decide) => void = () => {};
  const handlers = new Map<string, Handler>();
  const session = {
    webRequest: { onBeforeRequest: (listener: typeof ask) => void (ask = listener) },
    protocol: {
      handle: (scheme: string, handler: Handler) => {
        if (handlers.has(scheme)) throw new Error('handled already');
        handlers.set(scheme, handler);
      },
    },
  } as unknown as Session;
  const isLetThrough = (url: string): boolean => {
    let cancelled = true;
    ask({ url }, ({ cancel }) => void (cancelled = cancel));
    return !cancelled;
  };
  const answerOf = (url: string) => handlers.get(new URL(url).protocol.slice(0, -1))!({ url });
  const create = (options: BrowserWindowConstructorOptions) => {
    seen.options.push(options);
    seen.open += 1;
    let html = '';
    return {
      loadURL: async (url: string) => {
        // A window takes time to load, and another one may be created meanwhile.
        await Promise.resolve();
        if (!isLetThrough(url)) throw new Error('ERR_BLOCKED_BY_CLIENT');
        seen.addresses.push(url);
        const answer = answerOf(url);
        seen.types.push(answer.headers.get('content-type'));
        html = await answer.text();
      },
      webContents: {
        printToPDF: async (paper: PrintToPDFOptions) => {
          if (fails) throw new Error('no printer');
          seen.papers.push(paper);
          return Buffer.from(`%PDF ${html}`);
        },
      },
      destroy: () => void (seen.open -= 1),
    } as unknown as BrowserWindow;
  };
  const openSession = () => {
    seen.sessions += 1;
    return session;
  };
  const print = createPrinter({ create, openSession });
  return {
    seen,
    session,
    isLetThrough,
    answerOf,
    print: async (html: string) => new TextDecoder().decode(await print(html)),
  };
};

describe('printing a page of its own', () => {
  it('[SEC-01] [TRIAGE-08] is done by a window that is never shown, runs no script and is gone afterwards', async () => {
    const { seen, session, print } = createWorld();
    expect(await print('<p>Olá</p>')).toBe('%PDF <p>Olá</p>');
    const [options] = seen.options;
    expect(options?.show).toBe(false);
    expect(options?.webPreferences).toMatchObject({
      javascript: false,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    });
    expect(options?.webPreferences?.session).toBe(session);
    expect(options?.webPreferences).not.toHaveProperty('preload');
    expect(seen.open).toBe(0);
  });

  it('[TRIAGE-08] is on A4 with its colours, and read in the letters it was written in', async () => {
    const { seen, print } = createWorld();
    await print('<p>Olá</p>');
    expect(seen.papers).toEqual([{ pageSize: 'A4', printBackground: true }]);
    expect(seen.types).toEqual(['text/html; charset=utf-8']);
  });

  it('[SEC-01] reaches nothing but the page itself, and that only while it is printed', async () => {
    const { seen, print, isLetThrough, answerOf } = createWorld();
    await print('segredo');
    const [address = ''] = seen.addresses;
    for (const url of ['https://example.com/x.png', 'file:///etc/passwd', 'app://balcao/', `${address}/other`, address])
      expect(isLetThrough(url)).toBe(false);
    expect(answerOf(address).status).toBe(404);
  });

  it('[TRIAGE-08] several run at once in one session, each with its own page', async () => {
    const { seen, print } = createWorld();
    expect(await Promise.all([print('one'), print('two')])).toEqual(['%PDF one', '%PDF two']);
    expect(await print('three')).toBe('%PDF three');
    expect([seen.sessions, seen.open]).toEqual([1, 0]);
  });

  it('[TRIAGE-08] leaves no window behind when it fails', async () => {
    const { seen, print, isLetThrough } = createWorld(true);
    await expect(print('')).rejects.toThrow('no printer');
    expect([seen.open, isLetThrough(seen.addresses[0] ?? '')]).toEqual([0, false]);
  });
});
