import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { resyncFinished, socketStateChanged } from '@/realtime/socketActions';
import { sessionStarted } from '@/entities/session/sessionActions';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { readStore } from '@/entities/device/unreadableStores/unreadableStores';
import type { StartListening } from '@/entities/base/thunk';
import { createEchoWatch } from './echoWatch';
import {
  answerLost,
  entryChanged,
  outboxRestored,
  uploadEnded,
  uploadStopRequested,
} from '@/entities/conversations/outbox/outboxSlice';
import { createOutboxWorker } from './outboxWorker';

/** Does this action start the wait for an echo? A text was handed over, or a file was sent completely. */
const awaitsEcho = (action: UnknownAction): boolean =>
  uploadEnded.match(action) || (entryChanged.match(action) && action.payload.state === 'sending');

/** Keeps the outbox on disk and sends its entries. */
export const registerOutboxListeners = (start: StartListening): void => {
  const worker = createOutboxWorker();
  const echoes = createEchoWatch();

  start({
    actionCreator: sessionStarted,
    effect: async ({ payload }, context) => {
      const { outbox } = context.extra.storage;
      const entries = await readStore('outbox', () => outbox.readAll(payload.account), context);
      if (entries) context.dispatch(outboxRestored(entries));
    },
  });

  start({
    predicate: (_, current, previous) =>
      current.outbox !== previous.outbox || current.socketStatus.state !== previous.socketStatus.state,
    effect: (_, context) => worker.wake(context),
  });

  // An entry leaves the outbox when its message arrives or the user discards it; the end of a session removes nothing.
  start({
    predicate: (_, current, previous) =>
      current.outbox.byId !== previous.outbox.byId &&
      current.session.account !== null &&
      current.session.account === previous.session.account,
    effect: async (_, { getState, getOriginalState, extra }) => {
      const before = getOriginalState();
      const left = Object.keys(before.outbox.byId).filter((id) => !getState().outbox.byId[id]);
      await Promise.all(left.map((id) => extra.storage.outbox.remove(selectAccount(before), id)));
    },
  });

  start({
    matcher: isAnyOf(outboxRestored, socketStateChanged, resyncFinished),
    effect: (_, context) => echoes.begin(context),
  });

  start({
    actionCreator: uploadStopRequested,
    effect: ({ payload: { id, reason } }) => worker.stopUpload(id, reason),
  });

  start({
    predicate: awaitsEcho,
    effect: (_, context) => echoes.watch(context),
  });

  start({
    actionCreator: answerLost,
    effect: ({ payload }, context) => echoes.look(context, payload),
  });
};
