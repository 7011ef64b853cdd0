/**
 * The desktop bridge: everything the renderer may ask of the machine, and nothing else.
 *
 * Two faces implement it: the preload (Electron's main process behind it) and `src/desktop/browserBridge.ts` (a plain
 * browser). A caller asks `capabilities` before it offers something; no method answers "not implemented".
 * Adding a call: extend `InvokeChannels`, add the handler in `electron/main/window/handlers.ts`, add the method to both faces.
 */
import type { AlertCapabilities, AlertsBridge, AlertsInvokeChannels, AlertsPushChannels } from './alerts';
import type { SystemBridge, SystemInvokeChannels, SystemPushChannels } from './system';

/** The three addresses of one server family member. None of them ends with a slash. */
export interface ServerAddresses {
  /** Base of every REST path, for example `https://api.example.com/api`. */
  readonly rest: string;
  /** Origin the socket connects to; socket.io's path is always at its root. */
  readonly socket: string;
  /** Origin of the `/public/...` files. */
  readonly media: string;
  /** Base of the two password-reset calls; the REST base unless set otherwise. */
  readonly provider: string;
  /** `demo`: the workspace inside the app; `company`: a real server. */
  readonly kind: 'company' | 'demo';
}

/** A server that was used before, newest first in lists. */
export interface RecentServer {
  /** The address as the user typed it, after clean-up. */
  readonly address: string;
  readonly addresses: ServerAddresses;
}

export interface ServerState {
  /** The server in use, or null at the first start. */
  readonly current: ServerAddresses | null;
  readonly recent: readonly RecentServer[];
}

/**
 * Why an address was refused. The renderer has a text for each reason:
 * `invalid` not an http(s) address · `insecure` http and the caller did not confirm it · `unreachable` no answer from the host ·
 * `certificate` the host's certificate is not trusted · `not-a-server` the host answers, but not like a server of this family ·
 * `demo-failed` the demo workspace did not start.
 */
export type ProbeRefusal = 'invalid' | 'insecure' | 'unreachable' | 'certificate' | 'not-a-server' | 'demo-failed';

export type ProbeResult =
  | {
      readonly ok: true;
      readonly address: string;
      readonly addresses: ServerAddresses;
      readonly version: string | null;
    }
  | {
      readonly ok: false;
      readonly refusal: ProbeRefusal;
      /** One line for the log and the details area, never a secret. */ readonly detail: string;
    };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The answer of one of the session calls, without any token: those stay with the bridge.
 * `status` is null when no answer came. `error` is the answer's `error` value as sent (text, JSON text or object).
 */
export type SessionAnswer =
  | { readonly ok: true; readonly user: unknown }
  | { readonly ok: false; readonly status: number | null; readonly error: unknown };

/** What is remembered of a session between two starts; its secrets never leave the main process. */
export interface StoredSession {
  /** True when a token or a refresh cookie is stored, so that the last session can be restored. */
  readonly restorable: boolean;
}

/**
 * `encrypted`: kept by the system's secret storage. Otherwise the next start asks for the password: `memory`, since the system has no
 * such storage; `refused`, since this computer did not take what was to be stored, which is tried again.
 */
export type SecretKeeping = 'encrypted' | 'memory' | 'refused';

export interface Appearance {
  readonly theme: 'light' | 'dark';
  /** CSS colours of the title bar: background and symbols. */
  readonly titleBar: { readonly color: string; readonly symbolColor: string };
}

export interface DesktopCapabilities extends AlertCapabilities {
  readonly face: 'desktop' | 'browser';
  readonly platform: 'win32' | 'darwin' | 'linux' | 'browser';
  /** May the user choose another server here? False in a browser, whose page belongs to its server, and where an administrator set it. */
  readonly chooseServer: boolean;
  /** Is the demo workspace offered? An administrator may hide it. */
  readonly offerDemo: boolean;
  /** The window has no native frame and the top bar is its title bar. */
  readonly customTitleBar: boolean;
}

