import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import type { ApiFailure } from '@/protocol/errors';
import type { Clock } from '@/lib/clock';
import { createAppThunk } from '../thunk';
import { connectionFields } from './connectionFields';

/** Both calls answer only once the phone is connected, perhaps never: no answer is no failure. */
const refusalOnly = async (answer: Promise<null>): Promise<null> => {
  try {
    return await answer;
  } catch (error) {
    if ((error as ApiFailure).status === null) return null;
    throw error;
  }
};

/** Takes up a session once more. */
export const startSession = createAppThunk<null, number>(
  'connections/startSession',
  (id, { extra }) => refusalOnly(extra.api.whatsappConnections.startSession(id)),
  { fallbackKey: 'connections:toasts.notStarted' },
);

/** Logs the phone out. */
export const disconnect = createAppThunk<null, number>(
  'connections/disconnect',
  (id, { extra }) => extra.api.whatsappConnections.disconnect(id),
  { fallbackKey: 'connections:toasts.notDisconnected' },
);

/** How often, and how long after the request, it is looked whether the queues are gone, ms. */
const LOOKS = 5;
const LOOK_EVERY_MS = 1_000;

const pause = (clock: Clock): Promise<void> => new Promise((resolve) => void clock.after(LOOK_EVERY_MS, resolve));

/** Gives a connection back the queues it had, as soon as the server has emptied them; a look that fails is made again. */
const keepQueues = createAppThunk<null, Whatsapp>(
  'connections/keepQueues',
  async (before, { extra: { api, clock } }) => {
    const { queueIds } = connectionFields(before);
    if (queueIds.length === 0) return null;
    for (let looksLeft = LOOKS; looksLeft > 0; looksLeft -= 1) {
      await pause(clock);
      try {
        const now = await api.whatsappConnections.show(before.id);
        if (now?.queues?.length === 0) {
          await api.whatsappConnections.update(before.id, { ...connectionFields(now), queueIds });
          return null;
        }
      } catch (error) {
        if (looksLeft === 1) throw error;
      }
    }
    return null;
  },
  { fallbackKey: 'connections:toasts.queuesLost' },
);

/** Asks for a new QR code, which empties the connection's queues: they are remembered and put back. */
export const renewQrCode = createAppThunk<null, number>(
  'connections/renewQrCode',
  async (id, { dispatch, extra }) => {
    const before = await extra.api.whatsappConnections.show(id);
    const [answer] = await Promise.all([
      refusalOnly(extra.api.whatsappConnections.newQrCode(id)),
      before ? dispatch(keepQueues(before)) : null,
    ]);
    return answer;
  },
  { fallbackKey: 'connections:toasts.notStarted' },
);
