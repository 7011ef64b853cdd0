import type { ConnectionToSave } from '@/api/whatsappConnections';
import type { Clock } from '@/lib/clock';
import { type ApiFailure, isGone, isTransient } from '@/protocol/errors';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { readNewest } from '../../base/collection/readNewest';
import { watchSession } from '../../base/oneSession';
import type { EntitiesState } from '../../base/state';
import { sessionStarted } from '../../session/sessionActions';
import { createAppThunk, type StartListening } from '../../base/thunk';
import { forgetKept, keepOnDisk, readKept } from './keptQueues';

/** The servers' default limit of visits to the bot's menu. */
const DEFAULT_MAX_USE_BOT_QUEUES = 3;

/** Every field of a connection in the form that is saved; for null, the fields of a new one. */
export const connectionFields = (connection: Whatsapp | null): ConnectionToSave => ({
  name: connection?.name ?? '',
  isDefault: connection?.isDefault ?? false,
  queueIds: (connection?.queues ?? []).map(({ id }) => id),
  token: connection?.token ?? '',
  greetingMessage: connection?.greetingMessage ?? '',
  complationMessage: connection?.complationMessage ?? '',
  outOfHoursMessage: connection?.outOfHoursMessage ?? '',
  ratingMessage: connection?.ratingMessage ?? '',
  transferQueueId: connection?.transferQueueId ?? null,
  timeToTransfer: connection?.timeToTransfer ?? null,
  expiresTicket: connection?.expiresTicket ?? null,
  expiresInactiveMessage: connection?.expiresInactiveMessage ?? '',
  timeUseBotQueues: connection?.timeUseBotQueues ?? null,
  maxUseBotQueues: connection ? (connection.maxUseBotQueues ?? null) : DEFAULT_MAX_USE_BOT_QUEUES,
  promptId: connection?.promptId ?? null,
});

/** The session calls answer only once the phone is connected, perhaps never, so a missing answer is not a failure. */
const refusalOnly = async (answer: Promise<null>): Promise<null> => {
  try {
    return await answer;
  } catch (error) {
    if ((error as ApiFailure).status === null) return null;
    throw error;
  }
};

/** Is no session of the connection asked for? A second one would disturb the first, and take the queues it is about to restore. */
const isIdle = (id: number, { whatsappConnections }: EntitiesState): boolean => !whatsappConnections.asking[id];

/** Starts a connection's session again. */
export const startWhatsappSession = createAppThunk<null, number>(
  'whatsappConnections/startSession',
  (id, { extra }) => refusalOnly(extra.api.whatsappConnections.startSession(id)),
  { condition: isIdle, fallbackKey: 'whatsappConnections:toasts.notStarted' },
);

/** Logs the phone out. */
export const disconnect = createAppThunk<null, number>(
  'whatsappConnections/disconnect',
  (id, { extra }) => extra.api.whatsappConnections.disconnect(id),
  { fallbackKey: 'whatsappConnections:toasts.notDisconnected' },
);

/** How often to check whether the server has emptied the queues, and the delay before each check, ms. */
const LOOKS = 5;
const LOOK_EVERY_MS = 1_000;

const pause = (clock: Clock): Promise<void> => new Promise((resolve) => void clock.after(LOOK_EVERY_MS, resolve));

/** Restores a connection's queues as soon as the server has emptied them; a failed check is repeated. */
export const keepQueues = createAppThunk<null, Required<Pick<Whatsapp, 'id' | 'queues'>>>(
  'whatsappConnections/keepQueues',
  async ({ id, queues }, { extra, getState }) => {
    const { api, clock } = extra;
    const isOver = watchSession(getState);
    const queueIds = queues.map((queue) => queue.id);
    for (let looksLeft = LOOKS; looksLeft > 0; looksLeft -= 1) {
      await pause(clock);
      // Whoever signed in meanwhile must not change it.
      if (isOver()) return null;
      try {
        const now = await api.whatsappConnections.show(id);
        if (isOver()) return null;
        if (now?.queues?.length === 0) {
          await api.whatsappConnections.update(id, { ...connectionFields(now), queueIds });
          break;
        }
      } catch (error) {
        const failure = error as ApiFailure;
        if (isGone(failure)) break;
        if (looksLeft > 1) continue;
        // The next start tries once more where that may help.
        if (!isOver() && !isTransient(failure.status)) await forgetKept(id, { getState, extra });
        throw error;
      }
    }
    if (!isOver()) await forgetKept(id, { getState, extra });
    return null;
  },
  { fallbackKey: 'whatsappConnections:toasts.queuesLost' },
);

