import { createSelector, createSlice, type Draft, isAnyOf } from '@reduxjs/toolkit';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { onServerEvents } from '@/realtime/serverEvents';
import { keepUnchanged, plainOf } from '../../base/keepUnchanged';
import type { LoadStatus } from '../../base/loadStatus';
import { sessionEnded } from '../../session/sessionActions';
import type { EntitiesState } from '../../base/state';
import {
  keepQueues,
  loadConnection,
  loadConnections,
  removeConnection,
  renewQrCode,
  saveConnection,
  startWhatsappSession,
} from './connectionThunks';

/** All connections, the oldest first. */
export const selectConnections = createSelector(
  (state: EntitiesState) => state.whatsappConnections.byId,
  // The keys of an object that are numbers are always in ascending order.
  (byId) => Object.values(byId),
);

type ConnectionFacts = Pick<Whatsapp, 'id'> & Partial<Whatsapp>;

/** What changed since a request, by id of the connection; null for a removal. The answer may be older. */
type Changes = Readonly<Record<number, ConnectionFacts | null>>;

/** The running load of the list. */
interface Load {
  readonly requestId: string;
  readonly changes: Changes;
}

/** The company's WhatsApp connections. */
export interface ConnectionsState {
  readonly byId: Readonly<Record<number, Whatsapp>>;
  readonly status: LoadStatus;
  readonly load: Load | null;
  /** The running reads and saves of single connections, by request. */
  readonly reads: Readonly<Record<string, Changes>>;
  /** The connections whose session was asked for, until the server answers or the wait for a refusal is over. */
  readonly asking: Readonly<Record<number, true>>;
  /** The queues that the server empties for a new code, until they are restored. */
  readonly kept: Readonly<Record<number, NonNullable<Whatsapp['queues']>>>;
}

const initialConnections: ConnectionsState = { byId: {}, status: 'idle', load: null, reads: {}, asking: {}, kept: {} };

declare module '../../base/state' {
  interface EntitiesState {
    readonly whatsappConnections: ConnectionsState;
  }
}

/** Drops the token of the external API: only the dialog needs it, which reads it from the server. */
const withoutToken = ({ token: _token, ...facts }: Whatsapp): Whatsapp => facts;

const SESSION_FACTS: ReadonlySet<string> = new Set(['id', 'status', 'qrcode', 'retries', 'updatedAt']);

/** The current facts of a session event. Its others date from the session's start: a connection renamed since has its former name. */
const sessionFacts = (connection: Whatsapp): ConnectionFacts => ({
  id: connection.id,
  ...Object.fromEntries(Object.entries(connection).filter(([name]) => SESSION_FACTS.has(name))),
});

const changesOf = ({ load, reads }: Draft<ConnectionsState>) => [
  ...(load ? [load.changes] : []),
  ...Object.values(reads),
];

const noteChange = (state: Draft<ConnectionsState>, facts: ConnectionFacts): void => {
  for (const changes of changesOf(state)) changes[facts.id] = { ...changes[facts.id], ...facts };
};

/** The session of a connection ends after its removal, which that does not undo. */
const noteSession = (state: Draft<ConnectionsState>, facts: ConnectionFacts): void => {
  for (const changes of changesOf(state)) {
    if (changes[facts.id] !== null) changes[facts.id] = { ...changes[facts.id], ...facts };
  }
};

const upsert = (state: Draft<ConnectionsState>, connection: Whatsapp): void => {
  const facts = withoutToken(connection);
  noteChange(state, facts);
  const known = plainOf(state.byId[facts.id]);
  state.byId[facts.id] = keepUnchanged(known, { ...known, ...facts });
};

const remove = (state: Draft<ConnectionsState>, id: number): void => {
  delete state.byId[id];
  for (const changes of changesOf(state)) changes[id] = null;
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
      .addCase(keepQueues.pending, (state, { meta: { arg } }) => {
        state.kept[arg.id] = [...arg.queues];
      })
      .addCase(sessionEnded, () => initialConnections)
      .addMatcher(isAnyOf(keepQueues.fulfilled, keepQueues.rejected), (state, { meta }) => {
        delete state.kept[meta.arg.id];
      })
      .addMatcher(isAnyOf(loadConnection.pending, saveConnection.pending), (state, { meta }) => {
        state.reads[meta.requestId] = {};
      })
      .addMatcher(isAnyOf(loadConnection.fulfilled, saveConnection.fulfilled), (state, { meta, payload }) => {
        const change = payload && state.reads[meta.requestId]?.[payload.id];
        delete state.reads[meta.requestId];
        if (payload && change !== null) upsert(state, { ...payload, ...change });
      })
      .addMatcher(isAnyOf(loadConnection.rejected, saveConnection.rejected), (state, { meta }) => {
        delete state.reads[meta.requestId];
      })
      .addMatcher(isAnyOf(startWhatsappSession.pending, renewQrCode.pending), (state, { meta }) => {
        state.asking[meta.arg] = true;
      })
      .addMatcher(
        isAnyOf(
          isAnyOf(startWhatsappSession.fulfilled, startWhatsappSession.rejected),
          isAnyOf(renewQrCode.fulfilled, renewQrCode.rejected),
        ),
        (state, { meta }) => {
          delete state.asking[meta.arg];
        },
      );
    onServerEvents(builder, {
      whatsapp: (state, event) => {
        if (event.action === 'delete') remove(state, event.id);
        else upsert(state, event.record);
      },
      // Only for known connections: this event also comes under a name that all companies share. A running load may still tell.
      whatsappSession: (state, { record }) => {
        const facts = sessionFacts(record);
        noteSession(state, facts);
        const known = state.byId[record.id];
        if (known) Object.assign(known, facts);
      },
    });
  },
});
