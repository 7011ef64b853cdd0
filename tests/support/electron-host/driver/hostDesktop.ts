import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { DriverCalls, HostCalls } from '../protocol';
import { Rpc } from '../rpc';
import { writeSettings, type HostSettings } from '../settings';
import { startChromium, type RunningChromium } from './chromium';
import { PageWindow } from './pageWindow';

/** Longest wait for the app to end by itself before it is killed, ms. */
const QUIT_TIMEOUT_MS = 10_000;

type ElectronModule = typeof Electron.CrossProcessExports;

export interface HostOptions {
  readonly settings: HostSettings;
  /** Folder of the built host, see `build.mjs`. */
  readonly hostFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A running app in the test host: its main process as a Node child, its windows as Chromium pages. */
export class HostDesktop {
  readonly kind = 'host' as const;
  readonly #child: ChildProcess;
  readonly #options: HostOptions;
  readonly #rpc: Rpc<HostCalls, DriverCalls>;
  readonly #windows = new Map<number, PageWindow>();
  readonly #opening = new Map<number, Promise<PageWindow>>();
  readonly #runtime: string;
  readonly #firstWindow: Promise<Page>;
  #firstLoaded: (page: Page) => void = () => undefined;
  #neverLoaded: (reason: Error) => void = () => undefined;
  readonly #exited: Promise<unknown>;
  #proxyPort = 0;
  /** Started with the first window: an instance that finds another one running never has any. */
  #chromium: Promise<RunningChromium> | null = null;

  constructor(options: HostOptions) {
    const { settings, hostFolder, env } = options;
    this.#options = options;
    this.#firstWindow = new Promise((resolve, reject) => {
      this.#firstLoaded = resolve;
      this.#neverLoaded = reject;
    });
    this.#firstWindow.catch(() => undefined); // a start that ends before its window shows is no error by itself
    this.#runtime = readFileSync(path.join(hostFolder, 'page.js'), 'utf8');
    this.#child = fork(path.join(hostFolder, 'start.mjs'), [], {
      cwd: settings.resources ?? settings.appPath,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env, ...writeSettings(settings) },
    });
    this.#rpc = new Rpc<HostCalls, DriverCalls>((packet) => {
      if (this.#child.connected) this.#child.send(packet, () => undefined); // an app that has just gone is no error
    }, this.#answers());
    this.#child.on('message', (message) => this.#rpc.receive(message));
    this.#exited = once(this.#child, 'exit').then(() => this.#afterExit());
  }

  firstWindow(): Promise<Page> {
    return this.#firstWindow;
  }

  windows(): Page[] {
    return [...this.#windows.values()].map(({ page }) => page);
  }

  /** Runs a function in the main process; it must not use variables from outside itself. */
  evaluate<Result, Argument = undefined>(
    run: (electron: ElectronModule, argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.#rpc.call('evaluate', run.toString(), argument) as Promise<Result>;
  }

  /** Resolves when the app has ended by itself. */
  async waitForExit(): Promise<void> {
    await this.#exited;
  }

  /** Quits as a user would; an app that refuses is killed. */
  async close(): Promise<void> {
    const patience = setTimeout(() => this.#child.kill('SIGKILL'), QUIT_TIMEOUT_MS);
    await this.evaluate(({ app }) => app.quit()).catch(() => undefined); // it may be gone before it answers
    await this.#exited;
    clearTimeout(patience);
  }

  /** `kill -9` of the whole app, main process and browser alike. */
  async kill(): Promise<void> {
    (await this.#chromium)?.kill();
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  async #afterExit(): Promise<void> {
    const gone = new Error('The main process has ended');
    this.#rpc.fail(gone);
    this.#neverLoaded(gone);
    const chromium = await this.#chromium;
    await chromium?.context.close().catch(() => undefined); // killed with the app
  }

  #startedChromium(): Promise<RunningChromium> {
    this.#chromium ??= startChromium(this.#options.settings.userData, this.#proxyPort);
    return this.#chromium;
  }

  async #open(...[win, shape]: Parameters<DriverCalls['window:open']>): Promise<PageWindow> {
    const { context } = await this.#startedChromium();
    const { platform } = this.#options.settings;
    const opened = await PageWindow.open({ context, win, shape, rpc: this.#rpc, runtime: this.#runtime, platform });
    this.#windows.set(win, opened);
    return opened;
  }

  async #with<Result>(win: number, run: (window: PageWindow) => Promise<Result>): Promise<Result> {
    const window = await this.#opening.get(win);
    if (!window) throw new Error(`The driver knows no window ${win}`);
    return await window.inTurn(() => run(window));
  }

  #answers() {
    return {
      'network:ready': (port: number) => {
        this.#proxyPort = port;
      },
      'permissions:grant': async (names: string[]) => (await this.#startedChromium()).context.grantPermissions(names),
      'window:open': async (...call: Parameters<DriverCalls['window:open']>) => {
        this.#opening.set(call[0], this.#open(...call));
        await this.#opening.get(call[0]);
      },
      'window:load': (win: number, url: string) =>
        // A page that fails to load is still the first window, as in Electron.
        this.#with(win, (window) => window.load(url).finally(() => this.#firstLoaded(window.page))),
      'window:reload': (win: number) => this.#with(win, (window) => window.reload()),
      'window:crash': (win: number) => this.#with(win, (window) => window.crash()),
      'window:resize': (win: number, width: number, height: number) =>
        this.#with(win, ({ page }) => page.setViewportSize({ width, height })),
      'window:state': (win: number, state: Parameters<DriverCalls['window:state']>[1]) =>
        this.#with(win, (window) => window.setState(state)),
      'window:send': (win: number, channel: string, args: unknown[]) =>
        this.#with(win, (window) => window.send(channel, args)),
      'window:print': (win: number, format: string, printBackground: boolean) =>
        this.#with(win, async ({ page }) => new Uint8Array(await page.pdf({ format, printBackground }))),
      'window:close': (win: number) =>
        this.#with(win, async ({ page }) => {
          this.#windows.delete(win);
          await page.close();
        }),
    };
  }
}
