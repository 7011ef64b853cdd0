import type { Page } from '@playwright/test';
import type { Platform, SecretStorage } from '@tests/support/electron-host/settings';

type ElectronModule = typeof Electron.CrossProcessExports;

/** A running app, under real Electron or in the test host. */
export interface Desktop {
  readonly kind: 'electron' | 'host';
  firstWindow(): Promise<Page>;
  windows(): Page[];
  /** Runs a function in the main process; it must not use variables from outside. */
  evaluate<Result, Argument = undefined>(
    run: (electron: ElectronModule, argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Resolves when the app has exited by itself. */
  waitForExit(): Promise<void>;
  /** Quits as a user would. */
  close(): Promise<void>;
  /** `kill -9` of the whole app. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  /** User-data folder; by default that of the test. */
  readonly userData?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Command line after the app's path. */
  readonly args?: readonly string[];
  /** Test host only: the system that the main process sees. */
  readonly platform?: Platform;
  /** Test host only, except `fallback`. */
  readonly secrets?: SecretStorage;
  /** Runs the installed app; always in the test host, since real Electron would need a packed binary. */
  readonly installed?: boolean;
}

export type Launch = (options?: LaunchOptions) => Promise<Desktop>;
