/**
 * The part of the desktop bridge about the installed app itself: its choices, menus, links, downloads, proxy passwords, updates
 * and diagnostics. It is `DesktopBridge.system` in `desktop.ts`; in `SystemState` each face says what it can do.
 */
import type { ShortcutId } from './shortcuts';

type Stop = () => void;

/** Languages of the interface, which native menus and texts follow. */
export type AppLanguage = 'pt' | 'en' | 'es';

/** What main needs to speak the page's language: its code, and the names of the shortcuts in it. */
export interface MenuLanguage {
  readonly language: AppLanguage;
  readonly shortcuts: Readonly<Record<ShortcutId, string>>;
}

export const CLOSE_BEHAVIOURS = ['tray', 'minimize', 'quit'] as const;

/** What closing the window does. */
export type CloseBehaviour = (typeof CLOSE_BEHAVIOURS)[number];

/** Choices that the main process follows. */
export interface SystemChoices {
  readonly closeTo: CloseBehaviour;
  /** Start with the system, hidden to the tray. */
  readonly openAtLogin: boolean;
  /** Spell checking in the app's language. */
  readonly spelling: boolean;
  /** Folder for downloads; null asks for each file. */
  readonly downloadFolder: string | null;
}

/** Where the dictionaries of spell checking come from: the system's own, or fetched from this address. */
export type DictionarySource = { readonly kind: 'system' } | { readonly kind: 'download'; readonly address: string };

export interface SystemState {
  readonly choices: SystemChoices;
  /** Choices this face and system know; the others are not offered. */
  readonly offered: readonly (keyof SystemChoices)[];
  readonly dictionaries: DictionarySource | null;
  /** An administrator's settings file is in force. */
  readonly managed: boolean;
  /** Minutes of waiting after which a row turns amber and red, unless the user chose others; null: the administrator set none. */
  readonly waitingLimits: { readonly amber: number; readonly red: number } | null;
  /** Idle minutes after which the window must be locked at the latest; null: the administrator set none. */
  readonly lockMinutes: number | null;
}

/** A place a `balcao://` link names. */
export type LinkTarget =
  | { readonly kind: 'ticket'; readonly uuid: string }
  | { readonly kind: 'chat'; readonly uuid: string }
  | { readonly kind: 'contact'; readonly id: number };

/**
 * What a native menu asks of the page: an action of the shortcut table, or a section of /others; and the Escape that was pressed in
 * an embedded player.
 */
export type MenuCommand =
  | { readonly kind: 'escape' }
  | { readonly kind: 'shortcut'; readonly id: ShortcutId }
  | { readonly kind: 'section'; readonly section: 'about' | 'diagnostics' | 'appearance' };

/** One download, sent again at each change. */
export interface DownloadProgress {
  readonly id: number;
  readonly name: string;
  /** Bytes. */
  readonly received: number;
  /** Bytes; null while the server has not said. */
  readonly total: number | null;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
}

/** A proxy asks for an account. */
export interface ProxyQuestion {
  readonly id: number;
  readonly host: string;
  readonly realm: string;
  /** The last answer was refused. */
  readonly again: boolean;
}

export interface ProxyAccount {
  readonly username: string;
  readonly password: string;
}

/**
 * Updates: `off` no feed is set, or this installation cannot replace itself · `ready` downloaded, waits for the user's
 * consent · `failed` with one line for the details area.
 */
export type UpdateState =
  | { readonly kind: 'off' | 'idle' | 'checking' | 'current' }
  | { readonly kind: 'downloading'; readonly version: string; readonly percent: number }
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'failed'; readonly detail: string };

/** Facts only the main process knows, for the diagnostics page. No secrets and no complete address. */
export interface NativeDiagnostics {
  readonly versions: Readonly<Record<'app' | 'electron' | 'chrome' | 'node' | 'system', string>>;
  readonly packaged: boolean;
  /** False where the process sandbox is switched off; the diagnostics mark this as a risk. */
  readonly sandboxed: boolean;
  /** True where the system, or a browser's user, lets the app show them. */
  readonly notifications: boolean;
  /** How the server in use is reached, in Chromium's words: `DIRECT`, `PROXY host:port`. */
  readonly proxy: string;
  readonly managed: boolean;
  /** Last lines of the log that are warnings or errors, oldest first, redacted. */
  readonly problems: readonly string[];
}

/** Longest page that is printed, characters: a few hundred thousand messages. */
export const LONGEST_PRINT = 50_000_000;

