/** Joins of one socket, counted per room: n joins need n leaves, and leaving more often than joining is harmless. */
export interface JoinedRooms {
  join(rooms: readonly string[]): void;
  leave(rooms: readonly string[]): void;
}

/** What of a socket.io socket the counting needs. */
export interface RoomMember {
  join(room: string): unknown;
  leave(room: string): unknown;
}

export const createJoinedRooms = (member: RoomMember): JoinedRooms => {
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
