import { describe, expect, it } from 'vitest';
import { chatBoxRoom, createRooms, notificationRoom, ticketListRoom } from '@/realtime/rooms';

const createDiary = () => {
  const sent: string[][] = [];
  return { sent, rooms: createRooms((event, ...args) => sent.push([event, ...args])) };
};

describe('rooms', () => {
  it('[RT-06] a chat box is joined with the ticket id as text', () => {
    const { rooms, sent } = createDiary();
    rooms.goLive();
    rooms.join(chatBoxRoom(7));
    expect(sent).toEqual([['joinChatBox', '7']]);
  });

  it('[RT-06] joins are counted: n joins need n leaves, and only the first and the last are sent', () => {
    const { rooms, sent } = createDiary();
    rooms.goLive();
    rooms.join(chatBoxRoom(7));
    rooms.join(chatBoxRoom(7));
    rooms.leave(chatBoxRoom(7));
    expect(sent).toEqual([['joinChatBox', '7']]);
    rooms.leave(chatBoxRoom(7));
    rooms.leave(chatBoxRoom(7));
    expect(sent).toEqual([
      ['joinChatBox', '7'],
      ['leaveChatBox', '7'],
    ]);
  });

  it('[RT-05] a ticket list is joined by its status with its first viewer, on the next connection too, and left with the last', () => {
    const { rooms, sent } = createDiary();
    rooms.goLive();
    rooms.join(ticketListRoom('closed'));
    rooms.join(ticketListRoom('closed'));
    rooms.leave(ticketListRoom('closed'));
    expect(sent).toEqual([['joinTickets', 'closed']]);
    rooms.goDark();
    rooms.goLive();
    expect(sent.splice(1)).toEqual([['joinTickets', 'closed']]);
    rooms.leave(ticketListRoom('closed'));
    expect(sent.slice(1)).toEqual([['leaveTickets', 'closed']]);
  });

  it('[RT-04] [RT-05] [COMPAT-02] are joined once per connection, not before it is ready, and again after the next', () => {
    const { rooms, sent } = createDiary();
    rooms.join(notificationRoom);
    rooms.join(ticketListRoom('pending'));
    expect(sent).toEqual([]);
    rooms.goLive();
    rooms.goLive();
    expect(sent).toEqual([['joinNotification'], ['joinTickets', 'pending']]);
    rooms.goDark();
    rooms.leave(ticketListRoom('pending'));
    rooms.goLive();
    expect(sent.slice(2)).toEqual([['joinNotification']]);
  });

  it('[RT-06] a refused join is repeated as leave and join, but only for rooms that are wanted', () => {
    const { rooms, sent } = createDiary();
    rooms.goLive();
    rooms.rejoin(chatBoxRoom(7));
    expect(sent).toEqual([]);
    rooms.join(chatBoxRoom(7));
    rooms.rejoin(chatBoxRoom(7));
    expect(sent.slice(1)).toEqual([
      ['leaveChatBox', '7'],
      ['joinChatBox', '7'],
    ]);
  });

  it('[SEC-08] are all dropped after the session', () => {
    const { rooms, sent } = createDiary();
    rooms.join(notificationRoom);
    rooms.clear();
    rooms.goLive();
    expect(sent).toEqual([]);
  });
});
