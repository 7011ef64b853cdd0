import type { Clock } from './clock';
import type { Database } from './db/database';
import type { TicketRow } from './db/rows';
import type { Tables } from './db/tables';
import type { Dialect } from './dialect';
import type { Tokens } from './http/tokens';
import type { Hub } from './realtime/hubInterface';
import type { Timers } from './timers';

/** Links connections with their simulated phones. */
export interface Pairing {
  /** Opens a session; the promise resolves when the phone is connected, perhaps never. */
  start(whatsappId: number): Promise<void>;
  /** The code on screen is scanned: the connection is CONNECTED. */
  scan(whatsappId: number): void;
  /** The connection breaks and recovers by itself. */
  drop(whatsappId: number): void;
  /** Logs the phone out; a new session follows at once. */
  logOut(whatsappId: number): void;
  /** Stops pairing a connection that is gone. */
  forget(whatsappId: number): void;
  /** Drops running attempts and continues from the stored states, after a restart or a reset. */
  resume(): void;
  stop(): void;
}

/** What tests and training can make the phone network do. */
export interface NetworkFaults {
  /** Refuses the next send of this kind, once. */
  refuseNext(kind: 'send' | 'delete'): void;
}

/** The messaging network behind the connections. Nothing leaves this computer: sending only runs the checks. */
export interface PhoneNetwork {
  /**
   * @throws ERR_WAPP_NOT_INITIALIZED when the ticket's connection is not connected, ERR_SENDING_WAPP_MSG when the
   * network refuses.
   */
  send(ticket: Pick<TicketRow, 'whatsappId'>): void;
  /** @throws ERR_WAPP_NOT_INITIALIZED, ERR_DELETE_WAPP_MSG */
  delete(ticket: TicketRow): void;
  faults: NetworkFaults;
}

/** What every route and service gets. */
export interface ServerContext {
  db: Database;
  tables: Tables;
  clock: Clock;
  timers: Timers;
  /** Emits after commit. */
  hub: Hub;
  network: PhoneNetwork;
  pairing: Pairing;
  tokens: Tokens;
  dialect: Dialect;
  /** Cost of password hashes; tests lower it. */
  bcryptCost: number;
  /** Folder served as /public. */
  publicDir: string;
  /** `http://127.0.0.1:{port}`, known once the server listens. */
  origin: () => string;
  log: (line: string) => void;
}

/** Turns a stored path below /public into an address; absolute addresses and '' stay. */
export const publicUrl = ({ origin }: Pick<ServerContext, 'origin'>, stored: string): string =>
  stored.startsWith('/public/') ? origin() + stored : stored;
