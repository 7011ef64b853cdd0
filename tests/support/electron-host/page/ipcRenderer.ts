import type { CallDriver } from './messages';

type Listener = (event: unknown, ...args: unknown[]) => void;

/** Structured clone that refuses DOM types, as Electron's IPC does. */
const clone = (args: unknown[]): unknown[] => {
  if (args.some((arg) => arg instanceof Blob || arg instanceof Node)) throw new Error('An object could not be cloned.');
  return structuredClone(args);
};

/** `ipcRenderer` of a sandboxed preload, and the function that delivers `webContents.send`. */
export const createIpcRenderer = (call: CallDriver) => {
  const listeners = new Map<string, Listener[]>();
  const ipcRenderer = {
    async invoke(channel: string, ...args: unknown[]): Promise<unknown> {
      const answer = await call({ kind: 'invoke', channel, args: clone(args) });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value;
    },
    on(channel: string, listener: Listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
  };
  const emit = (channel: string, args: unknown[]): void => {
    for (const listener of listeners.get(channel) ?? []) listener({ sender: ipcRenderer, ports: [] }, ...args);
  };
  return { ipcRenderer, emit };
};
