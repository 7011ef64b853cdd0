import type { Page } from '@playwright/test';
import type { Platform, SecretStorage } from '@tests/support/electron-host/settings';

type ElectronModule = typeof Electron.CrossProcessExports;

/** A running app, under real Electron or in the test host. */
export interface Desktop {
  readonly kind: 'electron' | 'host';
  firstWindow(): Promise<Page>;
  windows(): Page[];
  /** Runs a function in the main process; it must not use anything of its environment. */
  evaluate<Result, Argument = undefined>(
    run: (electron: ElectronModule, argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Ends when the app ended by itself. */
  waitForExit(): Promise<void>;
  /** Quits as a person would. */
  close(): Promise<void>;
  /** `kill -9` of the whole app. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  /** Folder of an earlier start to go on with; a fresh one otherwise. */
  readonly userData?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Command line after the app's path. */
  readonly args?: readonly string[];
  /** Test host only: the system the main process believes to run on. */
  readonly platform?: Platform;
  /** Test host only, but for `fallback`. */
  readonly secrets?: SecretStorage;
  /** Runs the app as an installer lays it down; always in the test host, since real Electron needs its packed binary for it. */
  readonly installed?: boolean;
}

export type Launch = (options?: LaunchOptions) => Promise<Desktop>;
