import { createAction } from '@reduxjs/toolkit';
import { reconnectNow } from '@/realtime/socketActions';
import type { StartListening } from '@/entities/base/thunk';

/** A call to the server ended without any answer. */
export const callUnanswered = createAction('connection/callUnanswered');

const isNoAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === null;

/**
 * While a new connection is still read in, a failed probe renews it only after this time, ms: a server whose calls get no answer though
 * its socket works must not be connected to again and again.
 */
const RENEW_AGAIN_MS = 5_000;

/**
 * The socket may take most of a minute to notice a dead connection. When a call gets no answer, the server is probed; without a
 * reply the socket reconnects at once. Any reply counts, even a refusal.
 */
export const registerProbeListener = (start: StartListening): void => {
  let renewedAt = -Infinity;
  start({
    actionCreator: callUnanswered,
    effect: async (_, { dispatch, extra, getState, subscribe, unsubscribe }) => {
      const { state } = getState().socketStatus;
      const isTooSoon = state === 'resyncing' && extra.clock.now() - renewedAt < RENEW_AGAIN_MS;
      if ((state !== 'online' && state !== 'resyncing') || isTooSoon) return;
      // A probe without an answer must not start a second one.
      unsubscribe();
      try {
        await extra.api.auth.probe();
      } catch (error) {
        if (!isNoAnswer(error)) return;
        renewedAt = extra.clock.now();
        dispatch(reconnectNow({ probe: true }));
      } finally {
        subscribe();
      }
    },
  });
};
