import type { Database } from '../db/database';

/** How services reach open sockets. Rooms are named as in the socket contract, see rooms.ts. */
export interface Hub {
  /** Sends to every socket in any of the rooms, once per socket. */
  emit(rooms: readonly string[], event: string, payload: unknown): void;
  /** Disconnects everyone and stops listening. */
  close(): Promise<void>;
}

/** The same hub, but events of a transaction are sent after its commit and dropped on a rollback. */
export const afterCommit = (db: Database, hub: Hub): Hub => ({
  emit: (rooms, event, payload) => db.afterCommit(() => hub.emit(rooms, event, payload)),
  close: () => hub.close(),
});
