import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import type { InvokeAnswer, InvokeChannels, PushChannels } from '@/bridge/desktop';
import { originOf } from './appOrigin';
import type { Handlers } from './handlers';
import type { Log } from '../system/log';

/** electron-store answers any page on this channel; our code never uses it. */
const FOREIGN_CHANNEL = 'electron-store-get-data';
/** Most pushes kept for a page that is still loading. */
const MOST_WAITING = 50;

export interface Ipc {
  /** Sends a message to our page, or keeps it until the page has made its first call. */
  readonly push: <Channel extends keyof PushChannels>(channel: Channel, payload: PushChannels[Channel]) => void;
  /** Has the present page made a call yet? */
  readonly isPageListening: () => boolean;
}

interface Parts {
  readonly ipcMain: Pick<IpcMain, 'handle' | 'removeAllListeners'>;
  readonly handlers: Handlers;
  readonly pageOrigin: string;
  /** Our window's page; null before it exists. */
  readonly page: () => WebContents | null;
  readonly log: Log;
}

/** Is the caller our own page's main frame? Read before any await, since the frame may be gone afterwards. */
const isOurPage = (event: IpcMainInvokeEvent, page: WebContents | null, pageOrigin: string): boolean => {
  const { senderFrame, sender } = event;
  return (
    event.type === 'frame' &&
    page !== null &&
    sender === page &&
    senderFrame !== null &&
    senderFrame === page.mainFrame &&
    originOf(senderFrame.url) === pageOrigin
  );
};

/** Knows whether a page listens, and keeps messages until one does. */
const createListening = () => {
  let isListening = false;
  /** A navigation away from a page that listened has begun, and may still be cancelled. */
  let isLeaving = false;
  let watched: WebContents | null = null;
  const waiting: (() => void)[] = [];

  const watch = (contents: WebContents) => {
    if (watched === contents) return;
    watched = contents;
    const hearNothing = () => {
      isListening = false;
      isLeaving = false;
    };
    // A reload starts a new document, which has no listeners yet.
    contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (!isMainFrame || isSameDocument || !isListening) return;
      isListening = false;
      isLeaving = true;
    });
    contents.on('did-navigate', hearNothing);
    // No new document came: the navigation was cancelled or became a download, and the page is still there.
    contents.on('did-stop-loading', () => {
      if (isLeaving) listen();
    });
    // A dead page receives nothing; messages now wait for the page that replaces it.
    contents.on('render-process-gone', hearNothing);
    // An installer or the system may close the window before the app is asked to quit.
    contents.once('destroyed', hearNothing);
  };
  const listen = () => {
    isListening = true;
    isLeaving = false;
    for (const send of waiting.splice(0)) send();
  };
  const hello = (contents: WebContents) => {
    watch(contents);
    listen();
  };

  return {
    hello,
    isListening: () => isListening,
    /** Sends at once, or when a page listens; beyond `MOST_WAITING` the oldest message is dropped. */
    send: (send: () => void): void => {
      if (isListening) send();
      else if (waiting.push(send) > MOST_WAITING) waiting.shift();
    },
  };
};

/**
 * The only gate between page and main process: it passes calls of our own main frame on known channels with valid arguments. All
 * others are answered `refused` and change nothing; no error object crosses.
 */
export const createIpc = ({ ipcMain, handlers, pageOrigin, page, log }: Parts): Ipc => {
  const listening = createListening();

  const register = <Channel extends keyof InvokeChannels>(channel: Channel, { schema, run }: Handlers[Channel]) => {
    type Value = ReturnType<InvokeChannels[Channel]>;
    ipcMain.handle(channel, async (event, ...received: unknown[]): Promise<InvokeAnswer<Value>> => {
      if (!isOurPage(event, page(), pageOrigin)) {
        log.warn('refused an ipc call from another page', { channel });
        return { ok: false, code: 'refused' };
      }
      const parsed = schema.safeParse(received);
      if (!parsed.success) {
        log.warn('refused the arguments of an ipc call', { channel });
        return { ok: false, code: 'refused' };
      }
      listening.hello(event.sender);
      try {
        return { ok: true, value: await run(...parsed.data) };
      } catch (error) {
        log.error('ipc call failed', { channel, error });
        return { ok: false, code: 'failed' };
      }
    });
  };

  ipcMain.removeAllListeners(FOREIGN_CHANNEL);
  for (const channel of Object.keys(handlers) as (keyof InvokeChannels)[]) register(channel, handlers[channel]);

  return {
    push: (channel, payload) => {
      listening.send(() => {
        const contents = page();
        if (contents !== null && !contents.isDestroyed()) contents.send(channel, payload);
      });
    },
    isPageListening: listening.isListening,
  };
};
