/**
 * The messages between the two processes of the test host. The *host* is the child process that runs the app's main bundle; the
 * *driver* is in the Playwright worker and owns Chromium. Windows are identified by their `webContents.id`.
 */

export interface WindowShape {
  readonly width: number;
  readonly height: number;
  /** Text of the preload script, run before the page's own scripts; null when the window has none. */
  readonly preload: string | null;
  /** `webPreferences.additionalArguments`: what the preload reads from `process.argv`. */
  readonly argv: readonly string[];
  /** `webPreferences.backgroundThrottling` is not false: a hidden page learns that it is hidden. */
  readonly throttled: boolean;
  /** `webPreferences.javascript` is not false. */
  readonly scripts: boolean;
  /** False in sessions other than the default one: the page can load only its own address. */
  readonly network: boolean;
}

export interface FocusState {
  readonly visible: boolean;
  readonly focused: boolean;
}

/** Calls from the host to the driver. */
export interface DriverCalls {
  /** The host's proxy is listening, so Chromium may start. */
  'network:ready': (proxyPort: number) => void;
  'window:open': (win: number, shape: WindowShape) => void;
  'window:load': (win: number, url: string) => void;
  'window:reload': (win: number) => void;
  /** Ends the page's process. */
  'window:crash': (win: number) => void;
  'window:resize': (win: number, width: number, height: number) => void;
  'window:state': (win: number, state: FocusState) => void;
  'window:send': (win: number, channel: string, args: unknown[]) => void;
  'window:print': (win: number, format: string, printBackground: boolean) => Uint8Array;
  'window:close': (win: number) => void;
  /** Permissions that the app's handlers granted, by Playwright's names. */
  'permissions:grant': (names: string[]) => void;
}

/** Events of a page, in the order Chromium reports them. */
export type PageEvent =
  | { readonly name: 'navigating'; readonly url: string }
  | { readonly name: 'navigated'; readonly url: string }
  /** Within the document: another hash, or an address set by a script. */
  | { readonly name: 'moved'; readonly url: string }
  | { readonly name: 'dom-ready' }
  | { readonly name: 'loaded' }
  | { readonly name: 'title'; readonly title: string }
  | { readonly name: 'crashed' };

/** Calls from the driver to the host. */
export interface HostCalls {
  /** `ipcRenderer.invoke` of the main frame, whose address is `url`: rejects with Electron's wording. */
  'ipc:invoke': (win: number, url: string, channel: string, args: unknown[]) => unknown;
  /** `window.open` or a link to a new window: true when the app lets it open. */
  'page:may-open': (win: number, url: string) => boolean;
  /** A navigation of the main frame to another origin: true when the app lets it happen. */
  'page:may-navigate': (win: number, url: string) => boolean;
  /** A navigation inside a frame of the page, its first one included: true when the app lets it happen. */
  'page:may-navigate-frame': (win: number, url: string) => boolean;
  /** A server's redirect of a navigation, of the page or of a frame: true when the app lets it happen. */
  'page:may-redirect': (win: number, url: string, isMainFrame: boolean) => boolean;
  'page:event': (win: number, event: PageEvent) => void;
  /** Runs a function's source with the electron module, as Playwright's `electronApplication.evaluate` does. */
  evaluate: (source: string, argument: unknown) => unknown;
}
