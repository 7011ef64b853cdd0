import { readFileSync } from 'node:fs';
import { isOwnScheme, toPageUrl } from '../addresses';
import type { PageEvent, WindowShape } from '../protocol';
import { app } from './appInstance';
import { callDriver, tellDriver } from './driver';
import { createEvent } from './events';
import { windows } from './running';
import { HostProtocol } from './appScheme';
import { session, type HostSession } from './session';
import { strict } from './strict';
import { HostWebContents } from './webContents';
import { WindowState } from './windowState';

type Ported = Pick<
  Electron.BrowserWindow,
  | 'close'
  | 'destroy'
  | 'isDestroyed'
  | 'loadURL'
  | 'setTitle'
  | 'getTitle'
  | 'setBackgroundColor'
  | 'setTitleBarOverlay'
  | 'setOverlayIcon'
  | 'flashFrame'
>;

const sessionFor = ({ session: own, partition }: Electron.WebPreferences): HostSession => {
  if (own) return own as unknown as HostSession;
  return partition === undefined ? session.defaultSession : session.fromPartition(partition);
};

/** Refuses windows with settings that the test host cannot show. */
const refuseWeakWindow = ({ nodeIntegration, contextIsolation, sandbox }: Electron.WebPreferences): void => {
  if (nodeIntegration || contextIsolation === false || sandbox === false) {
    throw new Error('The test host only runs sandboxed, context-isolated windows without Node');
  }
};

/** `BrowserWindow`: a Chromium page of the driver. */
export class HostBrowserWindow extends WindowState implements Ported {
  readonly contents: HostWebContents;
  readonly #outside: HostBrowserWindow;
  #title: string;
  #destroyed = false;
  #painted = false;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super(options);
    const { webPreferences = {}, title = app.name, show = true } = options;
    refuseWeakWindow(webPreferences);
    this.#title = title;
    this.contents = new HostWebContents(this.id, sessionFor(webPreferences), webPreferences);
    this.#outside = strict('BrowserWindow', this, { destroyed: () => this.#destroyed });
    windows.add(this.#outside);
    tellDriver('window:open', this.id, this.#shape(webPreferences));
    app.emit('web-contents-created', createEvent(), this.contents.outside);
    app.emit('browser-window-created', createEvent(), this.#outside);
    if (show) this.focus();
    // `new` returns what the constructor returns, so the app only gets the strict view.
    return this.#outside;
  }

  static getAllWindows(): HostBrowserWindow[] {
    return windows.all() as HostBrowserWindow[];
  }

  get webContents(): HostWebContents {
    return this.contents.outside;
  }

  async loadURL(url: string): Promise<void> {
    const { number } = this.contents.session;
    if (isOwnScheme(url)) HostProtocol.refuseWeakScheme(url);
    else if (number !== 0)
      throw new Error('The test host shows only own schemes in another session than the default one');
    this.contents.startLoading(url);
    // Chromium has only one real session, so only the default session sets permissions.
    if (number === 0) await this.contents.session.decidePermissions(this.contents);
    await callDriver('window:load', this.id, toPageUrl(url, number));
    this.contents.endLoading();
  }

  /** First calls the window's `close` listeners, which may refuse. */
  close(): void {
    if (this.#destroyed) return;
    const event = createEvent();
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.contents.markDestroyed();
    tellDriver('window:close', this.id);
    this.emit('closed');
    windows.remove(this.id);
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  setTitle(title: string): void {
    this.#title = title;
  }

  getTitle(): string {
    return this.#title;
  }

  setBackgroundColor(): void {}

  setTitleBarOverlay(): void {}

  setOverlayIcon(): void {}

  flashFrame(): void {}

  /** Takes an event that the driver saw in the page. */
  report(event: PageEvent): void {
    this.contents.report(event);
    if (event.name === 'title') this.#adoptTitle(event.title);
    if (event.name !== 'loaded' || this.#painted) return;
    this.#painted = true;
    this.emit('ready-to-show');
  }

  #adoptTitle(title: string): void {
    const event = createEvent();
    this.emit('page-title-updated', event, title, true);
    if (!event.defaultPrevented) this.#title = title;
  }

  #shape(preferences: Electron.WebPreferences): WindowShape {
    const { preload, additionalArguments = [], backgroundThrottling, javascript } = preferences;
    const { width, height } = this.getBounds();
    return {
      width,
      height,
      preload: preload ? readFileSync(preload, 'utf8') : null,
      argv: additionalArguments,
      throttled: backgroundThrottling !== false,
      scripts: javascript !== false,
      network: this.contents.session.number === 0,
    };
  }
}
