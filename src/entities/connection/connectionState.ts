import type { SocketState } from '@/realtime/socketActions';

/** The live connection to the server. Before sign-in it is `offline` with `lostAt` null. */
export interface ConnectionState {
  readonly state: SocketState;
  /** Since when it is lost, ms; null while it works or was never there. */
  readonly lostAt: number | null;
  /** When the next attempt starts, ms; null during an attempt. */
  readonly nextTryAt: number | null;
}

export const initialConnection: ConnectionState = { state: 'offline', lostAt: null, nextTryAt: null };

declare module '../state' {
  interface EntitiesState {
    readonly connection: ConnectionState;
  }
}
