import type { BrowserWindow, BrowserWindowConstructorOptions, Session } from 'electron';
import { APP_SCHEME } from '../window/appOrigin';
import { WEB_PREFERENCES } from '../window/security';

interface Parts {
  readonly create: (options: BrowserWindowConstructorOptions) => BrowserWindow;
  /** Opens a separate in-memory session, without the app's cookies and cache. Called once, with the first page. */
  readonly openSession: () => Session;
}

/** Another host under the scheme registered before `ready`; the app's own session does not serve it. */
const ORIGIN = `${APP_SCHEME}://print`;

/** Prints HTML to a PDF in a hidden window that runs no scripts and has no network. */
export const createPrinter = ({ create, openSession }: Parts) => {
  /** Pages being printed, by address. Jobs share one session, since Electron keeps every session until the app ends. */
  const pages = new Map<string, string>();
  let session: Session | null = null;
  let count = 0;

  const prepare = (): Session => {
    const opened = openSession();
    opened.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !pages.has(url) }));
    opened.protocol.handle(APP_SCHEME, ({ url }) => {
      const html = pages.get(url);
      if (html === undefined) return new Response(null, { status: 404 });
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    });
    return opened;
  };

  return async (html: string): Promise<Uint8Array<ArrayBuffer>> => {
    session ??= prepare();
    count += 1;
    const address = `${ORIGIN}/${count}`;
    pages.set(address, html);
    const window = create({
      show: false,
      webPreferences: { ...WEB_PREFERENCES, spellcheck: false, javascript: false, session },
    });
    try {
      await window.loadURL(address);
      return new Uint8Array(await window.webContents.printToPDF({ pageSize: 'A4', printBackground: true }));
    } finally {
      pages.delete(address);
      window.destroy();
    }
  };
};
