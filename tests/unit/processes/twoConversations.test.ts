import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THREADS_KEPT } from '@/entities/conversations/messages/messagesState';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { conversationHidden, conversationShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { serverEvents } from '@/realtime/serverEvents';
import { chatBoxJoined, chatBoxLeft, resyncRequested } from '@/realtime/socketActions';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { at } from '@/entities/base/idTable';

const me = aUser();
const IDS = [1, 2, 3];
const mine = (id: number, unreadMessages = 0) =>
  aTicket({ id, status: 'open', userId: me.id, unreadMessages, contactId: 1_000 + id });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tickets 1 and 2 are read side by side in the focused window; ticket 3 is another one of the user's. */
const startSideBySide = async () => {
  const fake = createFakeDesktop();
  const world = createTestStore({
    desktop: fake.desktop,
    routes: Object.fromEntries(
      IDS.flatMap((id) => [
        [`GET /tickets/${id}`, { body: mine(id) }],
        [`GET /tickets/u/${mine(id).uuid}`, { body: mine(id) }],
        [`GET /messages/${id}`, { body: { messages: [], count: 0, hasMore: false } }],
      ]),
    ),
  });
  const { store } = world;
  const rooms: string[] = [];
  for (const creator of [chatBoxJoined, chatBoxLeft]) {
    store.startListening({
      actionCreator: creator,
      effect: ({ type, payload }) => void rooms.push(`${type.replace('socket/chatBox', '')} ${payload.ticketId}`),
    });
  }
  world.begin(me);
  world.goOnline();
  await vi.advanceTimersByTimeAsync(0);
  for (const id of IDS) await store.dispatch(refreshTicket(id));
  store.dispatch(windowFocusChanged(true));
  for (const ticketId of [1, 2]) store.dispatch(conversationShown({ ticketId }));
  await vi.advanceTimersByTimeAsync(1_000);
  world.calls.length = 0;
  return {
    ...world,
    rooms,
    notices: fake.callLog.notices,
    unreadOf: (id: number) => at(store.getState().tickets.byId, id)?.unreadMessages,
    callsOf: (call: string) => world.calls.filter((one) => one === call).length,
    /** The customer of a ticket writes. */
    write: (ticketId: number, id: string) =>
      store.dispatch(
        serverEvents.appMessage({
          action: 'create',
          record: aMessage({ id, ticketId }),
          ticket: mine(ticketId, 1),
          contact: null,
        }),
      ),
  };
};

describe('two conversations side by side', () => {
  it('[TRIAGE-10] both follow their chat boxes, and leave them one by one', async () => {
    const { rooms, store } = await startSideBySide();
    expect(rooms).toEqual(['Joined 1', 'Joined 2']);
    store.dispatch(conversationHidden({ ticketId: 1 }));
    expect(rooms.slice(2)).toEqual(['Left 1']);
  });

  it('[TRIAGE-10] messages in either count as read, which is sent to the server after 300 ms, and raise no notice', async () => {
    const world = await startSideBySide();
    world.write(1, 'A');
    await vi.advanceTimersByTimeAsync(200);
    world.write(2, 'B');
    expect([world.unreadOf(1), world.unreadOf(2)]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(299);
    expect(world.callsOf('GET /messages/1') + world.callsOf('GET /messages/2')).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([world.callsOf('GET /messages/1'), world.callsOf('GET /messages/2')]).toEqual([1, 1]);
    expect(world.notices).toEqual([]);

    world.write(3, 'C');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.unreadOf(3)).toBe(1);
    expect(world.notices).toHaveLength(1);
  });

  it('[TRIAGE-10] in an unfocused window neither counts as read, and both raise a notice', async () => {
    const world = await startSideBySide();
    world.store.dispatch(windowFocusChanged(false));
    world.write(1, 'A');
    world.write(2, 'B');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([world.unreadOf(1), world.unreadOf(2)]).toEqual([1, 1]);
    expect(world.notices).toHaveLength(2);
    world.store.dispatch(windowFocusChanged(true));
    expect([world.unreadOf(1), world.unreadOf(2)]).toEqual([0, 0]);
  });

  it('[TRIAGE-10] [OFF-02] after a gap both are read again, with their tickets', async () => {
    const world = await startSideBySide();
    world.store.dispatch(resyncRequested());
    await vi.advanceTimersByTimeAsync(1_000);
    for (const id of [1, 2]) {
      expect(world.callsOf(`GET /messages/${id}`)).toBe(1);
      expect(world.callsOf(`GET /tickets/u/${mine(id).uuid}`)).toBe(1);
    }
    expect(world.callsOf('GET /messages/3')).toBe(0);
  });

  it('[TRIAGE-10] conversations on screen stay in memory, however many are opened beside them', async () => {
    const { store } = await startSideBySide();
    store.dispatch(conversationHidden({ ticketId: 2 }));
    for (let ticketId = 100; ticketId < 100 + THREADS_KEPT; ticketId += 1) {
      store.dispatch(conversationShown({ ticketId }));
      store.dispatch(conversationHidden({ ticketId }));
    }
    const { recent } = store.getState().messages;
    expect(recent).toContain(1);
    expect(recent).not.toContain(2);
  });
});
