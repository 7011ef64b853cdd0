import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import type { Tables } from '../db/tables';
import type { Dialect } from '../dialect';
import type { Tokens } from '../http/tokens';
import type { Hub } from './hubInterface';
import { createJoinedRooms } from './joinedRooms';
import { mayJoinTicket, notificationRooms, ticketListRooms } from './joinRules';
import { companyRoom, ticketRoom, userRoom } from './rooms';
import { readSocketUser } from './socketUser';
import type { SocketUser } from './socketUser';

/** ms between pings, and how long an answer may take. Server settings in socket.io 4, whatever a client asks for. */
const PING_INTERVAL = 25_000;
const PING_TIMEOUT = 20_000;

export interface SocketHub extends Hub {
  /** Users with at least one open socket. */
  connected: () => SocketUser[];
  /** Ends every socket as the server's wish, or as a broken line when `abruptly`. */
  disconnectAll(abruptly?: boolean): void;
}

interface HubOptions {
  server: HttpServer;
  tables: Tables;
  tokens: Tokens;
  dialect: Dialect;
}

/** The raw token from the place this kind of server looks at; '' when it is not there. */
const tokenOf = ({ handshake }: Socket, { tokenPlaces }: Dialect): string => {
  for (const place of tokenPlaces) {
    const token: unknown = handshake[place].token;
    if (typeof token === 'string' && token !== '') return token;
  }
  return '';
};

/** The realtime side: accepts every handshake, drops bad tokens at once, keeps rooms, sends events. */
export const createHub = ({ server, tables, tokens, dialect }: HubOptions): SocketHub => {
  const io = new Server(server, { pingInterval: PING_INTERVAL, pingTimeout: PING_TIMEOUT, serveClient: false });
  const users = new Map<Socket, SocketUser>();

  const authenticate = async (socket: Socket): Promise<SocketUser | null> => {
    const actor = await tokens.readAccess(tokenOf(socket, dialect));
    return actor && readSocketUser(tables, actor.id);
  };

  const listen = (socket: Socket, user: SocketUser): void => {
    const rooms = createJoinedRooms(socket);
    rooms.join([companyRoom(user.companyId), userRoom(user.id)]);

    // ⚠ A number is no room anybody sends to; only texts count.
    socket.on('joinChatBox', (id: unknown) => {
      if (typeof id !== 'string' || !/^\d+$/.test(id)) return;
      if (mayJoinTicket(user, tables.tickets.find({ id: Number(id) }))) rooms.join([ticketRoom(Number(id))]);
    });
    socket.on('leaveChatBox', (id: unknown) => {
      if (typeof id === 'string' && /^\d+$/.test(id)) rooms.leave([ticketRoom(Number(id))]);
    });
    socket.on('joinNotification', () => rooms.join(notificationRooms(user)));
    socket.on('leaveNotification', () => rooms.leave(notificationRooms(user)));
    socket.on('joinTickets', (status: unknown) => rooms.join(ticketListRooms(user, status)));
    socket.on('leaveTickets', (status: unknown) => rooms.leave(ticketListRooms(user, status)));
    // userStatus is sent by clients and means nothing here.
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
    listen(socket, user);
    socket.emit('ready');
  };

  io.on('connection', (socket) => void welcome(socket));

  return {
    emit: (rooms, event, payload) => {
      // No room means nobody; socket.io would take it for everybody.
      if (rooms.length > 0) io.to([...rooms]).emit(event, payload);
    },
    connected: () => [...users.values()],
    disconnectAll: (abruptly = false) => {
      for (const socket of io.sockets.sockets.values()) {
        if (abruptly) socket.conn.transport.close();
        else socket.disconnect(true);
      }
    },
    // Not io.close(): that would close the HTTP server too, which is not ours.
    close: async () => {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
};
