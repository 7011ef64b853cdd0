import type { Clock } from './clock';
import type { SeedChoice } from './db/seed/seeding';
import type { Behaviour } from './dialect';
import type { Pace } from './simulator/pace';
import type { Timers } from './timers';

export interface DemoServerOptions {
  /** TCP port on 127.0.0.1; 0 or absent takes a free one. */
  port?: number | undefined;
  /** Folder of database, uploads and secrets; created when absent, used by one process at a time. */
  dataDir: string;
  /** Folder of the built renderer, served with its pages when given. */
  staticDir?: string | undefined;
  /** Behave strictly like server A or B; absent: like A with every door open. */
  behave?: Behaviour | undefined;
  /** Customers who write, and phones that scan, by themselves. */
  simulate?: boolean | undefined;
  /** How lively they are; 'normal' when absent and `simulate` is on. */
  pace?: Pace | undefined;
  /** Seed of the simulation's chances; the time when absent. */
  chance?: number | undefined;
  /** The control surface below /__demo. */
  control?: boolean | undefined;
  clock?: Clock | undefined;
  /** Where repeated work comes from; tests turn it by hand. */
  timers?: Timers | undefined;
  /** What an empty data folder starts from, 'demo' when absent. */
  seed?: SeedChoice | undefined;
  /** Web addresses besides our own that may call. */
  webOrigins?: readonly string[] | undefined;
  /** Life of an access token in seconds, 900 when absent. */
  accessTokenSeconds?: number | undefined;
  /** Cost of password hashes, 10 when absent. */
  bcryptCost?: number | undefined;
  log?: ((line: string) => void) | undefined;
}
