import { io, type Socket } from 'socket.io-client';

/** One event as it arrived. */
export interface Heard {
  readonly event: string;
  readonly payload: unknown;
}

/** A socket that records its events. */
export interface Listener {
  readonly socket: Socket;
  /** Company events in order of arrival, without the test's markers and the socket's own events. */
  readonly heard: () => readonly Heard[];
  /** Drops the events so far, which belong to the preparation. */
  readonly forget: () => void;
  readonly hasHeard: (event: string) => boolean;
  /** The socket's own events: connect, ready, disconnect. */
  readonly signs: () => readonly string[];
  readonly close: () => void;
}

interface Handshake {
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const isMarker = ({ event }: Heard): boolean => event === 'ready' || event.startsWith('fence-');

/** Opens a socket as the recordings did: only websocket, token in auth. Resolves once it is connected. */
export async function connectListener(url: string, { token, query, headers }: Handshake): Promise<Listener> {
  const everything: Heard[] = [];
  const signs: string[] = [];
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(token !== undefined && { auth: { token } }),
    ...(query && { query }),
    ...(headers && { extraHeaders: headers }),
  });
  socket.onAny((event: string, payload: unknown) => {
    everything.push({ event, payload });
    if (event === 'ready') signs.push(event);
  });
  socket.on('disconnect', (reason) => signs.push(`disconnect ${reason}`));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => {
      signs.push('connect');
      resolve();
    });
    socket.once('connect_error', reject);
  });
  return {
    socket,
    heard: () => everything.filter((heard) => !isMarker(heard)),
    forget: () => everything.splice(0),
    hasHeard: (name) => everything.some(({ event }) => event === name),
    signs: () => signs,
    close: () => void socket.close(),
  };
}
