import type { ManagerOptions, SocketOptions } from 'socket.io-client';
import { SOCKET_PING_MS } from '@/domain/limits';

/** Longest wait for a connection, ms. */
const CONNECT_TIMEOUT_MS = 10_000;

type Options = Partial<ManagerOptions & SocketOptions> & {
  readonly pingInterval: number;
  readonly pingTimeout: number;
};

/**
 * Options of one socket: websocket only, and the raw token in both places where servers look. Socket.io 4 servers use their
 * own ping times. Every attempt uses a new socket, so its token is always fresh.
 */
export const handshakeOptions = (token: string): Options => ({
  transports: ['websocket'],
  auth: { token },
  query: { token },
  forceNew: true,
  reconnection: false,
  timeout: CONNECT_TIMEOUT_MS,
  pingInterval: SOCKET_PING_MS,
  pingTimeout: SOCKET_PING_MS,
});
