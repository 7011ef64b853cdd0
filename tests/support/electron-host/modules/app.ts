import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { HostSettings } from '../settings';
import { createEvent } from './events';
import { lockInstance, type SecondStart } from './singleInstance';
import { strict } from './strict';
import type { WindowRegistry } from './windowRegistry';

type Ported = Pick<
  Electron.App,
  | 'whenReady'
  | 'isReady'
  | 'quit'
  | 'exit'
  | 'relaunch'
  | 'getPath'
  | 'setPath'
  | 'getAppPath'
  | 'getVersion'
  | 'setName'
  | 'setAppUserModelId'
  | 'setToastActivatorCLSID'
  | 'enableSandbox'
  | 'requestSingleInstanceLock'
  | 'focus'
  | 'setBadgeCount'
  | 'setAsDefaultProtocolClient'
  | 'setLoginItemSettings'
  | 'getLoginItemSettings'
  | 'isPackaged'
  | 'name'
>;

/** The host's own event just before `ready`, when Electron creates its default session. */
export const BEFORE_READY = Symbol('before ready');

const defaultPaths = (userData: string): Record<string, string> => ({
  userData,
  sessionData: userData,
  appData: path.dirname(userData),
  logs: path.join(userData, 'logs'),
  downloads: path.join(userData, 'Downloads'),
  temp: os.tmpdir(),
  home: os.homedir(),
  exe: process.execPath,
});

/** `app`: the life of the process in Electron's order. */
export class HostApp extends EventEmitter implements Ported {
  name: string;
  readonly isPackaged: boolean;
  readonly commandLine = strict('app.commandLine', {
    hasSwitch: (name: string) => this.#settings.args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)),
    // No effect on Chromium, which the driver has already started.
    removeSwitch: () => undefined,
  } satisfies Pick<Electron.CommandLine, 'hasSwitch' | 'removeSwitch'>);

  readonly #settings: HostSettings;
  readonly #windows: WindowRegistry;
  readonly #paths: Record<string, string>;
  readonly #whenReady: Promise<void>;
  #becomeReady: () => void = () => undefined;
  #ready = false;
  #quitting = false;
  #releaseLock: (() => void) | null = null;

  constructor(settings: HostSettings, windows: WindowRegistry) {
    super();
    this.#settings = settings;
    this.#windows = windows;
    this.name = settings.name;
    this.isPackaged = settings.resources !== null;
    this.#paths = defaultPaths(settings.userData);
    mkdirSync(settings.userData, { recursive: true });
    this.#whenReady = new Promise((resolve) => {
      this.#becomeReady = resolve;
    });
    windows.onAllClosed(() => {
      if (!this.#quitting && !this.emit('window-all-closed')) this.quit();
    });
  }

  /**
   * Electron is ready after the entry's static imports have run. The host takes the first `whenReady()` call or the end of the
   * entry, whichever comes first, as that moment.
   */
  becomeReady(): void {
    if (this.#ready) return;
    this.#ready = true;
    setImmediate(() => {
      this.emit(BEFORE_READY);
      this.emit('ready', createEvent(), {});
      this.#becomeReady();
    });
  }

  whenReady(): Promise<void> {
    this.becomeReady();
    return this.#whenReady;
  }

  isReady(): boolean {
    return this.#ready;
  }

  quit(): void {
    this.#quitting = true;
    if (this.#prevented('before-quit') || !this.#windows.closeAll() || this.#prevented('will-quit')) {
      this.#quitting = false;
      return;
    }
    this.#end(0);
  }

  /** Ends at once: without `before-quit`, `close` and `will-quit`. */
  exit(code = 0): void {
    this.#quitting = true;
    this.#windows.destroyAll();
    this.#end(code);
  }

  /** Starts nothing: a spec launches the next start by itself. */
  relaunch({ execPath = process.execPath, args = [] }: Electron.RelaunchOptions = {}): void {
    if (!path.isAbsolute(execPath) || args.some((word) => typeof word !== 'string')) {
      throw new TypeError('Error processing argument at index 0');
    }
  }

  getPath(name: string): string {
    const known = this.#paths[name];
    if (!known) throw new Error(`Failed to get '${name}' path`);
    return known;
  }

  setPath(name: string, folder: string): void {
    if (!path.isAbsolute(folder)) throw new Error('Path must be absolute');
    this.#paths[name] = folder;
  }

  getAppPath(): string {
    return this.#settings.appPath;
  }

  getVersion(): string {
    return this.#settings.version;
  }

  setName(name: string): void {
    this.name = name;
  }

  setAppUserModelId(): void {}

  setToastActivatorCLSID(): void {}

  enableSandbox(): void {
    if (this.#ready) throw new Error('app.enableSandbox() can only be called before app is ready');
  }

  requestSingleInstanceLock(additionalData: Record<string, unknown> = {}): boolean {
    const start: SecondStart = { argv: process.argv, workingDirectory: process.cwd(), additionalData };
    this.#releaseLock ??= lockInstance(this.getPath('userData'), start, (second) => {
      void this.#whenReady.then(() =>
        this.emit('second-instance', createEvent(), second.argv, second.workingDirectory, second.additionalData),
      );
    });
    return this.#releaseLock !== null;
  }

  /** Does nothing: the host has no other apps' windows. */
  focus(): void {}

  /** Windows has no badge count, only overlay images. */
  setBadgeCount(): boolean {
    return this.#settings.platform !== 'win32';
  }

  /** Registers nothing; specs open links by the command line. macOS ignores the path and takes the running bundle. */
  setAsDefaultProtocolClient(_scheme: string, program?: string): boolean {
    if (this.#settings.platform === 'darwin' && program !== undefined) {
      throw new Error('macOS would make Electron itself the handler');
    }
    return true;
  }

  /** Throws on Linux, which has no login items and where Electron silently does nothing. */
  setLoginItemSettings(): void {
    if (this.#settings.platform === 'linux') throw new Error('Linux has no login items');
  }

  /** Only macOS reports whether it opened the app. */
  getLoginItemSettings(): Electron.LoginItemSettings {
    return (this.#settings.platform === 'darwin' ? { wasOpenedAtLogin: false } : {}) as Electron.LoginItemSettings;
  }

  #prevented(name: 'before-quit' | 'will-quit'): boolean {
    const event = createEvent();
    this.emit(name, event);
    return event.defaultPrevented;
  }

  #end(code: number): void {
    this.emit('quit', createEvent(), code);
    this.#releaseLock?.();
    setImmediate(() => process.exit(code));
  }
}
