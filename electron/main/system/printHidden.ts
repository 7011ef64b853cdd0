import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { WEB_PREFERENCES } from '../window/security';

interface Parts {
  readonly create: (options: BrowserWindowConstructorOptions) => BrowserWindow;
}

/** A session of its own in memory: what is printed meets no cookie, no cache and no network. */
const PARTITION = 'print';
/** Nothing else is ever loaded there. */
const ADDRESS = 'balcao-print://page/';

/** Prints HTML into a PDF by a window that is never shown, runs no script and can reach nothing. */
export const printHidden = async (html: string, { create }: Parts): Promise<Uint8Array<ArrayBuffer>> => {
  const window = create({
    show: false,
    webPreferences: { ...WEB_PREFERENCES, spellcheck: false, javascript: false, partition: PARTITION },
  });
  const { session } = window.webContents;
  const scheme = new URL(ADDRESS).protocol.slice(0, -1);
  try {
    session.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: url !== ADDRESS }));
    // Jobs that follow each other share the session.
    if (session.protocol.isProtocolHandled(scheme)) session.protocol.unhandle(scheme);
    session.protocol.handle(
      scheme,
      () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    await window.loadURL(ADDRESS);
    const pdf = await window.webContents.printToPDF({ pageSize: 'A4', printBackground: true });
    return new Uint8Array(pdf);
  } finally {
    window.destroy();
  }
};
