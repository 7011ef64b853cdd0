import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { SessionAnswer } from '@/bridge/desktop';
import { type EventKind, eventNames, parseEvent } from '@/protocol/events';
import type { Clock } from '@/lib/clock';
import type { Log } from '@/lib/log';
import { createChannels } from './channels';
import { createEventQueue } from './eventQueue';
import { browserPace, type PlanFrame } from './pace';
import { handshakeOptions } from './handshake';
import { createLiveConnection, type LiveSocket } from './liveConnection';
import { chatBoxRoom, createRooms, notificationRoom, ticketListRoom } from './rooms';
import { serverEvents, serverEventsReceived, type ServerEvent } from './serverEvents';
import {
  channelFollowed,
  channelLeft,
  chatBoxJoined,
  chatBoxLeft,
  chatBoxRejoined,
  reconnectNow,
  resyncRequested,
  socketStateChanged,
  socketTokenExpired,
  ticketListJoined,
  ticketListLeft,
} from './socketActions';

/** The user whose events are subscribed to. */
export interface SocketSession {
  readonly companyId: number;
  readonly userId: number;
}

export interface SocketMiddlewareParts {
  /** Origin of the socket server, null while none is chosen. */
  readonly address: string | null;
  /** The raw access token, only for the handshake. */
  readonly accessToken: () => Promise<string | null>;
  readonly refresh: () => Promise<SessionAnswer>;
  /** A session began with this action; null for every other action. */
  readonly sessionOf: (action: UnknownAction) => SocketSession | null;
  readonly isSessionEnd: (action: UnknownAction) => boolean;
  /** The action to dispatch when the server says that the session is over. */
  readonly sessionExpired: () => UnknownAction;
  readonly clock: Clock;
  readonly log: Log;
  /** Replaces socket.io in tests. */
  readonly openSocket?: (address: string, token: string) => LiveSocket | Promise<LiveSocket>;
  readonly planFrame?: PlanFrame;
}

// `parseEvent` returned the event that belongs to the kind; the compiler cannot follow this pair through the table.
const toAction = (kind: EventKind, event: unknown): ServerEvent =>
  (serverEvents[kind] as (event: unknown) => ServerEvent)(event);

/** Loaded once a session is there: the login and the first list are rendered without it. */
const openSocketIo = async (address: string, token: string): Promise<LiveSocket> => {
  const { io } = await import('socket.io-client');
  return io(address, handshakeOptions(token));
};

/**
 * The only way in for live events. It opens with the session and knows no feature: events become actions, one
 * dispatch per frame, and payloads of another shape are logged and dropped.
 */
export const createSocketMiddleware =
  ({ openSocket = openSocketIo, planFrame = browserPace(), ...parts }: SocketMiddlewareParts): Middleware =>
  ({ dispatch }) => {
    const { clock, log } = parts;
    let session: SocketSession | null = null;

    const queue = createEventQueue(planFrame, (events) => dispatch(serverEventsReceived(events)));
    const rooms = createRooms((event, ...args) => connection.emit(event, ...args));

    const receive = (name: string, kind: EventKind, payload: unknown): void => {
      const event = session && parseEvent(kind, payload, session.companyId);
      if (event) queue.add(toAction(kind, event));
      else log.warn('Event dropped', { name });
    };
    const channels = createChannels(receive);

    const connection = createLiveConnection({
      clock,
      accessToken: parts.accessToken,
      refresh: parts.refresh,
      connect: async (token) => (parts.address === null ? null : openSocket(parts.address, token)),
      onSocket: (socket) => {
        if (!session) return;
        for (const [name, kind] of eventNames(session.companyId, session.userId)) {
          socket.on(name, (payload: unknown) => receive(name, kind, payload));
        }
        channels.attach(socket);
      },
      onState: (state, nextTryAt) => dispatch(socketStateChanged({ state, nextTryAt, at: clock.now() })),
      onReady: (afterGap) => {
        rooms.goLive();
        if (afterGap) dispatch(resyncRequested());
        else dispatch(socketStateChanged({ state: 'online', nextTryAt: null, at: clock.now() }));
      },
      onLost: rooms.goDark,
      onSessionEnded: () => dispatch(parts.sessionExpired()),
      onTokenExpired: () => dispatch(socketTokenExpired()),
    });

    const open = (started: SocketSession): void => {
      session = started;
      rooms.clear();
      channels.clear();
      rooms.join(notificationRoom);
      rooms.join(ticketListRoom('open'));
      rooms.join(ticketListRoom('pending'));
      connection.open();
    };

    const close = (): void => {
      session = null;
      queue.clear();
      rooms.clear();
      channels.clear();
      connection.close();
    };

    const follow = (action: UnknownAction): void => {
      if (chatBoxJoined.match(action)) rooms.join(chatBoxRoom(action.payload.ticketId));
      else if (chatBoxLeft.match(action)) rooms.leave(chatBoxRoom(action.payload.ticketId));
      else if (chatBoxRejoined.match(action)) rooms.rejoin(chatBoxRoom(action.payload.ticketId));
      else if (ticketListJoined.match(action)) rooms.join(ticketListRoom(action.payload.status));
      else if (ticketListLeft.match(action)) rooms.leave(ticketListRoom(action.payload.status));
      else if (session && channelFollowed.match(action)) channels.follow(action.payload, session.companyId);
      else if (session && channelLeft.match(action)) channels.leave(action.payload, session.companyId);
      else if (reconnectNow.match(action)) connection.reconnect(action.payload.probe);
    };

    return (next) => (unknown) => {
      const action = unknown as UnknownAction;
      const result = next(action);
      const started = parts.sessionOf(action);
      if (started) open(started);
      else if (parts.isSessionEnd(action)) close();
      else follow(action);
      return result;
    };
  };
