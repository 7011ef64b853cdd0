import type { ConnectionToSave } from '@/api/whatsappConnections';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { createAppThunk } from '../thunk';

/** Reads the company's WhatsApp connections. */
export const loadConnections = createAppThunk<Whatsapp[]>(
  'connections/load',
  (_, { extra, getState }) => extra.api.whatsappConnections.list(getState().session.user?.companyId ?? 0),
  { silent: true, condition: (_, { session }) => session.user?.companyId !== undefined },
);

/** Reads one connection whole. */
export const loadConnection = createAppThunk<Whatsapp | null, number>(
  'connections/loadOne',
  (id, { extra }) => extra.api.whatsappConnections.show(id),
  { silent: true },
);

export interface ConnectionSave {
  /** Null creates the connection. */
  readonly id: number | null;
  readonly fields: ConnectionToSave;
}

/** Creates or changes a connection. */
export const saveConnection = createAppThunk<Whatsapp | null, ConnectionSave>(
  'connections/save',
  ({ id, fields }, { extra: { api } }) =>
    id === null ? api.whatsappConnections.create(fields) : api.whatsappConnections.update(id, fields),
  { silent: 'denial' },
);

export const removeConnection = createAppThunk<null, number>(
  'connections/remove',
  (id, { extra }) => extra.api.whatsappConnections.remove(id),
  { fallbackKey: 'connections:toasts.notRemoved' },
);
