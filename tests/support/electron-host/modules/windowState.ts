import { EventEmitter } from 'node:events';
import { tellDriver } from './driver';
import { settings, windows } from './running';

type Ported = Pick<
  Electron.BrowserWindow,
  | 'id'
  | 'show'
  | 'hide'
  | 'focus'
  | 'blur'
  | 'minimize'
  | 'maximize'
  | 'restore'
  | 'setFullScreen'
  | 'isVisible'
  | 'isFocused'
  | 'isMinimized'
  | 'isMaximized'
  | 'isFullScreen'
  | 'getBounds'
  | 'getNormalBounds'
  | 'setBounds'
>;

let lastId = 0;

/** The state of a window in the window manager: its place, visibility and focus. */
export abstract class WindowState extends EventEmitter implements Ported {
  readonly id = ++lastId;
  #bounds: Electron.Rectangle;
  #visible: boolean;
  #focused = false;
  #minimized = false;
  #maximized = false;
  #fullScreen = false;

  constructor({ width = 800, height = 600, x = 0, y = 0, show = true }: Electron.BrowserWindowConstructorOptions) {
    super();
    this.#bounds = { x, y, width, height };
    this.#visible = show;
  }

  abstract isDestroyed(): boolean;

  show(): void {
    const appears = !this.#visible;
    this.#visible = true;
    if (appears) this.emit('show');
    this.focus();
    this.#tellState();
  }

  hide(): void {
    if (!this.#visible) return;
    this.#refuseBlackScreen();
    this.blur();
    this.#visible = false;
    this.#tellState();
    this.emit('hide');
  }

  focus(): void {
    if (this.#focused || !this.#visible || this.#minimized) return;
    windows.blurAllBut(this.id);
    this.#focused = true;
    this.#tellState();
    this.emit('focus');
  }

  blur(): void {
    if (!this.#focused) return;
    this.#focused = false;
    this.#tellState();
    this.emit('blur');
  }

  minimize(): void {
    this.#refuseBlackScreen();
    this.blur();
    this.#minimized = true;
    this.#tellState();
    this.emit('minimize');
  }

  restore(): void {
    this.#minimized = false;
    this.emit('restore');
    this.focus();
    this.#tellState();
  }

  maximize(): void {
    this.#maximized = true;
    this.emit('maximize');
  }

  setFullScreen(on: boolean): void {
    const change = () => {
      this.#fullScreen = on;
      this.emit(on ? 'enter-full-screen' : 'leave-full-screen');
    };
    // macOS animates the change.
    if (settings.platform === 'darwin') setImmediate(change);
    else change();
  }

  isVisible(): boolean {
    return this.#visible && !this.#minimized;
  }

  isFocused(): boolean {
    return this.#focused;
  }

  isMinimized(): boolean {
    return this.#minimized;
  }

  isMaximized(): boolean {
    return this.#maximized;
  }

  isFullScreen(): boolean {
    return this.#fullScreen;
  }

  getBounds(): Electron.Rectangle {
    return { ...this.#bounds };
  }

  getNormalBounds(): Electron.Rectangle {
    return this.getBounds();
  }

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    tellDriver('window:resize', this.id, this.#bounds.width, this.#bounds.height);
    this.emit('resize');
    this.emit('move');
  }

  /** Throws where macOS would leave a black screen without an error from Electron. */
  #refuseBlackScreen(): void {
    if (settings.platform === 'darwin' && this.#fullScreen) throw new Error('A full-screen window was hidden');
  }

  #tellState(): void {
    if (!this.isDestroyed()) tellDriver('window:state', this.id, { visible: this.isVisible(), focused: this.#focused });
  }
}