/** Asks for a new QR code. This empties the connection's queues on the server, so they are restored afterwards. */
export const renewQrCode = createAppThunk<null, number>(
  'whatsappConnections/renewQrCode',
  async (id, { dispatch, extra, getState }) => {
    const isOver = watchSession(getState);
    const shown = await extra.api.whatsappConnections.show(id);
    if (isOver()) return null;
    // Of an answer that cannot be read, the list may know the queues.
    const { queues = [] } = shown ?? getState().whatsappConnections.byId[id] ?? {};
    if (queues.length > 0) await keepOnDisk({ id, queues }, { getState, extra });
    if (isOver()) return null;
    const [answer] = await Promise.all([
      refusalOnly(extra.api.whatsappConnections.newQrCode(id)),
      queues.length > 0 ? dispatch(keepQueues({ id, queues })) : null,
    ]);
    return answer;
  },
  { condition: isIdle, fallbackKey: 'whatsappConnections:toasts.notStarted' },
);

/** Restores queues that an earlier start could not, for example because it was killed. */
export const registerKeptQueuesListener = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: async (_, { dispatch, getState, extra }) => {
      const isOver = watchSession(getState);
      const all = await readKept({ getState, extra });
      if (isOver()) return;
      for (const { id, queues } of all) void dispatch(keepQueues({ id, queues }));
    },
  });
};

/** Reads the company's WhatsApp connections. */
export const loadConnections = createAppThunk<Whatsapp[]>(
  'whatsappConnections/load',
  (_, { extra, getState }) => extra.api.whatsappConnections.list(getState().session.user?.companyId ?? 0),
  { silent: true, condition: (_, { session }) => session.user?.companyId !== undefined },
);

/** The connections as a table, for what serves any collection. */
export const knownConnections = {
  selectById: ({ whatsappConnections }: EntitiesState, id: number) => whatsappConnections.byId[id],
};

/** Reads one complete connection. Queues that are about to be restored count as restored: a save without them would remove them. */
export const loadConnection = createAppThunk<Whatsapp | null, number>(
  'whatsappConnections/loadOne',
  async (id, { extra, getState }) => {
    const kept = () => getState().whatsappConnections.kept[id];
    // They may be restored before the answer comes, or be emptied while it is on its way.
    const early = kept();
    const connection = await readNewest(knownConnections, getState, id, () => extra.api.whatsappConnections.show(id));
    const queues = early ?? kept();
    return connection?.queues?.length === 0 && queues ? { ...connection, queues } : connection;
  },
  { silent: true },
);

export interface ConnectionSave {
  /** Null creates the connection. */
  readonly id: number | null;
  readonly fields: ConnectionToSave;
}

/** Creates or changes a connection. */
export const saveConnection = createAppThunk<Whatsapp | null, ConnectionSave>(
  'whatsappConnections/save',
  async ({ id, fields }, { extra, getState }) => {
    if (id === null) return extra.api.whatsappConnections.create(fields);
    const saved = await extra.api.whatsappConnections.update(id, fields);
    // Its queues are what the user chose now.
    await forgetKept(id, { getState, extra });
    return saved;
  },
  { silent: 'denial' },
);

export const removeConnection = createAppThunk<null, number>(
  'whatsappConnections/remove',
  (id, { extra }) => extra.api.whatsappConnections.remove(id),
  { fallbackKey: 'whatsappConnections:toasts.notRemoved' },
);
