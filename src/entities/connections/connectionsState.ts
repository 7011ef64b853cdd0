import type { Whatsapp } from '@/contract/entities/whatsapp';
import type { LoadStatus } from '../loadStatus';

/** The company's WhatsApp connections. */
export interface ConnectionsState {
  readonly byId: Readonly<Record<number, Whatsapp>>;
  readonly status: LoadStatus;
}

export const initialConnections: ConnectionsState = { byId: {}, status: 'idle' };
