import type { LiveSocket } from '@/realtime/liveConnection';

/** A socket without a network: a test plays the server, and reads what the client sent. */
export const createFakeSocket = (address: string, token: string) => {
  const listeners = new Map<string, ((...args: never[]) => void)[]>();
  const sent: unknown[][] = [];
  let isOpen = true;
  let isConnected = false;
  const receive = (event: string, ...args: unknown[]): void => {
    for (const listener of listeners.get(event) ?? []) listener(...(args as never[]));
  };
  const socket = {
    on: (event: string, listener: (...args: never[]) => void) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      return socket;
    },
    emit: (event: string, ...args: unknown[]) => {
      sent.push([event, ...args]);
      return socket;
    },
    // As in socket.io: closing a connection emits `disconnect` before the call returns.
    disconnect: () => {
      const wasConnected = isOpen && isConnected;
      isOpen = false;
      if (wasConnected) receive('disconnect', 'io client disconnect');
      return socket;
    },
  };
  return {
    socket: socket as unknown as LiveSocket,
    address,
    token,
    sent,
    /** Names the client listens to. */
    heard: () => [...listeners.keys()],
    isOpen: () => isOpen,
    receive,
    /** The handshake succeeds, and the server sends `ready`. */
    accept: (): void => {
      isConnected = true;
      receive('connect');
      receive('ready');
    },
    /** The server ends the connection. */
    drop: (reason: string): void => receive('disconnect', reason),
  };
};

export type FakeSocket = ReturnType<typeof createFakeSocket>;
