import { EventEmitter } from 'node:events';
import type { PageEvent } from '../protocol';
import { callDriver, tellDriver } from './driver';
import { createEvent } from './events';
import type { HostSession } from './session';
import { strict } from './strict';
import { createFrame, type HostFrame } from './webFrameMain';

type Ported = Pick<
  Electron.WebContents,
  | 'id'
  | 'send'
  | 'reload'
  | 'getURL'
  | 'isDestroyed'
  | 'setWindowOpenHandler'
  | 'setZoomFactor'
  | 'getZoomFactor'
  | 'replaceMisspelling'
  | 'copyImageAt'
  | 'downloadURL'
  | 'forcefullyCrashRenderer'
  | 'openDevTools'
  | 'isDevToolsOpened'
  | 'printToPDF'
>;

interface Navigation {
  readonly url: string;
  readonly isMainFrame: boolean;
  readonly isSameDocument: boolean;
  readonly frame: HostFrame;
}

type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0];

/** The page of one window. The driver shows it in Chromium and reports what happens there. */
export class HostWebContents extends EventEmitter implements Ported {
  readonly id: number;
  readonly session: HostSession;
  readonly mainFrame: HostFrame;
  /** The strict view that the app holds; compared by identity in sender checks. */
  readonly outside: HostWebContents;

  #url = '';
  #zoom = 1;
  #destroyed = false;
  #openHandler: OpenHandler | null = null;
  readonly #mayDebug: boolean;
  #debugged = false;
  #loaded = false;

  constructor(id: number, session: HostSession, { devTools = true }: Electron.WebPreferences) {
    super();
    this.id = id;
    this.#mayDebug = devTools;
    this.session = session;
    this.mainFrame = createFrame(() => this.#url);
    this.outside = strict('webContents', this, { destroyed: () => this.#destroyed });
  }

  send(channel: string, ...args: unknown[]): void {
    tellDriver('window:send', this.id, channel, structuredClone(args));
  }

  reload(): void {
    tellDriver('window:reload', this.id);
  }

  getURL(): string {
    return this.#url;
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  setZoomFactor(factor: number): void {
    this.#zoom = factor;
  }

  getZoomFactor(): number {
    return this.#zoom;
  }

  replaceMisspelling(): void {}

  copyImageAt(): void {}

  /** Draws nothing. As in Electron it has no effect on a window made with `devTools: false`. */
  openDevTools(): void {
    this.#debugged = this.#mayDebug;
  }

  isDevToolsOpened(): boolean {
    return this.#debugged;
  }

  /** Downloads are not emulated; specs watch this call instead. */
  downloadURL(): void {}

  forcefullyCrashRenderer(): void {
    tellDriver('window:crash', this.id);
  }

  /** Emulates only paper size and background. Electron cannot print before a page was loaded. */
  async printToPDF({ pageSize, printBackground = false, ...rest }: Electron.PrintToPDFOptions): Promise<Buffer> {
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined || typeof pageSize !== 'string') {
      throw new Error(`printToPDF: ${unknown ?? 'pageSize'} is not in the test host`);
    }
    if (!this.#loaded) throw new Error('Failed to generate PDF: no page was loaded');
    return Buffer.from(await callDriver('window:print', this.id, pageSize, printBackground));
  }

  endLoading(): void {
    this.#loaded = true;
  }

  /** The window begins to load; Electron knows the address from this moment on. */
  startLoading(url: string): void {
    this.#url = url;
  }

  /** Takes the page's address from a call, since the report of its navigation may still be on the way. */
  callingFrom(url: string): this {
    this.#url = url;
    return this;
  }

  markDestroyed(): void {
    this.#destroyed = true;
    this.emit('destroyed');
  }

  mayOpen(url: string): boolean {
    const details = {
      url,
      frameName: '',
      features: '',
      disposition: 'foreground-tab',
      referrer: { url: '', policy: 'default' },
    };
    return this.#openHandler?.(details as Electron.HandlerDetails).action !== 'deny';
  }

  /** As in Electron, `will-navigate` follows only when `will-frame-navigate` let the navigation pass. */
  mayNavigate(url: string): boolean {
    const facts = { url, isMainFrame: true, isSameDocument: false, frame: this.mainFrame };
    const allowed = this.#mayStart(facts) && this.#allows('will-navigate', facts);
    if (!allowed) this.emit('did-stop-loading');
    return allowed;
  }

  mayNavigateFrame(url: string): boolean {
    return this.#mayStart({ url, isMainFrame: false, isSameDocument: false, frame: createFrame(() => url) });
  }

  mayRedirect(url: string, isMainFrame: boolean): boolean {
    const frame = isMainFrame ? this.mainFrame : createFrame(() => url);
    return this.#allows('will-redirect', { url, isMainFrame, isSameDocument: false, frame });
  }

  /** Electron emits `did-start-navigation` before it asks, so also for navigations that are then cancelled. */
  #mayStart(facts: Navigation): boolean {
    this.emit('did-start-navigation', createEvent(facts));
    return this.#allows('will-frame-navigate', facts);
  }

  #allows(name: 'will-frame-navigate' | 'will-navigate' | 'will-redirect', facts: Navigation): boolean {
    const event = createEvent(facts);
    // Older events have the address as a second argument; `will-frame-navigate` never had it.
    this.emit(name, event, ...(name === 'will-frame-navigate' ? [] : [facts.url]));
    return !event.defaultPrevented;
  }

  report(event: PageEvent): void {
    switch (event.name) {
      case 'navigating':
        this.emit('did-start-navigation', createEvent({ url: event.url, isMainFrame: true, isSameDocument: false }));
        break;
      case 'navigated':
        this.#url = event.url;
        this.emit('did-navigate', createEvent(), event.url, 200, 'OK');
        break;
      case 'moved':
        this.#url = event.url;
        this.emit('did-start-navigation', createEvent({ url: event.url, isMainFrame: true, isSameDocument: true }));
        this.emit('did-navigate-in-page', createEvent(), event.url, true);
        break;
      case 'dom-ready':
        this.emit('dom-ready', createEvent());
        break;
      case 'loaded':
        this.emit('did-finish-load', createEvent());
        this.emit('did-stop-loading');
        break;
      case 'title':
        this.emit('page-title-updated', createEvent(), event.title, true);
        break;
      case 'crashed':
        this.emit('render-process-gone', createEvent(), { reason: 'crashed', exitCode: 1 });
    }
  }
}
