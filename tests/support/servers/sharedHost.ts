import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { DemoServerOptions } from '@native/demo-server/options';
import type { RunningDemoServer } from '../../../scripts/lib/demoServer.mjs';
import { NODE_FLAGS } from './nodeFlags.mjs';
import type { HostAnswer, HostRequest } from './serverHost';

/** The built `serverHost.ts`. */
const HOST = path.resolve(import.meta.dirname, '../../../dist-test/serverHost.mjs');

type Question = HostRequest extends infer Request ? (Request extends HostRequest ? Omit<Request, 'id'> : never) : never;

interface Waiting {
  readonly resolve: (url: string) => void;
  readonly reject: (error: Error) => void;
}

/** One process for the demo servers of all tests of a worker: a new process takes a second of processor time to load the server. */
class SharedHost {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor() {
    this.#child = fork(HOST, { execArgv: [...NODE_FLAGS], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    // Without tests that wait for an answer, it keeps no worker alive.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('message', ({ id, url, error }: HostAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (url === undefined) waiting?.reject(new Error(error));
      else waiting?.resolve(url);
    });
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`the demo servers ended with code ${code}`));
      host = null;
    });
  }

  ask(question: Question): Promise<string> {
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ ...question, id }, (error) => error && reject(error));
    });
  }
}

let host: SharedHost | null = null;

/** Starts a demo server in the worker's shared process. It can be stopped, but not killed. */
export const startShared = async (options: DemoServerOptions): Promise<RunningDemoServer> => {
  const own = (host ??= new SharedHost());
  const url = await own.ask({ act: 'start', options });
  let stop: RunningDemoServer['stop'] = () => {};
  const exited = new Promise<number>((resolve, reject) => {
    stop = (signal) => {
      if (signal === 'SIGKILL') throw new Error('Only a server with `ownProcess` can be killed');
      own.ask({ act: 'stop', url }).then(() => resolve(0), reject);
    };
  });
  return { url, exited, stop };
};
