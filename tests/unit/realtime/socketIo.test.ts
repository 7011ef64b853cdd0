import { configureStore, createAction } from '@reduxjs/toolkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '@/lib/clock';
import {
  chatBoxJoined,
  chatBoxLeft,
  chatBoxRejoined,
  ticketListJoined,
  ticketListLeft,
} from '@/realtime/socketActions';
import { createSocketMiddleware } from '@/realtime/socketMiddleware';
import { createFakeSocket, type FakeSocket } from '@tests/support/fakes/fakeSocket';
import { aToken } from '@tests/support/tokens';

/** How socket.io was called, and the socket it gave. */
const opened = vi.hoisted(() => ({ calls: [] as unknown[][], socket: null as unknown }));
vi.mock('socket.io-client', () => ({
  io: (...call: unknown[]) => {
    opened.calls.push(call);
    return opened.socket;
  },
}));

const begun = createAction<{ readonly companyId: number; readonly userId: number }>('begun');
const TOKEN = aToken(Date.now() + 900_000);
let socket: FakeSocket;

beforeEach(() => {
  socket = createFakeSocket('http://server.test', TOKEN);
  Object.assign(opened, { calls: [], socket: socket.socket });
});

const begin = async () => {
  const middleware = createSocketMiddleware({
    address: 'http://server.test',
    accessToken: async () => TOKEN,
    refresh: async () => ({ ok: false, status: null, error: null }),
    sessionOf: (action) => (begun.match(action) ? action.payload : null),
    isSessionEnd: () => false,
    sessionExpired: createAction('expired'),
    clock: systemClock,
    log: { info() {}, error() {}, warn() {} },
    planFrame() {},
  });
  const store = configureStore({ reducer: () => 0, middleware: (getDefault) => getDefault().concat(middleware) });
  expect(opened.calls).toEqual([]);
  store.dispatch(begun({ companyId: 1, userId: 10 }));
  await vi.waitFor(() => expect(opened.calls).toHaveLength(1));
  return store;
};

it('[RT-01] [RT-02] [RT-03] socket.io is given the address and the token, websocket alone, and pings of 18000 ms', async () => {
  await begin();
  expect(opened.calls).toEqual([
    [
      'http://server.test',
      {
        transports: ['websocket'],
        auth: { token: TOKEN },
        query: { token: TOKEN },
        forceNew: true,
        reconnection: false,
        timeout: 10_000,
        pingInterval: 18_000,
        pingTimeout: 18_000,
      },
    ],
  ]);
});

it('[RT-05] [RT-06] what a screen follows is joined, joined again and left over the connection', async () => {
  const { dispatch } = await begin();
  socket.accept();
  socket.sent.length = 0;
  const changes = [
    [ticketListJoined({ status: 'closed' }), [['joinTickets', 'closed']]],
    [chatBoxJoined({ ticketId: 7 }), [['joinChatBox', '7']]],
    [
      chatBoxRejoined({ ticketId: 7 }),
      [
        ['leaveChatBox', '7'],
        ['joinChatBox', '7'],
      ],
    ],
    [chatBoxLeft({ ticketId: 7 }), [['leaveChatBox', '7']]],
    [ticketListLeft({ status: 'closed' }), [['leaveTickets', 'closed']]],
  ] as const;
  for (const [change, sent] of changes) {
    dispatch(change);
    expect(socket.sent.splice(0)).toEqual(sent);
  }
});