/** What may be cleared besides the page's own stores. */
export type NativeStore = 'cache' | 'logs' | 'demo';

/** Bytes on disk. */
export type NativeUsage = Readonly<Record<NativeStore, number>>;

/** A log entry from the page. Details hold ids, codes and counts. */
export interface PageNote {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

export interface SystemBridge {
  state(): Promise<SystemState>;
  /** Changes the given choices; those this system does not offer are ignored. Returns the state afterwards. */
  change(choices: Partial<SystemChoices>): Promise<SystemState>;
  /** Asks for a folder; the state is unchanged when none was chosen. */
  chooseDownloadFolder(): Promise<SystemState>;
  /** The page speaks this language from now on; main's menus, tray and texts follow. */
  setLanguage(spoken: MenuLanguage): Promise<void>;
  readonly links: {
    onOpened(listener: (target: LinkTarget) => void): Stop;
  };
  readonly menu: {
    onCommand(listener: (command: MenuCommand) => void): Stop;
    /** Opens the app's menu with its corner at this point of the page, CSS px. Does nothing where there is no native menu. */
    show(x: number, y: number): Promise<void>;
  };
  readonly downloads: {
    /** Fetches a file of the configured server, or of the page itself (`blob:`), to disk; other addresses are ignored. */
    start(address: string): Promise<void>;
    cancel(id: number): Promise<void>;
    /** Shows a finished download in its folder. */
    reveal(id: number): Promise<void>;
    onChanged(listener: (progress: DownloadProgress) => void): Stop;
  };
  /**
   * Prints a page of HTML that loads and runs nothing. Returns the PDF, or null where the browser's own dialog prints it.
   * Pages longer than `LONGEST_PRINT` are refused.
   */
  print(html: string): Promise<Uint8Array<ArrayBuffer> | null>;
  readonly proxy: {
    onAsked(listener: (question: ProxyQuestion) => void): Stop;
    /** Null gives up: the requests that need the proxy fail. */
    answer(id: number, account: ProxyAccount | null): Promise<void>;
  };
  readonly updates: {
    state(): Promise<UpdateState>;
    check(): Promise<void>;
    /** Quits, installs and restarts; only when the state is `ready`. */
    install(): Promise<void>;
    onChanged(listener: (state: UpdateState) => void): Stop;
  };
  readonly diagnostics: {
    read(): Promise<NativeDiagnostics>;
    note(note: PageNote): Promise<void>;
    /** The page was reopened after its process died or hung. */
    onRecovered(listener: (reason: 'crashed' | 'hung') => void): Stop;
  };
  /** The system's fingerprint reader (Touch ID), on macOS. */
  readonly touch: {
    isOffered(): Promise<boolean>;
    /** Asks for the fingerprint and shows `reason`; resolves with whether it matched. */
    ask(reason: string): Promise<boolean>;
  };
  readonly storage: {
    /** Null where there is no main process. */
    usage(): Promise<NativeUsage | null>;
    clear(store: NativeStore): Promise<void>;
  };
}

/** Calls behind `SystemBridge`, by channel name. */
export interface SystemInvokeChannels {
  'system:state': () => SystemState;
  'system:change': (choices: Partial<SystemChoices>) => SystemState;
  'system:choose-download-folder': () => SystemState;
  'system:set-language': (spoken: MenuLanguage) => void;
  'system:show-menu': (x: number, y: number) => void;
  'downloads:start': (address: string) => void;
  'downloads:cancel': (id: number) => void;
  'downloads:reveal': (id: number) => void;
  'system:print': (html: string) => Uint8Array<ArrayBuffer> | null;
  'proxy:answer': (id: number, account: ProxyAccount | null) => void;
  'updates:state': () => UpdateState;
  'updates:check': () => void;
  'updates:install': () => void;
  'diagnostics:read': () => NativeDiagnostics;
  'diagnostics:note': (note: PageNote) => void;
  'touch:is-offered': () => boolean;
  'touch:ask': (reason: string) => boolean;
  'storage:usage': () => NativeUsage;
  'storage:clear': (store: NativeStore) => void;
}

/** Messages behind `SystemBridge`, by channel name. */
export interface SystemPushChannels {
  'links:opened': LinkTarget;
  'menu:command': MenuCommand;
  'downloads:changed': DownloadProgress;
  'proxy:asked': ProxyQuestion;
  'updates:changed': UpdateState;
  'diagnostics:recovered': 'crashed' | 'hung';
}
