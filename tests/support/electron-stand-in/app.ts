import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { App } from 'electron';

/** The application object. `quits` and `exits` count how it was asked to end. */
class StandInApp
  extends EventEmitter
  implements
    Pick<
      App,
      | 'setPath'
      | 'getPath'
      | 'getAppPath'
      | 'getVersion'
      | 'setName'
      | 'setAppUserModelId'
      | 'setToastActivatorCLSID'
      | 'enableSandbox'
      | 'requestSingleInstanceLock'
      | 'whenReady'
      | 'quit'
      | 'exit'
      | 'relaunch'
      | 'focus'
      | 'setBadgeCount'
      | 'setAsDefaultProtocolClient'
      | 'setLoginItemSettings'
    >
{
  isPackaged = false;
  sandboxEnabled = false;
  isFirstInstance = true;
  appUserModelId: string | null = null;
  toastActivator: string | null = null;
  badgeCount = 0;
  /** Arguments of `setAsDefaultProtocolClient`. */
  readonly protocols: unknown[][] = [];
  readonly loginItems: Electron.Settings[] = [];
  wasOpenedAtLogin = false;
  handedOver: unknown = null;
  quits = 0;
  readonly exits: number[] = [];
  readonly switches = new Set<string>();
  readonly paths: Record<string, string> = {
    userData: mkdtempSync(path.join(os.tmpdir(), 'balcao-unit-')),
    appData: path.join(os.tmpdir(), 'balcao-app-data'),
    downloads: '/home/ana/Downloads',
  };
  appPath = process.cwd();
  readonly commandLine = {
    hasSwitch: (name: string) => this.switches.has(name),
    removeSwitch: (name: string) => void this.switches.delete(name),
  };

  setPath(name: string, folder: string): void {
    if (!path.isAbsolute(folder)) throw new Error('Path must be absolute');
    this.paths[name] = folder;
  }
  getPath(name: string): string {
    const folder = this.paths[name];
    if (folder === undefined) throw new Error(`Failed to get '${name}' path`);
    return folder;
  }
  getAppPath(): string {
    return this.appPath;
  }
  getVersion(): string {
    return '1.2.3';
  }
  name = 'Balcão';
  setName(name: string): void {
    this.name = name;
  }
  setAppUserModelId(id: string): void {
    this.appUserModelId = id;
  }
  setToastActivatorCLSID(id: string): void {
    this.toastActivator = id;
  }
  enableSandbox(): void {
    this.sandboxEnabled = true;
  }
  setAsDefaultProtocolClient(...told: unknown[]): boolean {
    this.protocols.push(told);
    return true;
  }
  setLoginItemSettings(settings: Electron.Settings): void {
    this.loginItems.push(settings);
  }
  getLoginItemSettings() {
    return { wasOpenedAtLogin: this.wasOpenedAtLogin } as Electron.LoginItemSettings;
  }
  requestSingleInstanceLock(data?: unknown): boolean {
    this.handedOver = data;
    return this.isFirstInstance;
  }
  whenReady(): Promise<void> {
    return Promise.resolve();
  }
  /** Like Electron's: asks `before-quit` first, whose listeners may prevent it. */
  quit(): void {
    let isPrevented = false;
    this.emit('before-quit', { preventDefault: () => (isPrevented = true) });
    if (!isPrevented) this.quits += 1;
  }
  exit(code = 0): void {
    this.exits.push(code);
  }
  readonly relaunches: Electron.RelaunchOptions[] = [];
  relaunch(options: Electron.RelaunchOptions = {}): void {
    this.relaunches.push(options);
  }
  focuses = 0;
  focus(): void {
    this.focuses += 1;
  }
  setBadgeCount(count = 0): boolean {
    this.badgeCount = count;
    return true;
  }
}

export const app = new StandInApp();
