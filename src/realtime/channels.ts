import { channelName, type EventKind } from '@/protocol/events';
import type { LiveSocket } from './liveConnection';
import type { Channel } from './socketActions';

type Receive = (name: string, kind: EventKind, payload: unknown) => void;

/** The channels that are on screen, kept over reconnects; what arrives for one that was left is dropped. */
export const createChannels = (receive: Receive) => {
  const followed = new Map<string, { readonly kind: Channel['kind']; count: number }>();
  let socket: LiveSocket | null = null;
  let subscribed = new Set<string>();

  const hear = (name: string, kind: EventKind): void => {
    if (!socket || subscribed.has(name)) return;
    subscribed.add(name);
    socket.on(name, (payload: unknown) => {
      if (followed.has(name)) receive(name, kind, payload);
    });
  };

  return {
    /** A new socket was started: subscribe to every wanted channel on it. */
    attach(started: LiveSocket): void {
      socket = started;
      subscribed = new Set();
      for (const [name, { kind }] of followed) hear(name, kind);
    },
    follow({ kind, id }: Channel, companyId: number): void {
      const name = channelName(kind, companyId, id);
      const entry = followed.get(name) ?? { kind, count: 0 };
      entry.count += 1;
      followed.set(name, entry);
      hear(name, kind);
    },
    leave({ kind, id }: Channel, companyId: number): void {
      const name = channelName(kind, companyId, id);
      const entry = followed.get(name);
      if (!entry) return;
      entry.count -= 1;
      if (entry.count === 0) followed.delete(name);
    },
    /** The session ended. */
    clear(): void {
      followed.clear();
      socket = null;
    },
  };
};
