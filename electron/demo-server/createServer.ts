import fs from 'node:fs';
import path from 'node:path';
import { systemClock, type Clock } from './clock';
import type { ServerContext } from './context';
import type { Control } from './control/control';
import { createSeeding } from './db/seed/seeding';
import { dialectOf } from './dialect';
import { createApp } from './http/createApp';
import { createDemoRoutes } from './http/demoRoutes';
import { createListener } from './http/listener';
import { createTokens } from './http/tokens';
import type { DemoServerOptions } from './options';
import { createHub } from './realtime/hub';
import { afterCommit } from './realtime/hubInterface';
import { loadSecrets } from './secrets';
import { createPairing } from './services/connections/pairing';
import { createPhoneNetwork } from './services/network';
import { startLive } from './startLive';
import { systemTimers } from './timers';
import { openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { takeProcessLock } from './db/processLock';
import { createTables } from './db/tables';

/**
 * Locks the data folder until `close` and opens its database with the newest schema.
 * @throws DataFolderInUse when another process has the folder
 */
const openStore = (dataDir: string, clock: Clock) => {
  const lock = takeProcessLock(dataDir);
  try {
    const db = openDatabase(path.join(dataDir, 'balcao.sqlite'));
    migrate(db);
    const close = (): void => {
      db.close();
      lock.release();
    };
    return { db, tables: createTables(db, clock), close };
  } catch (error) {
    lock.release();
    throw error;
  }
};

export interface DemoServer {
  url: string;
  port: number;
  /** The context, for tests that seed their own data. */
  context: ServerContext;
  /** What tests can trigger; over HTTP this needs the option `control`. */
  control: Control;
  /** Resets all data to the starting state. */
  reset(): void;
  /** Finishes running work, closes sockets and database, and unlocks the data folder; further calls do nothing. */
  close(): Promise<void>;
}

const DEFAULT_BCRYPT_COST = 10;
/** Time until the simulated owner of a phone scans a requested QR code, ms. */
const SIMULATED_SCAN_MS = 12_000;
/** Pace of the simulated phones, ms: from the start to the first code, and the lifetime of each code. */
const PHONE_PACE = { opening: 800, code: 20_000 };

/**
 * Starts the demo server: migrates and seeds the data folder, then listens on 127.0.0.1.
 * @throws DataFolderInUse when another process has the folder; the listen error when the port is taken.
 */
export const createDemoServer = async (options: DemoServerOptions): Promise<DemoServer> => {
  const {
    dataDir,
    clock = systemClock,
    timers = systemTimers,
    log = (line) => process.stderr.write(`${line}\n`),
  } = options;
  const publicDir = path.join(dataDir, 'public');
  fs.mkdirSync(publicDir, { recursive: true });

  const { db, tables, close: closeStore } = openStore(dataDir, clock);
  const listener = createListener();
  const tokens = createTokens(loadSecrets(dataDir), clock, options.accessTokenSeconds);
  const dialect = dialectOf(options.behave ?? 'tolerant');
  const sockets = createHub({ server: listener.server, tables, tokens, dialect });
  const hub = afterCommit(db, sockets);
  const pairing = createPairing(
    { db, tables, hub, clock, timers },
    { ...PHONE_PACE, scan: options.simulate ? SIMULATED_SCAN_MS : null },
  );
  const context: ServerContext = {
    db,
    tables,
    clock,
    timers,
    hub,
    network: createPhoneNetwork({ tables }),
    pairing,
    tokens,
    dialect,
    bcryptCost: options.bcryptCost ?? DEFAULT_BCRYPT_COST,
    publicDir,
    origin: listener.origin,
    log,
  };

  const seeding = createSeeding(context, options.seed ?? 'demo');
  const reset = (): void => {
    seeding.reset();
    pairing.resume();
    // Clients reconnect by themselves and load everything again.
    sockets.disconnectAll(true);
  };
  seeding.fillWhenEmpty();
  pairing.resume();

  const live = startLive(context, {
    sockets,
    simulate: options.simulate ?? false,
    pace: options.pace ?? (options.simulate ? 'normal' : 'off'),
    chance: options.chance ?? clock.now().getTime(),
  });

  listener.use(
    createApp(context, {
      staticDir: options.staticDir,
      webOrigins: options.webOrigins ?? [],
      ownOrigins: listener.ownOrigins,
      demoRoutes: createDemoRoutes({
        tables,
        reset,
        ownOrigins: listener.ownOrigins,
        control: options.control ? live.controlRoutes : null,
      }),
      gate: live.gate,
    }),
  );

  const shutDown = async (): Promise<void> => {
    live.stop();
    pairing.stop();
    await sockets.close();
    await listener.close();
    closeStore();
  };

  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= shutDown());

  try {
    const port = await listener.listen(options.port ?? 0);
    return { url: listener.origin(), port, context, control: live.control, reset, close };
  } catch (error) {
    live.stop();
    pairing.stop();
    closeStore();
    throw error;
  }
};
