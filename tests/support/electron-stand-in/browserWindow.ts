import { EventEmitter } from 'node:events';
import type {
  BrowserWindow as RealBrowserWindow,
  BrowserWindowConstructorOptions,
  NativeImage,
  Rectangle,
  WebContents,
  WindowOpenHandlerResponse,
} from 'electron';
import { app } from './app';
import { session, type StandInSession } from './session';

type OpenHandler = (details: { url: string }) => WindowOpenHandlerResponse;

/** A frame as an IPC sender. */
export interface StandInFrame {
  url: string;
}

/** A page: records the messages sent to it and its window-open handler. */
export class StandInWebContents
  extends EventEmitter
  implements
    Pick<
      WebContents,
      | 'send'
      | 'isDestroyed'
      | 'reload'
      | 'getZoomFactor'
      | 'setZoomFactor'
      | 'replaceMisspelling'
      | 'copyImageAt'
      | 'downloadURL'
      | 'forcefullyCrashRenderer'
    >
{
  readonly mainFrame: StandInFrame = { url: 'about:blank' };
  focusedFrame: (StandInFrame & { readonly parent: StandInFrame | null }) | null = null;
  readonly sent: { channel: string; payload: unknown }[] = [];
  reloads = 0;
  crashes = 0;
  readonly fetched: string[] = [];
  readonly replaced: string[] = [];
  readonly copied: [number, number][] = [];
  destroyed = false;
  zoom = 1;
  openHandler: OpenHandler | null = null;

  send(channel: string, ...sent: unknown[]): void {
    if (this.destroyed) throw new Error('Object has been destroyed');
    this.sent.push({ channel, payload: structuredClone(sent[0]) });
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }
  reload(): void {
    this.reloads += 1;
    this.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
  }
  getZoomFactor(): number {
    return this.zoom;
  }
  setZoomFactor(factor: number): void {
    this.zoom = factor;
  }
  get session(): StandInSession {
    return session.defaultSession;
  }
  replaceMisspelling(word: string): void {
    this.replaced.push(word);
  }
  copyImageAt(x: number, y: number): void {
    this.copied.push([x, y]);
  }
  downloadURL(url: string): void {
    this.fetched.push(url);
  }
  forcefullyCrashRenderer(): void {
    this.crashes += 1;
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }
}

/** A window that remembers its state; `close` can be vetoed as in Electron. */
export class BrowserWindow
  extends EventEmitter
  implements
    Pick<
      RealBrowserWindow,
      | 'show'
      | 'hide'
      | 'focus'
      | 'minimize'
      | 'maximize'
      | 'restore'
      | 'close'
      | 'isVisible'
      | 'isMinimized'
      | 'isMaximized'
      | 'isFullScreen'
      | 'isFocused'
      | 'isDestroyed'
      | 'setFullScreen'
      | 'getNormalBounds'
      | 'setBounds'
      | 'loadURL'
      | 'setTitle'
      | 'setBackgroundColor'
      | 'setTitleBarOverlay'
      | 'setOverlayIcon'
    >
{
  static readonly all: BrowserWindow[] = [];
  readonly webContents = new StandInWebContents();
  state: 'hidden' | 'normal' | 'minimized' | 'maximized' = 'hidden';
  focused = false;
  fullScreen = false;
  destroyed = false;
  /** Behaves like Wayland: the minimised state cannot be read or undone, and only a newly shown window gets the focus. */
  wayland = false;
  bounds: Rectangle;
  title: string;
  background: string | undefined;
  titleBar: unknown = null;
  overlay: { readonly image: NativeImage | null; readonly description: string } | null = null;

  constructor(readonly options: BrowserWindowConstructorOptions) {
    super();
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.bounds = { x, y, width, height };
    this.title = options.title ?? '';
    this.background = options.backgroundColor;
    BrowserWindow.all.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  show(): void {
    const appears = this.state === 'hidden';
    if (appears) this.state = 'normal';
    this.emit('show');
    if (appears && this.wayland) this.#becomeFocused();
  }
  hide(): void {
    this.state = 'hidden';
    this.focused = false;
  }
  focus(): void {
    if (!this.wayland) this.#becomeFocused();
  }
  #becomeFocused(): void {
    this.focused = true;
    this.emit('focus');
  }
  minimize(): void {
    this.state = 'minimized';
    this.focused = false;
  }
  maximize(): void {
    this.state = 'maximized';
  }
  restore(): void {
    if (!this.wayland) this.state = 'normal';
  }
  close(): void {
    let isPrevented = false;
    this.emit('close', { preventDefault: () => (isPrevented = true) });
    if (!isPrevented) this.destroyed = true;
  }
  isVisible(): boolean {
    return this.state !== 'hidden';
  }
  isMinimized(): boolean {
    return this.state === 'minimized' && !this.wayland;
  }
  isMaximized(): boolean {
    return this.state === 'maximized';
  }
  isFullScreen(): boolean {
    return this.fullScreen;
  }
  isFocused(): boolean {
    return this.focused;
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }
  /** Leaving full screen takes an animation, so tests emit `leave-full-screen`. */
  setFullScreen(flag: boolean): void {
    this.fullScreen = flag;
  }
  getNormalBounds(): Rectangle {
    return this.bounds;
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds };
  }
  async loadURL(url: string): Promise<void> {
    this.webContents.mainFrame.url = url;
  }
  setTitle(title: string): void {
    this.title = title;
  }
  setBackgroundColor(color: string): void {
    this.background = color;
  }
  setTitleBarOverlay(options: unknown): void {
    this.titleBar = options;
  }
  setOverlayIcon(image: NativeImage | null, description: string): void {
    this.overlay = { image, description };
  }
}
