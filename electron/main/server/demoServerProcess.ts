import type { ForkOptions, UtilityProcess } from 'electron';
import { z } from 'zod';
import type { Log } from '../system/log';

/**
 * Longest wait for the ready message, ms. Writing the first data takes a second on an idle computer and far longer on a busy one.
 * A server that cannot start exits by itself, so the limit only ends one that hangs.
 */
const READY_LIMIT_MS = 60_000;
/** Time the server gets to close its database, ms. */
const CLOSE_LIMIT_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/**
 * Tries of a given port, and the pause between them, ms: the server of an app that was killed holds its port and its data for a moment
 * longer. Under another port, drafts and unsent messages of the account would not be found.
 */
const PORT_TRIES = 4;
const TRY_PAUSE_MS = 1_000;

const readySchema = z.object({ type: z.literal('ready'), url: z.url(), port: z.int().min(1).max(65_535) });

/** Where the running demo server listens. */
export interface DemoAddress {
  readonly url: string;
  readonly port: number;
}

export interface DemoServerProcess {
  /**
   * Starts the server, or resolves with the running one. Port 0 means any free port; a free port replaces one that stays in use.
   * Rejects when the server exits or is not ready within a minute.
   */
  readonly start: (port: number) => Promise<DemoAddress>;
  /** Asks it to close, then ends it. */
  readonly stop: () => Promise<void>;
}

interface Parts {
  readonly fork: (entry: string, args: string[], options: ForkOptions) => UtilityProcess;
  /** The bundled entry; a real file, outside app.asar. */
  readonly entry: string;
  /** Where it keeps its data. */
  readonly dataFolder: string;
  readonly extraArguments: readonly string[];
  readonly log: Log;
}

class NotReadyInTime extends Error {}

/** Pause before the n-th restart in a row, ms: 1, 2, 4 ... 30 s. */
export const restartPause = (attempt: number): number => Math.min(1_000 * 2 ** attempt, LONGEST_PAUSE_MS);

/** The demo workspace's server in a utility process, restarted on the same port when it exits by itself. */
export const createDemoServerProcess = ({ fork, entry, dataFolder, extraArguments, log }: Parts): DemoServerProcess => {
  let child: UtilityProcess | null = null;
  let running: Promise<DemoAddress> | null = null;
  let restart: NodeJS.Timeout | null = null;
  let stopped = false;
  let attempts = 0;

  const logLines = (name: string, stream: NodeJS.ReadableStream | null) => {
    // Always read the output: a full pipe would block the process.
    stream?.on('data', (chunk: Buffer) => log.info(`demo server ${name}`, { line: chunk.toString('utf8').trimEnd() }));
  };

  const launch = (port: number): Promise<DemoAddress> =>
    new Promise((resolve, reject) => {
      const args = ['--port', String(port), '--data', dataFolder, ...extraArguments];
      const started = fork(entry, args, { serviceName: 'Balcao demo', stdio: 'pipe', execArgv: [] });
      child = started;
      let address: DemoAddress | null = null;
      const limit = setTimeout(() => {
        reject(new NotReadyInTime('the demo server was not ready in time'));
        started.kill();
      }, READY_LIMIT_MS);
      // `exit` follows. Without a listener, this event would be an uncaught exception in main.
      started.on('error', (type, location) => log.error('the demo server failed', { type, location }));
      logLines('output', started.stdout);
      logLines('error', started.stderr);
      started.on('message', (message: unknown) => {
        const ready = readySchema.safeParse(message);
        if (!ready.success) return;
        clearTimeout(limit);
        attempts = 0;
        address = { url: ready.data.url.replace(/\/$/, ''), port: ready.data.port };
        resolve(address);
      });
      started.once('exit', (code: number) => {
        clearTimeout(limit);
        reject(new Error(`the demo server ended with code ${code}`));
        // A child that was stopped is no longer the current one.
        if (child !== started) return;
        child = null;
        if (address !== null) restartOn(address.port);
      });
    });

  /** Restarts on the same port, since the page's addresses and CSP contain it. */
  const restartOn = (port: number) => {
    const pause = restartPause(attempts);
    attempts += 1;
    log.warn('demo server ended, starting it again', { pause });
    restart = setTimeout(() => {
      running = launch(port);
      running.catch(() => {
        if (!stopped) restartOn(port);
      });
    }, pause);
  };

  /** Starts it on its port, else on a free one. `isWanted` says whether nothing has stopped this start. */
  const begin = async (port: number, isWanted: () => boolean): Promise<DemoAddress> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await launch(port);
      } catch (error) {
        if (port === 0 || !isWanted() || error instanceof NotReadyInTime) throw error;
        if (tries === PORT_TRIES) {
          log.warn('demo server did not start on its port, taking a free one', { port, error });
          return launch(0);
        }
        await new Promise((resolve) => setTimeout(resolve, TRY_PAUSE_MS));
        if (!isWanted()) throw error;
      }
    }
  };

  return {
    start: (port) => {
      stopped = false;
      const mine: Promise<DemoAddress> = running ?? begin(port, () => running === mine);
      running = mine;
      mine.catch(() => {
        if (restart === null && running === mine) running = null;
      });
      return mine;
    },
    stop: async () => {
      stopped = true;
      if (restart !== null) clearTimeout(restart);
      restart = null;
      running = null;
      const ending = child;
      child = null;
      if (ending === null) return;
      await new Promise<void>((resolve) => {
        const limit = setTimeout(resolve, CLOSE_LIMIT_MS);
        ending.once('exit', () => {
          clearTimeout(limit);
          resolve();
        });
        ending.postMessage({ type: 'close' });
      });
      ending.kill();
    },
  };
};
