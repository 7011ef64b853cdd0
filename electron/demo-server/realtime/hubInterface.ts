import type { Database } from '../db/database';

/** How services reach open sockets. Rooms are named as in the socket contract, see rooms.ts. */
export interface Hub {
  /** Sends to every socket in any of the rooms, once per socket. */
  emit(rooms: readonly string[], event: string, payload: unknown): void;
  /** Disconnects everyone and stops listening. */
  close(): Promise<void>;
}

/** The same hub, but what is emitted inside a transaction is sent after its commit, and dropped when it rolls back. */
export const afterCommit = (db: Database, hub: Hub): Hub => ({
  emit: (rooms, event, payload) => db.afterCommit(() => hub.emit(rooms, event, payload)),
  close: () => hub.close(),
});
