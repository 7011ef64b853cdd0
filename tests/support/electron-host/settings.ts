/** What the driver passes to the host process about the app to run, in one environment variable. */

/** How the emulated secret storage behaves. It is always available, as Electron's is once the app is ready. */
export type SecretStorage =
  /** Encrypts and decrypts; the key is stored with the user data, so it survives restarts. */
  | 'encrypted'
  /** Linux without a keyring: encrypts with Chromium's fixed key and reports encryption as available. */
  | 'fallback';

/** The Electron version that the host emulates. */
export const VERSIONS = { electron: '45.4.1', chrome: '156.0.0.0' } as const;

/** The three systems the app is built for. */
export type Platform = 'linux' | 'win32' | 'darwin';

export interface HostSettings {
  /** Folder of the app's package.json. */
  readonly appPath: string;
  /** `resources` of an installed app (see `install.mjs`), whose `app.asar` is `appPath`; null when it runs from its sources. */
  readonly resources: string | null;
  /** Entry of the main process, absolute. */
  readonly main: string;
  readonly name: string;
  readonly version: string;
  readonly userData: string;
  /** The platform that the main process sees. */
  readonly platform: Platform;
  readonly secrets: SecretStorage;
  /** Command line after the app's path, as Electron would pass it on. */
  readonly args: readonly string[];
  /** Module run before the app, see `tests/desktop/support/spy.ts`. */
  readonly spy: string;
}

const VARIABLE = 'BALCAO_ELECTRON_HOST';

export const writeSettings = (settings: HostSettings): Record<string, string> => ({
  [VARIABLE]: JSON.stringify(settings),
});

/** Reads the settings and removes them from the environment, so that no child of the app inherits them. */
export const takeSettings = (): HostSettings => {
  const text = process.env[VARIABLE];
  if (!text) throw new Error(`The Electron test host is started by its driver only: ${VARIABLE} is missing`);
  delete process.env[VARIABLE];
  return JSON.parse(text) as HostSettings;
};
