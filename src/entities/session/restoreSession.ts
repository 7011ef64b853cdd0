import type { SessionAnswer } from '@/bridge/desktop';
import { type SessionUser, sessionUserSchema } from '@/protocol/records/users';
import { isTransient } from '@/protocol/errors';
import { parseRecord } from '@/protocol/parse';
import { backoffDelay } from '@/lib/backoff';
import { isFailure, SessionCallError } from '../base/failure';
import { createAppThunk, type Services } from '../base/thunk';
import { readEnd } from './localSession';
import { endRecalled, restoreDelayed, sessionEnded } from './sessionActions';
import { startSession } from './startSession';

/** For servers without a refresh call: reads the user with the stored token. */
const readOwnUser = async ({ api }: Services): Promise<SessionUser | null> => {
  const me = await api.auth.me();
  return me && api.users.show(me.id);
};

const userOfAnswer = async (answer: SessionAnswer, services: Services): Promise<SessionUser | null> => {
  if (answer.ok) return parseRecord(sessionUserSchema, answer.user);
  if (answer.status === 404) return readOwnUser(services);
  throw new SessionCallError(answer);
};

/**
 * Did the server, or the network, fail for now? The stored session may still be valid. An answer below 400 that cannot be read is one
 * of something in between, such as the sign-in page of a public network.
 */
const isDelay = (error: unknown): boolean =>
  isFailure(error) && (isTransient(error.status) || (error.status !== null && error.status < 400));

/**
 * Restores the session of the last start. If the server does not answer, the session stays and a listener tries again later. The due
 * date is not checked.
 */
export const restoreSession = createAppThunk<void, { readonly attempt: number }>(
  'session/restore',
  async ({ attempt }, api) => {
    const { desktop, clock, storage } = api.extra;
    const end = readEnd(storage.local);
    if (end) api.dispatch(endRecalled(end));
    if (!(await desktop.session.stored()).restorable) return;
    const answer = await desktop.session.refresh();
    // The user may have given it up, and signed in, meanwhile; not `watchSession`, since a restore has no account yet.
    if (api.getState().session.status !== 'restoring') return;
    if (!answer.ok && (answer.status === 401 || answer.status === 403)) {
      api.dispatch(sessionEnded({ reason: 'expired', cause: `restore ${answer.status}` }));
      return;
    }
    try {
      const user = await userOfAnswer(answer, api.extra);
      if (user && api.getState().session.status === 'restoring') {
        await startSession(user, api, { fresh: false, endingInDays: null });
      }
    } catch (error) {
      if (!isDelay(error)) throw error;
      api.dispatch(restoreDelayed({ nextTryAt: clock.now() + backoffDelay(attempt), attempt }));
    }
  },
  { silent: true, changesSession: true, condition: (_, { session }) => session.status === 'restoring' },
);
