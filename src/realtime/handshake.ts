import type { ManagerOptions, SocketOptions } from 'socket.io-client';
import { SOCKET_PING_MS } from '@/domain/limits';

/** Longest wait for a connection, ms. */
const CONNECT_TIMEOUT_MS = 10_000;

type Options = Partial<ManagerOptions & SocketOptions> & {
  readonly pingInterval: number;
  readonly pingTimeout: number;
};

/**
 * Options of one connection: websocket alone (RT-02), the raw token in both places servers look (COMPAT-02), the ping of
 * RT-03 (servers of version 4 use their own). Every try has a connection of its own, so that its token is always new.
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
