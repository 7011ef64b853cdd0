import type { Middleware } from '@reduxjs/toolkit';
import type { DesktopBridge, ServerAddresses } from '@/bridge/desktop';
import { announcingRefresh } from '@/entities/session/renewSession';
import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import type { Clock } from '@/lib/clock';
import type { Log } from '@/lib/log';
import { createSocketMiddleware, type SocketMiddlewareParts } from '@/realtime/socketMiddleware';

interface LiveParts {
  readonly server: ServerAddresses | null;
  readonly desktop: Pick<DesktopBridge, 'session'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Parts that tests use instead of socket.io and the browser's frames. */
type Replaced = Pick<SocketMiddlewareParts, 'openSocket' | 'planFrame'>;

/** The live connection, opened and closed with the session. */
export const createLive =
  ({ server, desktop, clock, log }: LiveParts, replaced: Replaced = {}): Middleware =>
  (store) =>
    createSocketMiddleware({
      address: server?.socket ?? null,
      accessToken: () => desktop.session.accessToken(),
      refresh: announcingRefresh(() => desktop.session.refresh(), store.dispatch),
      sessionOf: (action) => {
        if (!sessionStarted.match(action)) return null;
        const { id, companyId } = action.payload.user;
        return companyId === undefined ? null : { userId: id, companyId };
      },
      isSessionEnd: sessionEnded.match,
      sessionExpired: () => sessionEnded({ reason: 'expired', cause: 'token of the live connection' }),
      clock,
      log,
      ...replaced,
    })(store);
