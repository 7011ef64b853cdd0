import type { Clock } from './clock';
import type { SeedChoice } from './db/seed/seeding';
import type { Behaviour } from './dialect';
import type { Pace } from './simulator/pace';
import type { Timers } from './timers';

export interface DemoServerOptions {
  /** TCP port on 127.0.0.1; 0 or absent takes a free one. */
  port?: number | undefined;
  /** Folder of database, uploads and secrets; created if missing, used by one process at a time. */
  dataDir: string;
  /** Folder of the built renderer, served with its pages when given. */
  staticDir?: string | undefined;
  /** Imitate server A or B strictly; absent: A in its most tolerant form. */
  behave?: Behaviour | undefined;
  /** Simulate customers who write and phones that scan. */
  simulate?: boolean | undefined;
  /** How active the simulated customers are; 'normal' when absent and `simulate` is on. */
  pace?: Pace | undefined;
  /** Random seed of the simulation; the time when absent. */
  chance?: number | undefined;
  /** The control surface below /__demo. */
  control?: boolean | undefined;
  clock?: Clock | undefined;
  /** Source of repeated work; tests run it by hand. */
  timers?: Timers | undefined;
  /** Starting data of an empty data folder, 'demo' when absent. */
  seed?: SeedChoice | undefined;
  /** Other web addresses that may call. */
  webOrigins?: readonly string[] | undefined;
  /** Lifetime of an access token, seconds; 900 when absent. */
  accessTokenSeconds?: number | undefined;
  /** Cost of password hashes, 10 when absent. */
  bcryptCost?: number | undefined;
  log?: ((line: string) => void) | undefined;
}
