import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Tables } from '../db/tables';
import type { Dialect } from '../dialect';
import type { Tokens } from '../http/tokens';
import type { Hub } from './hubInterface';
import {
  companyRoom,
  ticketRoom,
  userRoom,
  companyNotificationRoom,
  companyStatusRoom,
  queueNotificationRoom,
  queueStatusRoom,
} from './rooms';
import { readSocketUser, type SocketUser } from './socketUser';
import type { TicketRow } from '../db/rows';

/** Joins of one socket, counted per room: n joins need n leaves, and leaving more often than joining is harmless. */
interface JoinedRooms {
  join(rooms: readonly string[]): void;
  leave(rooms: readonly string[]): void;
}

/** The methods of a socket.io socket that counting joins needs. */
interface RoomMember {
  join(room: string): unknown;
  leave(room: string): unknown;
}

const createJoinedRooms = (member: RoomMember): JoinedRooms => {
  const counts = new Map<string, number>();
  return {
    join: (rooms) => {
      for (const room of rooms) {
        const count = (counts.get(room) ?? 0) + 1;
        counts.set(room, count);
        if (count === 1) void member.join(room);
      }
    },
    leave: (rooms) => {
      for (const room of rooms) {
        const count = (counts.get(room) ?? 0) - 1;
        if (count > 0) counts.set(room, count);
        else if (counts.delete(room)) void member.leave(room);
      }
    },
  };
};

/** Who may join which rooms. Supervisors count as plain users, and `super` does not matter. */

const queuesOf = ({ queueIds, seesUnqueued }: SocketUser): (number | null)[] => [
  ...queueIds,
  ...(seesUnqueued ? [null] : []),
];

const notificationRooms = (user: SocketUser): string[] =>
  user.isAdmin
    ? [companyNotificationRoom(user.companyId)]
    : queuesOf(user).map((queueId) => queueNotificationRoom(user.companyId, queueId));

const LISTED_STATUSES = ['open', 'pending', 'closed'];

/** Users who are not admins follow only the pending tickets of their queues; 'open' and 'closed' join no room for them. */
const ticketListRooms = (user: SocketUser, status: unknown): string[] => {
  if (typeof status !== 'string' || !LISTED_STATUSES.includes(status)) return [];
  if (user.isAdmin) return [companyStatusRoom(user.companyId, status)];
  if (status !== 'pending') return [];
  return queuesOf(user).map((queueId) => queueStatusRoom(user.companyId, queueId, status));
};

/** ⚠ A pending ticket has no owner, so its future owner is refused too and must ask again after accepting. */
const mayJoinTicket = (user: SocketUser, ticket: Pick<TicketRow, 'companyId' | 'userId'> | null): boolean =>
  ticket !== null && ticket.companyId === user.companyId && (user.isAdmin || ticket.userId === user.id);

/** Time between pings, and longest wait for the answer, ms. In socket.io 4 only the server sets these. */
const PING_INTERVAL = 25_000;
const PING_TIMEOUT = 20_000;

export interface SocketHub extends Hub {
  /** Users with at least one open socket. */
  connected: () => SocketUser[];
  /** Disconnects every socket as if the server wanted it, or as a broken connection when `abruptly`. */
  disconnectAll(abruptly?: boolean): void;
}

interface HubOptions {
  server: HttpServer;
  tables: Tables;
  tokens: Tokens;
  dialect: Dialect;
}

/** The raw token from the place where this kind of server reads it; '' if it is not there. */
const tokenOf = ({ handshake }: Socket, { tokenPlaces }: Dialect): string => {
  for (const place of tokenPlaces) {
    const token: unknown = handshake[place].token;
    if (typeof token === 'string' && token !== '') return token;
  }
  return '';
};

/** Lets a socket join and leave rooms. */
const listen = (socket: Socket, user: SocketUser, tables: Tables): void => {
  const rooms = createJoinedRooms(socket);
  rooms.join([companyRoom(user.companyId), userRoom(user.id)]);

  // ⚠ No event goes to a room named by a number; only texts count.
  socket.on('joinChatBox', (id: unknown) => {
    if (typeof id !== 'string' || !/^\d+$/.test(id)) return;
    if (mayJoinTicket(user, tables.tickets.get(Number(id)))) rooms.join([ticketRoom(Number(id))]);
  });
  socket.on('leaveChatBox', (id: unknown) => {
    if (typeof id === 'string' && /^\d+$/.test(id)) rooms.leave([ticketRoom(Number(id))]);
  });
  socket.on('joinNotification', () => rooms.join(notificationRooms(user)));
  socket.on('leaveNotification', () => rooms.leave(notificationRooms(user)));
  socket.on('joinTickets', (status: unknown) => rooms.join(ticketListRooms(user, status)));
  socket.on('leaveTickets', (status: unknown) => rooms.leave(ticketListRooms(user, status)));
  // Clients send `userStatus`, which has no effect here.
};

/** The socket server: accepts every handshake, drops sockets with bad tokens at once, manages rooms, sends events. */
export const createHub = ({ server, tables, tokens, dialect }: HubOptions): SocketHub => {
  const io = new Server(server, { pingInterval: PING_INTERVAL, pingTimeout: PING_TIMEOUT, serveClient: false });
  const users = new Map<Socket, SocketUser>();

  const authenticate = async (socket: Socket): Promise<SocketUser | null> => {
    const actor = await tokens.readAccess(tokenOf(socket, dialect));
    return actor && readSocketUser(tables, actor.id);
  };

  const welcome = async (socket: Socket): Promise<void> => {
    const user = await authenticate(socket);
    if (!user) {
      socket.disconnect();
      return;
    }
    if (!socket.connected) return;
    users.set(socket, user);
    socket.on('disconnect', () => users.delete(socket));
    tables.users.update({ id: user.id }, { online: true });
    listen(socket, user, tables);
    socket.emit('ready');
  };

  io.on('connection', (socket) => void welcome(socket));

  return {
    emit: (rooms, event, payload) => {
      // An empty list of rooms addresses no socket; socket.io would send to all of them.
      if (rooms.length > 0) io.to([...rooms]).emit(event, payload);
    },
    connected: () => [...users.values()],
    disconnectAll: (abruptly = false) => {
      for (const socket of io.sockets.sockets.values()) {
        if (abruptly) socket.conn.transport.close();
        else socket.disconnect(true);
      }
    },
    // Not `io.close()`: that would also close the HTTP server, which the hub does not own.
    close: async () => {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
};
