import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { UserRow } from '@native/demo-server/db/rows';
import { companyRoom } from '@native/demo-server/realtime/rooms';
import type { Person, Shop } from './shopWorld';

export interface Heard {
  event: string;
  payload: Record<string, unknown>;
}

/** A socket of the company that records what it receives. */
export interface SocketListener {
  user: UserRow;
  socket: Socket;
  heard(): Heard[];
  /** `action` of each event of this name, in order. */
  actions(event: string): unknown[];
  forget(): void;
}

let fences = 0;

/** Waits until all that the server has sent so far has arrived at these sockets. */
export const settle = async ({ context, users }: Shop, ...ears: SocketListener[]): Promise<void> => {
  fences += 1;
  const fence = `fence-${fences}`;
  const arrived = ears.map(({ socket }) => new Promise<void>((resolve) => socket.once(fence, () => resolve())));
  for (const companyId of new Set(Object.values(users).map((user) => user.companyId))) {
    context.hub.emit([companyRoom(companyId)], fence, null);
  }
  await Promise.all(arrived);
};

/** Opens a socket as one of the users; resolves at 'ready'. */
export const listen = async (shop: Shop, who: Person): Promise<SocketListener> => {
  const everything: Heard[] = [];
  const socket = io(shop.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token: shop.tokens[who] },
  });
  onTestFinished(() => void socket.close());
  socket.onAny((event: string, payload: Record<string, unknown>) => everything.push({ event, payload }));
  await new Promise<void>((resolve) => socket.once('ready', () => resolve()));
  const heard = () => everything.filter(({ event }) => event !== 'ready' && !event.startsWith('fence-'));
  return {
    user: shop.users[who],
    socket,
    heard,
    actions: (name) =>
      heard()
        .filter(({ event }) => event === name)
        .map(({ payload }) => payload['action']),
    forget: () => void everything.splice(0),
  };
};

/** Requests rooms and waits until the server has handled all requests. */
export const join = async (
  shop: Shop,
  ear: SocketListener,
  ...requests: (readonly [string, unknown?])[]
): Promise<void> => {
  const { socket, user } = ear;
  for (const [name, argument] of requests) socket.emit(name, argument);
  // A socket's requests are handled in order: joining the last room proves the others.
  const probe = shop.addTicket({ status: 'open', userId: user.id, companyId: user.companyId });
  socket.emit('joinChatBox', String(probe.id));
  fences += 1;
  const proof = `fence-${fences}`;
  const proven = new Promise<void>((resolve) => socket.once(proof, () => resolve()));
  const asking = setInterval(() => shop.context.hub.emit([String(probe.id)], proof, null), 2);
  await proven;
  clearInterval(asking);
  socket.emit('leaveChatBox', String(probe.id));
  shop.context.tables.tickets.remove({ id: probe.id });
};
