import type { Clock } from './clock';
import type { Database } from './db/database';
import type { Tables } from './db/tables';
import type { Dialect } from './dialect';
import type { Tokens } from './http/tokens';
import type { Hub } from './realtime/hubInterface';
import type { Pairing } from './services/connections/pairing';
import type { PhoneNetwork } from './services/network';
import type { Timers } from './timers';

/** What every route and service is made from. */
export interface ServerContext {
  db: Database;
  tables: Tables;
  clock: Clock;
  timers: Timers;
  /** Emits after commit. */
  hub: Hub;
  /** Where messages go to and come from. */
  network: PhoneNetwork;
  /** Links connections with their simulated phones. */
  pairing: Pairing;
  tokens: Tokens;
  dialect: Dialect;
  /** Cost of password hashes; tests lower it. */
  bcryptCost: number;
  /** Folder behind /public. */
  publicDir: string;
  /** `http://127.0.0.1:{port}`, known once the server listens. */
  origin: () => string;
  log: (line: string) => void;
}

/** Turns a stored path below /public into an address; absolute addresses and '' stay. */
export const publicUrl = ({ origin }: Pick<ServerContext, 'origin'>, stored: string): string =>
  stored.startsWith('/public/') ? origin() + stored : stored;
