/** A room of the server: how it is joined and left. */
export interface Room {
  readonly join: string;
  readonly leave: string;
  /** Always text: a number would join a room nothing is sent to (docs/servers.md#rooms-and-ready). */
  readonly argument?: string;
}

/** A ticket's conversation. */
export const chatBoxRoom = (ticketId: number): Room => ({
  join: 'joinChatBox',
  leave: 'leaveChatBox',
  argument: String(ticketId),
});

/** Tickets of one status. */
export const ticketListRoom = (status: string): Room => ({
  join: 'joinTickets',
  leave: 'leaveTickets',
  argument: status,
});

/** New messages of what the user may see. */
export const notificationRoom: Room = { join: 'joinNotification', leave: 'leaveNotification' };

type Emit = (event: string, ...args: string[]) => void;

/**
 * The rooms the client wants to be in. Joins are counted: the first one of a room is sent, and sent again after each connect. `emit` sends
 * over the present connection.
 */
export const createRooms = (emit: Emit) => {
  const wanted = new Map<string, { readonly room: Room; count: number }>();
  let isLive = false;

  const keyOf = (room: Room): string => `${room.join} ${room.argument ?? ''}`;
  const send = (event: string, { argument }: Room): void =>
    argument === undefined ? emit(event) : emit(event, argument);

  return {
    join(room: Room): void {
      const entry = wanted.get(keyOf(room));
      if (entry) {
        entry.count += 1;
        return;
      }
      wanted.set(keyOf(room), { room, count: 1 });
      if (isLive) send(room.join, room);
    },
    leave(room: Room): void {
      const entry = wanted.get(keyOf(room));
      if (!entry) return;
      entry.count -= 1;
      if (entry.count > 0) return;
      wanted.delete(keyOf(room));
      if (isLive) send(room.leave, room);
    },
    /** Leaves and joins again, since the server may have refused the first join silently. */
    rejoin(room: Room): void {
      if (!isLive || !wanted.has(keyOf(room))) return;
      send(room.leave, room);
      send(room.join, room);
    },
    /** The connection takes joins now. */
    goLive(): void {
      if (isLive) return;
      isLive = true;
      for (const { room } of wanted.values()) send(room.join, room);
    },
    /** The connection is gone; what was wanted stays wanted. */
    goDark(): void {
      isLive = false;
    },
    /** The session ended, so no room is wanted. */
    clear(): void {
      wanted.clear();
      isLive = false;
    },
  };
};
