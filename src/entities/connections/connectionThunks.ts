import type { ConnectionToSave } from '@/api/whatsappConnections';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { createAppThunk } from '../thunk';

/** Reads the company's WhatsApp connections (CALL-55). */
export const loadConnections = createAppThunk<Whatsapp[]>(
  'connections/load',
  (_, { extra, getState }) => extra.api.whatsappConnections.list(getState().session.user?.companyId ?? 0),
  { silent: true, condition: (_, { session }) => session.user?.companyId !== undefined },
);

/** Reads one connection whole (CALL-56). */
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

/** Creates or changes a connection (CALL-57, CALL-58). */
export const saveConnection = createAppThunk<Whatsapp | null, ConnectionSave>(
  'connections/save',
  ({ id, fields }, { extra: { api } }) =>
    id === null ? api.whatsappConnections.create(fields) : api.whatsappConnections.update(id, fields),
);

/** CALL-59. */
export const removeConnection = createAppThunk<null, number>(
  'connections/remove',
  (id, { extra }) => extra.api.whatsappConnections.remove(id),
  { fallbackKey: 'connections:toasts.notRemoved' },
);
