import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDemoServer, type RunningDemoServer } from '../../../scripts/lib/demoServer.mjs';
import { root } from '../../../scripts/lib/electronBinary.mjs';
import { CHEAP_COST, CHEAP_PASSWORDS, seedDemoSeed } from './demoSeed';
import { NODE_FLAGS } from './nodeFlags.mjs';
import { startShared } from './sharedHost';

export interface TestServerOptions {
  /** Imitate server A or B of the contract strictly; absent: tolerate both. */
  readonly behave?: 'a' | 'b';
  /** Serve the built renderer too. */
  readonly serveRenderer?: boolean;
  /** Simulate customers, phones and payments; otherwise only the test acts. */
  readonly lively?: boolean;
  /** A process of its own, which can be killed and restarted; otherwise the servers of a worker share one. */
  readonly ownProcess?: boolean;
}

/** A demo server outside the tests' process; its data folder is removed after the test. */
export class TestServer {
  readonly url: string;
  readonly #dataDir: string;
  readonly #options: TestServerOptions;
  #running: RunningDemoServer;

  private constructor(running: RunningDemoServer, dataDir: string, options: TestServerOptions) {
    this.url = running.url;
    this.#running = running;
    this.#dataDir = dataDir;
    this.#options = options;
  }

  static async start(options: TestServerOptions = {}): Promise<TestServer> {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'balcao-server-'));
    seedDemoSeed(dataDir);
    return new TestServer(await TestServer.#launch(dataDir, options, 0), dataDir, options);
  }

  static #launch(
    dataDir: string,
    { behave, serveRenderer = false, lively = false, ownProcess = false }: TestServerOptions,
    port: number,
  ): Promise<RunningDemoServer> {
    if (!ownProcess) {
      const staticDir = serveRenderer ? path.join(root, 'dist') : undefined;
      return startShared({ port, dataDir, staticDir, behave, simulate: lively, control: true, bcryptCost: CHEAP_COST });
    }
    const extra = [
      '--control',
      ...CHEAP_PASSWORDS,
      ...(behave ? ['--behave', behave] : []),
      ...(lively ? [] : ['--no-simulate']),
    ];
    return startDemoServer({ port, dataDir, serveRenderer, extra, flags: NODE_FLAGS });
  }

  /** `kill -9`; only with `ownProcess`. */
  async kill(): Promise<void> {
    this.#running.stop('SIGKILL');
    await this.#running.exited;
  }

  /** Restarts on the same port with the same data. */
  async restart(): Promise<void> {
    this.#running = await TestServer.#launch(this.#dataDir, this.#options, Number(new URL(this.url).port));
  }

  async remove(): Promise<void> {
    this.#running.stop();
    await this.#running.exited;
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
