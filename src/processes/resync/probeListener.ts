import { createAction } from '@reduxjs/toolkit';
import { reconnectNow } from '@/realtime/socketActions';
import type { StartListening } from '@/entities/thunk';

/** A call to the server ended without any answer. */
export const callUnanswered = createAction('connection/callUnanswered');

const isNoAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === null;

/**
 * A dead line may look alive to the socket for most of a minute. When a call gets no answer the server is asked for a sign of
 * life; without one the connection is given up and tried again at once. Any answer, a refusal too, is a sign of life.
 */
export const registerProbeListener = (start: StartListening): void => {
  start({
    actionCreator: callUnanswered,
    effect: async (_, { dispatch, extra, getState, subscribe, unsubscribe }) => {
      if (getState().connection.state !== 'online') return;
      // The probe itself may get no answer, which starts no second one.
      unsubscribe();
      try {
        await extra.api.auth.probe();
      } catch (error) {
        if (isNoAnswer(error)) dispatch(reconnectNow({ probe: true }));
      } finally {
        subscribe();
      }
    },
  });
};
