import { createSelector, createSlice, type Draft, isAnyOf } from '@reduxjs/toolkit';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { onServerEvents } from '@/realtime/serverEvents';
import type { LoadStatus } from '../../base/loadStatus';
import { sessionEnded } from '../../session/sessionActions';
import type { EntitiesState } from '../../base/state';
import { loadConnection, loadConnections, removeConnection, saveConnection } from './connectionThunks';

/** All connections, the oldest first. */
export const selectConnections = createSelector(
  (state: EntitiesState) => state.whatsappConnections.byId,
  // The keys of an object that are numbers are always in ascending order.
  (byId) => Object.values(byId),
);

/** The running load, and what changed since its request, by id; null for a removal. Its answer may be older. */
interface Load {
  readonly requestId: string;
  readonly changes: Readonly<Record<number, Whatsapp | null>>;
}

/** The company's WhatsApp connections. */
export interface ConnectionsState {
  readonly byId: Readonly<Record<number, Whatsapp>>;
  readonly status: LoadStatus;
  readonly load: Load | null;
}

const initialConnections: ConnectionsState = { byId: {}, status: 'idle', load: null };

declare module '../../base/state' {
  interface EntitiesState {
    readonly whatsappConnections: ConnectionsState;
  }
}

/** Drops the token of the external API: only the dialog needs it, which reads it from the server. */
const withoutToken = ({ token: _token, ...facts }: Whatsapp): Whatsapp => facts;

const noteChange = ({ load }: Draft<ConnectionsState>, connection: Whatsapp): void => {
  if (load) load.changes[connection.id] = { ...load.changes[connection.id], ...withoutToken(connection) };
};

const upsert = (state: Draft<ConnectionsState>, connection: Whatsapp): void => {
  noteChange(state, connection);
  state.byId[connection.id] = { ...state.byId[connection.id], ...withoutToken(connection) };
};

const remove = ({ byId, load }: Draft<ConnectionsState>, id: number): void => {
  delete byId[id];
  if (load) load.changes[id] = null;
};

/** Takes an answer, and over it what changed while it was on its way. */
const replace = (state: Draft<ConnectionsState>, answer: readonly Whatsapp[], { changes }: Load): void => {
  const old = state.byId;
  const byId = Object.fromEntries(answer.map((connection) => [connection.id, withoutToken(connection)]));
  for (const [key, change] of Object.entries(changes)) {
    const id = Number(key);
    // Events may lack parts. One of a connection that nobody knows is another company's.
    const known = change && (byId[id] ?? old[id]);
    if (known) byId[id] = { ...known, ...change };
    else delete byId[id];
  }
  state.byId = byId;
};

export const whatsappConnectionsSlice = createSlice({
  name: 'whatsappConnections',
  initialState: initialConnections,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadConnections.pending, (state, { meta }) => {
        state.load = { requestId: meta.requestId, changes: {} };
        if (state.status !== 'ready') state.status = 'loading';
      })
      .addCase(loadConnections.fulfilled, (state, { meta, payload }) => {
        if (state.load?.requestId !== meta.requestId) return;
        replace(state, payload, state.load);
        state.load = null;
        state.status = 'ready';
      })
      .addCase(loadConnections.rejected, (state, { meta }) => {
        if (state.load?.requestId !== meta.requestId) return;
        state.load = null;
        if (state.status !== 'ready') state.status = 'failed';
      })
      .addCase(removeConnection.fulfilled, (state, { meta }) => {
        remove(state, meta.arg);
      })
      .addCase(sessionEnded, () => initialConnections)
      .addMatcher(isAnyOf(loadConnection.fulfilled, saveConnection.fulfilled), (state, { payload }) => {
        if (payload) upsert(state, payload);
      });
    onServerEvents(builder, {
      whatsapp: (state, event) => {
        if (event.action === 'delete') remove(state, event.id);
        else upsert(state, event.record);
      },
      // Only for known connections: this event also comes under a name that all companies share. A running load may still tell.
      whatsappSession: (state, { record }) => {
        if (state.byId[record.id]) upsert(state, record);
        else if (state.load?.changes[record.id] !== null) noteChange(state, record);
      },
    });
  },
});
