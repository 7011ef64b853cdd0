import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RequestListener } from 'node:http';
import { Router } from 'express';
import { systemClock } from './clock';
import type { Clock } from './clock';
import type { ServerContext } from './context';
import { openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { takeProcessLock } from './db/processLock';
import { createTables } from './db/tables';
import { dialectOf } from './dialect';
import type { Behaviour } from './dialect';
import { createApp } from './http/createApp';
import { createTokens } from './http/tokens';
import { afterCommit } from './realtime/hubInterface';
import type { Hub } from './realtime/hubInterface';
import { loadSecrets } from './secrets';

/** Named starting points of the data. */
export type SeedName = 'demo' | 'empty';

export interface DemoServerOptions {
  /** TCP port on 127.0.0.1; 0 or absent takes a free one. */
  port?: number;
  /** Folder of database, uploads and secrets; created when absent, used by one process at a time. */
  dataDir: string;
  /** Folder of the built renderer, served with its pages when given. */
  staticDir?: string;
  /** Behave strictly like server A or B; absent: like A with every door open. */
  behave?: Behaviour;
  /** Customers who write by themselves. */
  simulate?: boolean;
  /** The control surface below /__demo. */
  control?: boolean;
  clock?: Clock;
  /** What an empty data folder starts from, 'demo' when absent. */
  seed?: SeedName;
  /** Web addresses besides our own that may call. */
  webOrigins?: readonly string[];
  /** Life of an access token, 900 when absent. */
  accessTokenSeconds?: number;
  /** Cost of password hashes, 10 when absent. */
  bcryptCost?: number;
  log?: (line: string) => void;
}

export interface DemoServer {
  url: string;
  port: number;
  /** The inside, for tests that lay their own world. */
  context: ServerContext;
  /** Finishes what is running, closes sockets and file, and frees the data folder. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const DEFAULT_BCRYPT_COST = 10;

const listen = (server: http.Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const closeHttp = (server: http.Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Starts the demo server (DEMO-01): migrates and seeds the data folder, then listens on 127.0.0.1.
 * @throws DataFolderInUse when another process has the folder; the listen error when the port is taken.
 */
export const createDemoServer = async (options: DemoServerOptions): Promise<DemoServer> => {
  const { dataDir, clock = systemClock, log = (line) => console.error(line) } = options;
  const publicDir = path.join(dataDir, 'public');
  fs.mkdirSync(publicDir, { recursive: true });
  const lock = takeProcessLock(dataDir);
  const db = openDatabase(path.join(dataDir, 'balcao.sqlite'));
  migrate(db);

  // Bound late: the socket server must wrap the request listener before the app exists.
  let app: RequestListener = () => undefined;
  const httpServer = http.createServer((req, res) => app(req, res));
  let url = '';

  const tables = createTables(db, clock);
  const tokens = createTokens(loadSecrets(dataDir), clock, options.accessTokenSeconds);
  const dialect = dialectOf(options.behave ?? 'tolerant');
  const hub: Hub = afterCommit(db, { emit: () => undefined, close: async () => undefined });
  const context: ServerContext = {
    db,
    tables,
    clock,
    hub,
    tokens,
    dialect,
    bcryptCost: options.bcryptCost ?? DEFAULT_BCRYPT_COST,
    publicDir,
    origin: () => url,
    log,
  };

  app = createApp(context, {
    staticDir: options.staticDir,
    webOrigins: options.webOrigins ?? [],
    demoRoutes: Router(),
  });

  const port = await listen(httpServer, options.port ?? 0);
  url = `http://${HOST}:${port}`;

  return {
    url,
    port,
    context,
    close: async () => {
      await hub.close();
      await closeHttp(httpServer);
      db.close();
      lock.release();
    },
  };
};
