import { EventEmitter } from 'node:events';
import type { ContextBridge, IpcMain, IpcRenderer } from 'electron';

type Handler = Parameters<IpcMain['handle']>[1];

class StandInIpcMain extends EventEmitter implements Pick<IpcMain, 'handle'> {
  readonly handlers = new Map<string, Handler>();
  handle(channel: string, handler: Handler): void {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, handler);
  }
  /** Calls a handler as a page would; `event` is the sender's event that the test passes. */
  async call(channel: string, event: unknown, ...sent: unknown[]): Promise<unknown> {
    const handler = this.handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return (await handler(event as Parameters<Handler>[0], ...sent)) as unknown;
  }
}

/** The page's side: `answer` determines main's answers. */
class StandInIpcRenderer extends EventEmitter implements Pick<IpcRenderer, 'invoke'> {
  readonly calls: { channel: string; sent: unknown[] }[] = [];
  answer: (channel: string, sent: unknown[]) => unknown = () => ({ ok: true, value: null });
  async invoke(channel: string, ...sent: unknown[]): Promise<unknown> {
    this.calls.push({ channel, sent });
    return this.answer(channel, sent);
  }
}

class StandInContextBridge implements Pick<ContextBridge, 'exposeInMainWorld'> {
  readonly exposed = new Map<string, unknown>();
  exposeInMainWorld(name: string, api: unknown): void {
    this.exposed.set(name, api);
  }
}

export const ipcMain = new StandInIpcMain();
export const ipcRenderer = new StandInIpcRenderer();
export const contextBridge = new StandInContextBridge();
