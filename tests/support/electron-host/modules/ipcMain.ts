import { EventEmitter } from 'node:events';
import { createEvent } from './events';
import type { HostWebContents } from './webContents';

type Handler = Parameters<Electron.IpcMain['handle']>[1];

/** The event a handler gets: the sender is always a main frame, since a sandboxed preload runs nowhere else. */
const createSenderEvent = (sender: HostWebContents) =>
  createEvent({
    type: 'frame' as const,
    processId: 1,
    frameId: 1,
    sender: sender.outside,
    senderFrame: sender.mainFrame,
  });

/** `ipcMain`: payloads are structured clones, and failures have Electron's wording. */
export class HostIpcMain extends EventEmitter implements Pick<Electron.IpcMain, 'handle'> {
  readonly #handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, handler);
  }

  async answerInvoke(sender: HostWebContents, channel: string, args: unknown[]): Promise<unknown> {
    try {
      const handler = this.#handlers.get(channel);
      if (!handler) throw new Error(`No handler registered for '${channel}'`);
      const event = createSenderEvent(sender) as unknown as Electron.IpcMainInvokeEvent;
      return structuredClone(await handler(event, ...structuredClone(args)));
    } catch (error) {
      throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, { cause: error });
    }
  }
}
