import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createDemoServer, type DemoServer } from '@native/demo-server/createServer';
import type { DemoServerOptions } from '@native/demo-server/options';
import { systemTimers, type Timers } from '@native/demo-server/timers';
import { BCRYPT_COST, seedDemoData } from './demoFolder';
import { createLiveApp, type LiveApp, type LiveAppParts } from './liveApp';

export interface DemoWorld {
  readonly server: DemoServer;
  /** An app on its own computer, signed out when the test ends. */
  app(parts?: Partial<LiveAppParts>): LiveApp;
  /** Stops the server; `start` brings it back on the same port with the same data. */
  stop(): Promise<void>;
  start(): Promise<DemoServer>;
}

/** Without the jobs of each minute: servers report nothing of what those change, so an app in a slow test would lack it. */
const SHORT_JOBS: Timers = { every: (ms, task) => (ms < 60_000 ? systemTimers.every(ms, task) : () => {}) };

/** A demo server in this process, and apps connected to it; everything ends with the test. */
export const createDemoWorld = async (options: Partial<DemoServerOptions> = {}): Promise<DemoWorld> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'balcao-live-'));
  const launch = (port?: number): Promise<DemoServer> =>
    createDemoServer({
      dataDir,
      bcryptCost: BCRYPT_COST,
      control: true,
      timers: SHORT_JOBS,
      log() {},
      ...options,
      port,
    });
  if (!options.seed) await seedDemoData(dataDir);
  let server = await launch();
  const apps: LiveApp[] = [];
  onTestFinished(async () => {
    for (const app of apps) app.stop();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    get server() {
      return server;
    },
    app: (parts = {}) => {
      const app = createLiveApp({ url: server.url, prefix: options.behave === 'a' ? '/api' : '', ...parts });
      apps.push(app);
      return app;
    },
    stop: () => server.close(),
    start: async () => {
      server = await launch(server.port);
      return server;
    },
  };
};

/** Signs in and waits until the lists are loaded and live. */
export const signInLive = async (app: LiveApp, email: string): Promise<void> => {
  await app.signIn(email);
  await app.until(({ socketStatus }) => socketStatus.state === 'online', 'a live connection');
  // Joins have no answer, so wait for the lists that are read after them.
  await app.until(
    ({ tickets: { views } }) =>
      [views.open, views.pending].every((view) => view.status === 'ready' && view.requestId === null),
    'the ticket lists',
  );
};
