import type { Socket } from 'socket.io-client';
import { HEARTBEAT_MS, READY_TIMEOUT_MS } from '@/domain/limits';
import { backoffDelay } from '@/lib/backoff';
import type { Cancel, Clock } from '@/lib/clock';
import type { SocketState } from './socketActions';
import { acquireToken, type TokenOutcome, type TokenParts } from './socketToken';

/** The part of a socket.io client that is used. */
export type LiveSocket = Pick<Socket, 'on' | 'emit' | 'disconnect'>;

export interface ConnectionParts extends Omit<TokenParts, 'now'> {
  readonly clock: Clock;
  /** Starts a connection with this token; null while no server is known. */
  readonly connect: (token: string) => Promise<LiveSocket | null>;
  /** A connection was started: subscribe to what matters. */
  readonly onSocket: (socket: LiveSocket) => void;
  readonly onState: (state: SocketState, nextTryAt: number | null) => void;
  /** Joins count from now on. `afterGap` when something may have been missed since the session started. */
  readonly onReady: (afterGap: boolean) => void;
  readonly onLost: () => void;
  readonly onSessionEnded: () => void;
  readonly onTokenExpired: () => void;
}

/** The bridge itself failed; that says nothing about the session. */
const bridgeFailed = (): TokenOutcome => ({ kind: 'unreachable' });

/**
 * One live connection, kept up from `open` to `close`. It renews its token before each attempt, waits longer after each failure,
 * and waits at most `READY_TIMEOUT_MS` for the server's `ready`.
 */
export const createLiveConnection = (parts: ConnectionParts) => {
  const { clock } = parts;
  let isWanted = false;
  /** Increased by everything that makes running attempts obsolete. */
  let generation = 0;
  let failures = 0;
  let hadGap = false;
  let isReady = false;
  /** The server refused the token, so the next try needs another one. */
  let mustRenew = false;
  /** The user may be back at the computer, which is reported to the server at once. */
  let hasReturned = false;
  let socket: LiveSocket | null = null;
  let cancelTimer: Cancel = () => {};

  const drop = (): void => {
    generation += 1;
    cancelTimer();
    if (isReady) parts.onLost();
    isReady = false;
    const dropped = socket;
    // Clear it first: the socket's own `disconnect` event must not count as a lost connection.
    socket = null;
    dropped?.disconnect();
  };

  const retryLater = (): void => {
    const delay = backoffDelay(failures);
    failures += 1;
    parts.onState('connecting', clock.now() + delay);
    cancelTimer = clock.after(delay, () => void connect());
  };

  /** `refused`: the server dropped the connection or said no to its token. */
  const lose = (refused: boolean): void => {
    const mayTryAtOnce = refused && failures === 0;
    hadGap = true;
    mustRenew = refused;
    drop();
    if (!mayTryAtOnce) {
      retryLater();
      return;
    }
    failures += 1;
    void connect();
  };

  const beat = (): void => {
    cancelTimer = clock.after(HEARTBEAT_MS, () => {
      socket?.emit('userStatus');
      beat();
    });
  };

  const becomeReady = (): void => {
    if (isReady) return;
    cancelTimer();
    isReady = true;
    failures = 0;
    mustRenew = false;
    if (hasReturned) socket?.emit('userStatus');
    hasReturned = false;
    beat();
    parts.onReady(hadGap);
  };

  const start = (started: LiveSocket): void => {
    socket = started;
    const ifCurrent = (run: () => void) => (): void => {
      if (socket === started) run();
    };
    started.on(
      'connect',
      ifCurrent(() => {
        cancelTimer = clock.after(READY_TIMEOUT_MS, becomeReady);
      }),
    );
    started.on('ready', ifCurrent(becomeReady));
    started.on('connect_error', (error: Error) => {
      if (socket === started) lose(error.message.includes('authentication'));
    });
    started.on('disconnect', (reason: string) => {
      if (socket === started) lose(reason === 'io server disconnect');
    });
    parts.onSocket(started);
  };

  const connect = async (): Promise<void> => {
    generation += 1;
    const mine = generation;
    parts.onState('connecting', null);
    const outcome = await acquireToken({ ...parts, now: () => clock.now() }, mustRenew).catch(bridgeFailed);
    if (mine !== generation) return;
    if (outcome.kind === 'ended') return parts.onSessionEnded();
    if (outcome.kind === 'expired') return parts.onTokenExpired();
    const started = outcome.kind === 'token' ? await parts.connect(outcome.token).catch(() => null) : null;
    if (mine !== generation) {
      started?.disconnect();
      return;
    }
    if (started) return start(started);
    hadGap = true;
    retryLater();
  };

  return {
    open(): void {
      isWanted = true;
      failures = 0;
      hadGap = false;
      mustRenew = false;
      hasReturned = false;
      drop();
      void connect();
    },
    close(): void {
      if (!isWanted) return;
      isWanted = false;
      drop();
      parts.onState('offline', null);
    },
    /**
     * Connects at once and cancels an attempt in progress. `renew` also drops a connection that seems to work, because it may
     * already be dead.
     */
    reconnect(renew: boolean): void {
      if (!isWanted || (isReady && !renew)) return;
      if (socket !== null) hadGap = true;
      hasReturned ||= renew;
      failures = 0;
      drop();
      void connect();
    },
    emit(event: string, ...args: string[]): void {
      socket?.emit(event, ...args);
    },
  };
};
