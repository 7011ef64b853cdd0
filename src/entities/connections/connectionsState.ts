import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import type { LoadStatus } from '../loadStatus';

/** The company's WhatsApp connections. */
export interface ConnectionsState {
  readonly byId: Readonly<Record<number, Whatsapp>>;
  readonly status: LoadStatus;
  /** The load under way, and what changed since it was asked for, which its answer is too old for. */
  readonly load: { readonly requestId: string; readonly changed: readonly number[] } | null;
}

export const initialConnections: ConnectionsState = { byId: {}, status: 'idle', load: null };

declare module '../state' {
  interface EntitiesState {
    readonly connections: ConnectionsState;
  }
}