export type Unsubscribe = () => void;

export interface DesktopBridge extends AlertsBridge {
  readonly system: SystemBridge;
  readonly capabilities: DesktopCapabilities;
  readonly appVersion: string;
  readonly server: {
    state(): Promise<ServerState>;
    /** Checks an address with GET /version, without saving it. `allowInsecure` confirms plain http. */
    probe(address: string, allowInsecure: boolean): Promise<ProbeResult>;
    /** Saves a server that `probe` or `startDemo` accepted. If it differs from the one in use, the window reloads, since a document's CSP is fixed. */
    choose(server: RecentServer): Promise<void>;
    /** Starts the demo workspace if needed, without choosing it. */
    startDemo(): Promise<ProbeResult>;
  };
  readonly session: {
    stored(): Promise<StoredSession>;
    login(credentials: Credentials): Promise<SessionAnswer>;
    /** POST /auth/refresh_token; simultaneous calls share one request. */
    refresh(): Promise<SessionAnswer>;
    /** DELETE /auth/logout, then `discard` whatever the answer. */
    logout(): Promise<void>;
    /** Drops token and refresh cookie without a call to the server. */
    discard(): Promise<void>;
    /** The raw access token, only for the socket handshake; never store, log or dispatch it. */
    accessToken(): Promise<string | null>;
    /** The Authorization header axios must send. Null on the desktop, where the main process adds it itself. */
    authorization(): string | null;
    /**
     * The text of the answer to a page of tickets that was already asked for while this page loaded, once; null when the caller must
     * ask. `path`: path and query below the REST base; it is asked for early at the next start.
     */
    firstList(path: string): Promise<string | null>;
    keeping(): Promise<SecretKeeping>;
  };
  readonly window: {
    setAppearance(appearance: Appearance): Promise<void>;
    isFocused(): Promise<boolean>;
    onFocusChanged(listener: (focused: boolean) => void): Unsubscribe;
    /** Reloads the page; app and tray keep running. */
    reload(): Promise<void>;
    /** Opens an http, https, mailto or tel address outside the app; anything else is ignored. */
    openExternal(url: string): Promise<void>;
  };
  readonly lifecycle: {
    /**
     * Asked before quitting; main waits at most 3 s for the promise. One that resolves with true says that something typed would still be
     * lost, and the user is asked.
     */
    onFlushRequested(listener: () => Promise<boolean | void>): Unsubscribe;
    /** The computer woke up or was unlocked: check the connection at once. */
    onWake(listener: () => void): Unsubscribe;
  };
}

/** Calls from the renderer to the main process, by channel name. */
export interface InvokeChannels extends SystemInvokeChannels, AlertsInvokeChannels {
  'server:state': () => ServerState;
  'server:probe': (address: string, allowInsecure: boolean) => ProbeResult;
  'server:choose': (server: RecentServer) => void;
  'server:start-demo': () => ProbeResult;
  'session:stored': () => StoredSession;
  'session:login': (credentials: Credentials) => SessionAnswer;
  'session:refresh': () => SessionAnswer;
  'session:logout': () => void;
  'session:discard': () => void;
  'session:access-token': () => string | null;
  'session:first-list': (path: string) => string | null;
  'session:keeping': () => SecretKeeping;
  'window:set-appearance': (appearance: Appearance) => void;
  'window:is-focused': () => boolean;
  'window:reload': () => void;
  'window:open-external': (url: string) => void;
  /** The renderer has written everything it was asked to write (see `lifecycle:flush`), except what only the user can save. */
  'lifecycle:flushed': (isUnsaved?: boolean) => void;
}

/** Messages from the main process to the renderer, by channel name. */
export interface PushChannels extends SystemPushChannels, AlertsPushChannels {
  'window:focus-changed': boolean;
  'lifecycle:flush': null;
  'lifecycle:wake': null;
}

/** The result of every invoke, so that no error object crosses the process border. */
export type InvokeAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: 'refused' | 'failed' };
