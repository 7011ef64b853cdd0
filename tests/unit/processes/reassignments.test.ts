import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import { keepFile } from '@/entities/device/files/fileThunks';
import type { Ticket } from '@/protocol/records/tickets';
import { selectReassignment } from '@/processes/reassignments/reassignments';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { sendFile, sendText } from '@/entities/conversations/outbox/outboxThunks';
import { conversationHidden, conversationShown } from '@/entities/device/attention/attentionSlice';
import { acceptTicket, returnTicket, transferTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';

const bruno = { id: 11, name: 'Bruno Alves' };
const mine = aTicket({ status: 'open', userId: 10, user: { id: 10, name: 'Ana Ribeiro' } });
const his = { ...mine, userId: bruno.id, user: bruno };
const update = (record: Ticket) => serverEvents.ticket({ action: 'update', record });

const openMine = async (ticket: Ticket = mine) => {
  let isGone = false;
  const world = createTestStore({
    routes: {
      'GET /tickets/1': () => (isGone ? { status: 404, body: { error: 'ERR_NO_TICKET_FOUND' } } : { body: ticket }),
      'GET /messages/1': { body: { messages: [], hasMore: false } },
      'PUT /tickets/1': ({ data }) => ({ body: { ...ticket, ...JSON.parse(String(data)) } }),
    },
  });
  world.begin();
  await vi.advanceTimersByTimeAsync(0);
  await world.store.dispatch(refreshTicket(1));
  world.store.dispatch(conversationShown({ ticketId: 1 }));
  return {
    ...world,
    remove: () => {
      isGone = true;
      world.store.dispatch(serverEvents.ticket({ action: 'delete', id: 1 }));
    },
    reassignment: () => selectReassignment(world.store.getState(), 1),
    lost: () => world.store.getState().reassignments.lost,
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a ticket taken by another agent', () => {
  it('[OFF-10] is reported with the agent, and forgotten when it returns', async () => {
    const world = await openMine();
    world.store.dispatch(update(his));
    expect(world.reassignment()).toMatchObject({ kind: 'taken', by: 'Bruno Alves' });
    expect(world.lost()).toBeNull();
    world.store.dispatch(update({ ...mine, updatedAt: '2026-11-21T13:00:00.000Z' }));
    expect(world.reassignment()).toBeNull();
    const carla = { id: 12, name: 'Carla Dias' };
    world.store.dispatch(update({ ...mine, userId: 12, user: carla, updatedAt: '2026-11-21T14:00:00.000Z' }));
    expect(world.reassignment()).toMatchObject({ kind: 'taken', by: 'Carla Dias' });
  });

  it('[OFF-10] is reported too where it still waited on screen for whoever accepts it', async () => {
    const world = await openMine(aTicket());
    world.store.dispatch(update({ ...his, updatedAt: '2026-11-21T13:00:00.000Z' }));
    expect(world.reassignment()).toMatchObject({ kind: 'taken', by: 'Bruno Alves' });
  });

  it('[OFF-10] is also reported after a gap, when it is read again', async () => {
    const world = await openMine();
    vi.spyOn(world.services.api.tickets, 'show').mockResolvedValue(his);
    await world.store.dispatch(refreshTicket(1));
    expect(world.reassignment()).toMatchObject({ by: 'Bruno Alves' });
  });

  it('[OFF-10] that is out of reach leaves a message with its owner', async () => {
    const world = await openMine();
    world.store.dispatch(update({ ...his, queueId: 9 }));
    expect(world.lost()).toMatchObject({
      contactName: 'Cliente 1',
      reassignment: { kind: 'taken', by: 'Bruno Alves' },
    });
  });

  it('[OFF-10] a deleted ticket leaves a message that it is gone', async () => {
    const world = await openMine();
    world.remove();
    await vi.advanceTimersByTimeAsync(300);
    expect(world.lost()).toEqual({ ticketId: 1, contactName: 'Cliente 1', reassignment: null });
  });

  it.each([
    ['taken', his, 'handedOver'],
    ['put back into a queue', { ...mine, status: 'pending', userId: null, user: null }, 'queued'],
  ] as const)('[OFF-10] %s receives nothing that still waits', async (_, record, reason) => {
    const world = await openMine();
    await world.store.dispatch(sendText({ ticketId: 1, body: 'ainda não saiu' }));
    world.store.dispatch(update(record));
    await vi.advanceTimersByTimeAsync(0);
    world.goOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(selectOutboxOfTicket(world.store.getState(), 1)).toMatchObject([{ state: 'failed', reason }]);
    expect(world.calls).not.toContain('POST /messages/1');
  });

  it.each([
    ['taken', his, 'handedOver'],
    ['closed', { ...mine, status: 'closed' }, 'resolved'],
  ] as const)(
    '[OFF-10] %s does not get the file that is on its way, nor what waits behind it',
    async (_, record, reason) => {
      const world = await openMine();
      world.goOnline();
      const uploads: ((part: number) => void)[] = [];
      vi.spyOn(world.services.api.messages, 'sendFile').mockImplementation(
        (_ticket, _form, { signal, onProgress }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new ApiError({ code: null, status: null, message: 'x' })));
            uploads.push(onProgress);
          }),
      );
      const file = await world.store.dispatch(keepFile({ content: new Blob(['foto']), name: 'sofa.png' })).unwrap();
      await world.store.dispatch(sendFile({ ticketId: 1, file, caption: '' }));
      await world.store.dispatch(sendText({ ticketId: 1, body: 'Gostou?' }));
      await vi.advanceTimersByTimeAsync(0);
      uploads[0]?.(0.5);
      world.store.dispatch(update(record));
      await vi.advanceTimersByTimeAsync(0);
      expect(selectOutboxOfTicket(world.store.getState(), 1)).toMatchObject([
        { state: 'failed', reason, file: { name: 'sofa.png' } },
        { state: 'failed', reason },
      ]);
      expect(world.calls).not.toContain('POST /messages/1');
    },
  );

  it('[OFF-10] during a gap receives nothing that still waits, though its conversation is not on screen', async () => {
    const world = await openMine();
    await world.store.dispatch(sendText({ ticketId: 1, body: 'ainda não saiu' }));
    world.store.dispatch(conversationHidden({ ticketId: 1 }));
    vi.spyOn(world.services.api.tickets, 'showByUuid').mockResolvedValue(his);
    world.store.dispatch(resyncRequested());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.store.getState().socketStatus.state).toBe('online');
    expect(selectOutboxOfTicket(world.store.getState(), 1)).toMatchObject([{ state: 'failed', reason: 'handedOver' }]);
    expect(world.calls).not.toContain('POST /messages/1');
  });

  it.each([
    ['a colleague', { ...his, status: 'closed' as const }],
    ['the server', { ...mine, status: 'closed' as const }],
  ])('[OFF-10] closed by %s receives nothing that still waits', async (_, closed) => {
    const world = await openMine();
    await world.store.dispatch(sendText({ ticketId: 1, body: 'ainda não saiu' }));
    world.store.dispatch(update(closed));
    await vi.advanceTimersByTimeAsync(0);
    world.goOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(selectOutboxOfTicket(world.store.getState(), 1)).toMatchObject([{ state: 'failed', reason: 'resolved' }]);
    expect(world.calls).not.toContain('POST /messages/1');
  });

  it('[OFF-10] closed by a colleague is told so until the customer writes and it waits again', async () => {
    const world = await openMine();
    world.store.dispatch(update({ ...his, status: 'closed' }));
    expect(world.reassignment()).toMatchObject({ kind: 'closed', by: 'Bruno Alves' });
    world.store.dispatch(update({ ...mine, status: 'pending', userId: null, user: null }));
    expect(world.reassignment()).toBeNull();
  });

  it('[TICKET-02] [OFF-10] at the same moment as the user accepts it: the loser sees who has it', async () => {
    const world = await openMine(aTicket({ updatedAt: '2026-11-21T12:00:00.000Z' }));
    const accepting = world.store.dispatch(acceptTicket({ ticketId: 1 }));
    world.store.dispatch(update({ ...his, updatedAt: '2026-11-21T12:00:05.000Z' }));
    await accepting;
    expect(world.reassignment()).toMatchObject({ kind: 'taken', by: 'Bruno Alves' });
  });
});

describe('the user’s own actions', () => {
  it.each([
    ['giving it back', returnTicket({ ticketId: 1 }), aTicket({ status: 'pending' })],
    ['transferring it', transferTicket({ ticketId: 1, target: { userId: 11, queueId: 1, whatsappId: null } }), his],
  ])('[OFF-10] %s reports nothing', async (_, change, record) => {
    const world = await openMine();
    const running = world.store.dispatch(change as ReturnType<typeof returnTicket>);
    world.store.dispatch(update(record));
    await running;
    expect(world.reassignment()).toBeNull();
    expect(world.lost()).toBeNull();
  });
});
