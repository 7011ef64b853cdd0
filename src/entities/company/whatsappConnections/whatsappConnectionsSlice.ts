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
  (byId) => Object.values(byId).sort((left, right) => left.id - right.id),
);

/** The company's WhatsApp connections. */
export interface ConnectionsState {
  readonly byId: Readonly<Record<number, Whatsapp>>;
  readonly status: LoadStatus;
  /** The running load, and the ids that changed since its request: its answer is out of date for those. */
  readonly load: {
    readonly requestId: string;
    readonly changed: readonly number[];
    /** Session events of connections not known yet, perhaps of another company: the answer tells. */
    readonly early: readonly Whatsapp[];
  } | null;
}

const initialConnections: ConnectionsState = { byId: {}, status: 'idle', load: null };

declare module '../../base/state' {
  interface EntitiesState {
    readonly whatsappConnections: ConnectionsState;
  }
}

/** Drops the token of the external API: only the dialog needs it, which reads it from the server. */
const withoutToken = ({ token: _token, ...facts }: Whatsapp): Whatsapp => facts;

const noteChange = ({ load }: Draft<ConnectionsState>, id: number): void => {
  load?.changed.push(id);
};

const upsert = (state: Draft<ConnectionsState>, connection: Whatsapp): void => {
  noteChange(state, connection.id);
  state.byId[connection.id] = { ...state.byId[connection.id], ...withoutToken(connection) };
};

const remove = (state: Draft<ConnectionsState>, id: number): void => {
  noteChange(state, id);
  delete state.byId[id];
};

/** Takes an answer, except for the connections that changed while it was on its way. */
const replace = (state: Draft<ConnectionsState>, answer: readonly Whatsapp[], changed: readonly number[]): void => {
  const old = state.byId;
  state.byId = Object.fromEntries(
    answer.filter(({ id }) => !changed.includes(id)).map((connection) => [connection.id, withoutToken(connection)]),
  );
  for (const id of changed) if (old[id]) state.byId[id] = old[id];
};

export const whatsappConnectionsSlice = createSlice({
  name: 'whatsappConnections',
  initialState: initialConnections,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadConnections.pending, (state, { meta }) => {
        state.load = { requestId: meta.requestId, changed: [], early: [] };
        if (state.status !== 'ready') state.status = 'loading';
      })
      .addCase(loadConnections.fulfilled, (state, { meta, payload }) => {
        if (state.load?.requestId !== meta.requestId) return;
        const { changed, early } = state.load;
        replace(state, payload, changed);
        for (const record of early) if (state.byId[record.id]) upsert(state, record);
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
      // Only for known connections: this event also comes under a name that all companies share.
      whatsappSession: (state, { record }) => {
        if (state.byId[record.id]) upsert(state, record);
        else state.load?.early.push(withoutToken(record));
      },
    });
  },
});
