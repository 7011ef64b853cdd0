import { contextBridge } from './contextBridge';
import { guardMedia, guardNavigation, guardNewWindows, reportTitle } from './guards';
import { createIpcRenderer } from './ipcRenderer';
import { BINDING, HANDLE, type CallDriver, type PageHandle } from './messages';
import { installWindowState } from './windowState';

/** The preload's source, wrapped in a function by the driver. */
export type Preload = (require: (name: string) => unknown, module: object, exports: object, process: object) => void;

export interface InstallOptions {
  readonly platform: string;
  readonly argv: readonly string[];
  readonly versions: Readonly<Record<string, string>>;
}

const takeBinding = (): CallDriver => {
  const globals = window as unknown as Record<string, CallDriver>;
  const call = globals[BINDING] as CallDriver;
  Reflect.deleteProperty(globals, BINDING);
  return call;
};

/**
 * Runs in every page before its own scripts and emulates Electron's sandboxed preload: what it may require, how its bridge reaches
 * the page, and who decides about new windows and navigation. Frames inside the page have no preload.
 */
export const install = ({ platform, argv, versions }: InstallOptions, preload: Preload): void => {
  const call = takeBinding();
  if ('mediaDevices' in navigator) guardMedia();
  if (window !== window.top) return;

  const { ipcRenderer, emit } = createIpcRenderer(call);
  guardNewWindows(call);
  guardNavigation(call);
  reportTitle(call);
  const handle: PageHandle = { emit, setState: installWindowState() };
  Object.defineProperty(window, HANDLE, { value: handle, enumerable: false });

  const process = { platform, argv, versions, type: 'renderer', sandboxed: true, contextIsolated: true, env: {} };
  const require = (name: string): unknown => {
    if (name !== 'electron') throw new Error(`module not found: ${name}`); // as the sandbox says
    return { ipcRenderer, contextBridge };
  };
  const module = { exports: {} };
  preload(require, module, module.exports, process);
};
