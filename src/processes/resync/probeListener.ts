import { createAction } from '@reduxjs/toolkit';
import { reconnectNow } from '@/realtime/socketActions';
import type { StartListening } from '@/entities/base/thunk';

/** A call to the server ended without any answer. */
export const callUnanswered = createAction('connection/callUnanswered');

const isNoAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === null;

/**
 * The socket may take most of a minute to notice a dead connection. When a call gets no answer, the server is probed; without a
 * reply the socket reconnects at once. Any reply counts, even a refusal.
 */
export const registerProbeListener = (start: StartListening): void => {
  start({
    actionCreator: callUnanswered,
    effect: async (_, { dispatch, extra, getState, subscribe, unsubscribe }) => {
      if (getState().socketStatus.state !== 'online') return;
      // A probe without an answer must not start a second one.
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
