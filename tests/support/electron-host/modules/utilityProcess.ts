import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { NODE_FLAGS } from '../../servers/nodeFlags.mjs';
import { strict } from './strict';

type Ported = Pick<Electron.UtilityProcess, 'stdout' | 'stderr' | 'kill' | 'postMessage'>;

/** A plain Node process with Electron's `parentPort` (see `utilityShim.ts`). It never outlives the host. */
export class HostUtilityProcess extends EventEmitter implements Ported {
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    super();
    this.#child = child;
    child.on('spawn', () => this.emit('spawn'));
    child.on('message', (message) => this.emit('message', message));
    child.on('exit', (code, signal) => this.emit('exit', code ?? (signal ? 1 : 0)));
  }

  get stdout(): NodeJS.ReadableStream | null {
    return this.#child.stdout;
  }

  get stderr(): NodeJS.ReadableStream | null {
    return this.#child.stderr;
  }

  kill(): boolean {
    return this.#child.kill();
  }

  postMessage(message: object): void {
    if (this.#child.connected) this.#child.send(message);
  }
}

export const utilityProcess = strict('utilityProcess', {
  fork(
    file: string,
    args: string[] = [],
    { env = process.env, cwd, stdio }: Electron.ForkOptions = {},
  ): HostUtilityProcess {
    if (stdio !== undefined && typeof stdio !== 'string') throw new Error('The test host takes stdio as one word');
    const output = stdio === 'pipe' || stdio === 'ignore' ? stdio : 'inherit';
    // Remove the host's own variables: a loader for the main process would break this process.
    const { NODE_OPTIONS: _options, NODE_CHANNEL_FD: _channel, ...inherited } = env as NodeJS.ProcessEnv;
    const child = fork(file, args, {
      cwd,
      env: inherited,
      serialization: 'advanced',
      execArgv: [...NODE_FLAGS, '--import', new URL('./utilityShim.mjs', import.meta.url).href],
      stdio: ['ignore', output, output, 'ipc'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    return strict('UtilityProcess', new HostUtilityProcess(child));
  },
});
