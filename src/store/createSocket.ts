import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import type { Services } from '@/entities/thunk';
import { createSocketMiddleware, type SocketMiddlewareParts } from '@/realtime/socketMiddleware';

type Replaceable = Pick<SocketMiddlewareParts, 'openSocket' | 'planFrame'>;

/** The live connection of a store: it opens and closes with the session (RT-01). */
export const createSocket = ({ desktop, clock, log }: Services, replaced: Replaceable = {}) =>
  createSocketMiddleware({
    address: async () => (await desktop.server.state()).current?.socket ?? null,
    accessToken: () => desktop.session.accessToken(),
    refresh: () => desktop.session.refresh(),
    sessionOf: (action) => {
      if (!sessionStarted.match(action)) return null;
      const { id: userId, companyId } = action.payload.user;
      return companyId === undefined ? null : { companyId, userId };
    },
    isSessionEnd: sessionEnded.match,
    sessionExpired: () => sessionEnded({ reason: 'expired' }),
    clock,
    log,
    ...replaced,
  });
