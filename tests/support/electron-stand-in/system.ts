import { EventEmitter } from 'node:events';
import type {
  ActivationArguments,
  CustomScheme,
  Display,
  ForkOptions,
  MenuItemConstructorOptions,
  NativeTheme,
  Notification as RealNotification,
  NotificationConstructorOptions,
  PowerMonitor,
  Protocol,
  SafeStorage,
  Shell,
  Tray as RealTray,
  UtilityProcess,
} from 'electron';

type SchemeHandler = (request: Request) => Response | Promise<Response>;

class StandInProtocol implements Pick<Protocol, 'registerSchemesAsPrivileged' | 'handle'> {
  readonly schemes: CustomScheme[] = [];
  readonly handlers = new Map<string, SchemeHandler>();
  registerSchemesAsPrivileged(schemes: CustomScheme[]): void {
    this.schemes.push(...schemes);
  }
  handle(scheme: string, handler: SchemeHandler): void {
    this.handlers.set(scheme, handler);
  }
}
export const protocol = new StandInProtocol();

/** Masks bytes: not encryption, but not clear text either. */
const masked = (bytes: Uint8Array): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0x5a));

/**
 * Encryption that only masks the text, with switches for every way the real one can fail. Once the app is ready, Electron always
 * reports encryption as available: Linux falls back to a fixed key, whose records begin with `v10`.
 */
export class StandInSafeStorage implements Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'
> {
  /** Prefix of records: `v11` for a keyring, `v12` for the portal, `v10` for the fixed key. */
  tag = 'v11';
  /** The system says that it can encrypt. */
  available = true;
  /** The system asks the user: no call resolves until `unlock`. */
  locked = false;
  decryptFailure: Error | null = null;
  shouldReEncrypt = false;
  encryptions = 0;
  #waiting: (() => void)[] = [];
  unlock(): void {
    this.locked = false;
    for (const go of this.#waiting.splice(0)) go();
  }
  #opened(): Promise<void> {
    return this.locked ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }
  async isAsyncEncryptionAvailable(): Promise<boolean> {
    await this.#opened();
    return this.available;
  }
  async encryptStringAsync(text: string): Promise<Buffer> {
    await this.#opened();
    this.encryptions += 1;
    return Buffer.concat([Buffer.from(this.tag), masked(Buffer.from(text))]);
  }
  async decryptStringAsync(sealed: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> {
    await this.#opened();
    if (this.decryptFailure !== null) throw this.decryptFailure;
    if (sealed.subarray(0, 3).toString() !== this.tag) throw new Error('Error while decrypting the ciphertext');
    return { result: masked(sealed.subarray(3)).toString(), shouldReEncrypt: this.shouldReEncrypt };
  }
}
export const safeStorage = new StandInSafeStorage();

export class Notification extends EventEmitter implements Pick<RealNotification, 'show' | 'close'> {
  static supported = true;
  static readonly all: Notification[] = [];
  /** Windows delivers actions on toasts only after the first notification or `isSupported` call. */
  static hasPresenter = false;
  static isSupported(): boolean {
    Notification.hasPresenter = true;
    return Notification.supported;
  }
  static #activation: ((details: ActivationArguments) => void) | null = null;
  static handleActivation(callback: (details: ActivationArguments) => void): void {
    Notification.#activation = callback;
  }
  static activate(details: ActivationArguments): void {
    if (Notification.hasPresenter) Notification.#activation?.(details);
  }
  shows = 0;
  closes = 0;
  constructor(readonly options: NotificationConstructorOptions) {
    super();
    // Only Windows gets toast XML, and only Windows limits the id.
    if (options.toastXml !== undefined && (options.id ?? '').length > 64) throw new TypeError('id too long');
    Notification.hasPresenter = true;
    Notification.all.push(this);
  }
  show(): void {
    this.shows += 1;
  }
  close(): void {
    this.closes += 1;
  }
}

/** Represents a picture by its file. */
export const nativeImage = { createFromPath: (file: string) => ({ file }) };
type Picture = ReturnType<typeof nativeImage.createFromPath>;

export const Menu = {
  application: null as MenuItemConstructorOptions[] | null,
  /** Context menus that were opened. */
  popups: [] as MenuItemConstructorOptions[][],
  buildFromTemplate: (items: MenuItemConstructorOptions[]) =>
    Object.assign([...items], { popup: () => void Menu.popups.push(items) }),
  setApplicationMenu(items: MenuItemConstructorOptions[] | null): void {
    Menu.application = items;
  },
};

export class Tray extends EventEmitter implements Pick<RealTray, 'setToolTip' | 'destroy'> {
  static readonly all: Tray[] = [];
  tooltip = '';
  menu: MenuItemConstructorOptions[] = [];
  destroyed = false;
  constructor(public image: Picture) {
    super();
    Tray.all.push(this);
  }
  setImage(image: Picture): void {
    this.image = image;
  }
  setToolTip(text: string): void {
    this.tooltip = text;
  }
  setContextMenu(items: MenuItemConstructorOptions[]): void {
    this.menu = items;
  }
  destroy(): void {
    this.destroyed = true;
  }
}

class StandInNativeTheme
  extends EventEmitter
  implements Pick<NativeTheme, 'shouldUseDarkColors' | 'shouldUseDarkColorsForSystemIntegratedUI'>
{
  /** Theme of the apps. */
  shouldUseDarkColors = false;
  /** Theme of the taskbar on Windows, which the user chooses separately. */
  shouldUseDarkColorsForSystemIntegratedUI = false;
}
export const nativeTheme = new StandInNativeTheme();
class StandInPowerMonitor extends EventEmitter implements Pick<PowerMonitor, 'getSystemIdleState'> {
  getSystemIdleState(_seconds: number): 'active' {
    return 'active';
  }
}
export const powerMonitor = new StandInPowerMonitor();

const display = (workArea: Display['workArea']): Pick<Display, 'workArea'> => ({ workArea });
export const screen = {
  getPrimaryDisplay: () => display({ x: 0, y: 0, width: 1_920, height: 1_040 }),
  getAllDisplays: () => [screen.getPrimaryDisplay()],
};

class StandInShell implements Pick<Shell, 'openExternal' | 'showItemInFolder'> {
  readonly opened: string[] = [];
  readonly shown: string[] = [];
  showItemInFolder(file: string): void {
    this.shown.push(file);
  }
  async openExternal(url: string): Promise<void> {
    this.opened.push(url);
  }
}
export const shell = new StandInShell();
export const systemPreferences = {
  askForMediaAccess: async (_media: 'microphone' | 'camera') => true,
  getMediaAccessStatus: (_media: 'microphone' | 'camera' | 'screen') => 'granted' as const,
  canPromptTouchID: () => false,
  promptTouchID: async (_reason: string) => {},
};

/** A child process controlled by the test. */
export class StandInUtilityProcess extends EventEmitter implements Pick<UtilityProcess, 'kill' | 'postMessage'> {
  readonly stdout = new EventEmitter();
  readonly stderr = new EventEmitter();
  readonly messages: unknown[] = [];
  kills = 0;
  constructor(
    readonly entry: string,
    readonly args: readonly string[],
    readonly options: ForkOptions,
  ) {
    super();
  }
  kill(): boolean {
    this.kills += 1;
    return true;
  }
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}
export const utilityProcess = {
  children: [] as StandInUtilityProcess[],
  fork(entry: string, args: string[] = [], options: ForkOptions = {}): StandInUtilityProcess {
    const child = new StandInUtilityProcess(entry, args, options);
    utilityProcess.children.push(child);
    return child;
  },
};
