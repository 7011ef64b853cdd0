import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { ticketTransferred, undoResolve } from '@/entities/conversations/resolveUndo/resolveUndo';
import { preferencesChanged } from '@/entities/device/preferences/preferences';
import { resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { loadTickets, refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket } from '@tests/support/records';
import { at } from '@/entities/base/idTable';

const column = { id: 5, name: 'Orçamento', color: '#000' };
const otherColumn = { id: 7, name: 'Entrega', color: '#222' };
const label = { id: 6, name: 'VIP', color: '#111' };
const talk = aTicket({
  status: 'open',
  userId: 11,
  queueId: 1,
  whatsappId: 3,
  useIntegration: true,
  promptId: 8,
  tags: [column, label, otherColumn],
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A server with one ticket and the connection's farewell; it removes column tags as real servers do. */
const createWorld = async (farewell = '', answer: Partial<Ticket> = {}) => {
  let stored = talk;
  const sent: unknown[] = [];
  const world = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => ({
        body: { tickets: params?.status === 'open' ? [stored, aTicket({ id: 2, status: 'open', userId: 10 })] : [] },
      }),
      'GET /tickets/1': () => ({ body: stored }),
      'GET /whatsapp/': {
        body: [
          { id: 2, name: 'Filial', status: 'CONNECTED', complationMessage: 'Volte sempre!' },
          { id: 3, name: 'Loja', status: 'CONNECTED', complationMessage: farewell },
        ],
      },
      'PUT /tickets/1': ({ data }) => {
        const change: Partial<Ticket> = JSON.parse(String(data));
        sent.push(change);
        stored = { ...stored, ...change, ...answer };
        return { body: stored };
      },
      'DELETE /ticket-tags/1': () => {
        stored = { ...stored, tags: [label] };
        return { body: {} };
      },
      ...Object.fromEntries(
        [column, otherColumn].map((tag) => [
          `PUT /ticket-tags/1/${tag.id}`,
          () => {
            stored = { ...stored, tags: [...(stored.tags ?? []), tag] };
            return { body: {} };
          },
        ]),
      ),
    },
  });
  world.begin();
  await settle();
  await world.store.dispatch(loadTickets({ view: 'open', page: 1 }));
  await world.store.dispatch(refreshTicket(1));
  return {
    ...world,
    sent,
    finish: async () => {
      await world.store.dispatch(resolveTicket({ ticketId: 1 }));
      await settle();
    },
    offer: () => world.store.getState().resolveUndo.last,
    ticket: () => at(world.store.getState().tickets.byId, 1),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('undoing a resolve', () => {
  it('[KEY-06] is offered for 5 seconds', async () => {
    const world = await createWorld();
    await world.finish();
    await vi.advanceTimersByTimeAsync(4_999);
    // As it was before, tags included: that is what an undo restores.
    expect(world.offer()).toMatchObject({ former: talk, saidGoodbye: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(world.offer()).toBeNull();
  });

  it('[KEY-06] [TICKET-12] [CALL-33] reopens the ticket with the former owner, queue and integration, and opens it', async () => {
    const world = await createWorld();
    await world.finish();
    await world.store.dispatch(undoResolve({ ticketId: 1, former: world.offer()!.former }));
    await settle();
    expect(world.sent.at(-1)).toEqual({ status: 'open', userId: 11, queueId: 1, useIntegration: true, promptId: 8 });
    expect(world.ticket()).toMatchObject({ status: 'open', userId: 11 });
    expect(world.ticket()?.tags?.map(({ id }) => id)).toEqual([6, 5, 7]);
    expect(world.paths.at(-1)).toBe(`/tickets/${talk.uuid}`);
    expect(world.offer()).toBeNull();
  });

  it('[KEY-06] [CALL-41] restores the removed column tags, one call each, and no others', async () => {
    const world = await createWorld();
    const finishing = world.store.dispatch(resolveTicket({ ticketId: 1 }));
    await finishing;
    // At once, while the tags are still being removed.
    await world.store.dispatch(undoResolve({ ticketId: 1, former: talk }));
    await settle();
    const tagCalls = world.calls.filter((call) => call.includes('/ticket-tags/'));
    expect(tagCalls).toEqual(['DELETE /ticket-tags/1', 'PUT /ticket-tags/1/5', 'PUT /ticket-tags/1/7']);
    expect(
      world
        .ticket()
        ?.tags?.map(({ id }) => id)
        .sort(),
    ).toEqual([5, 6, 7]);
  });

  it('[KEY-06] [CALL-41] restores the other column tags where one cannot be put back', async () => {
    const world = await createWorld();
    await world.finish();
    vi.spyOn(world.services.api.tickets, 'addTag').mockRejectedValueOnce(new Error('The tag is gone'));
    await world.store.dispatch(undoResolve({ ticketId: 1, former: talk }));
    await settle();
    expect(world.ticket()?.tags?.map(({ id }) => id)).toEqual([6, 7]);
  });

  it('[KEY-06] says that a farewell was sent when the connection has one', async () => {
    const world = await createWorld('Obrigado e até logo!');
    await world.finish();
    expect(world.offer()).toMatchObject({ saidGoodbye: true });
  });

  it('[KEY-06] is not offered while a rating is awaited, since the ticket is still open', async () => {
    const world = await createWorld('', { status: 'open' });
    await world.finish();
    expect(world.offer()).toBeNull();
    expect(world.paths.at(-1)).toBe('/tickets');
  });

  it('[KEY-06] is offered for its 5 seconds, and a transfer told for its own, where one follows the other', async () => {
    const world = await createWorld();
    const told = () => world.store.getState().resolveUndo.transferred;
    const transfer = () =>
      world.store.dispatch(ticketTransferred({ id: 2, contactName: 'Rui', userName: 'Bruno', queueName: '' }));
    await world.finish();
    await vi.advanceTimersByTimeAsync(3_000);
    transfer();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(world.offer()).toMatchObject({ former: { id: 1 } });
    await vi.advanceTimersByTimeAsync(1);
    expect(world.offer()).toBeNull();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(told()).toMatchObject({ id: 2 });
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toBeNull();

    transfer();
    await world.store.dispatch(refreshTicket(1));
    await world.store.dispatch(resolveTicket({ ticketId: 1 }));
    await settle();
    expect(told()).toMatchObject({ id: 2 });
    expect(world.offer()).toMatchObject({ former: { id: 1 } });
  });

  it('[KEY-06] stays offered for 5 more seconds after a refusal', async () => {
    const world = await createWorld();
    await world.finish();
    vi.spyOn(world.services.api.tickets, 'update').mockRejectedValue(new Error('down'));
    await vi.advanceTimersByTimeAsync(4_000);
    await world.store.dispatch(undoResolve({ ticketId: 1, former: talk }));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(world.offer()).toMatchObject({ step: 'failed' });
    await vi.advanceTimersByTimeAsync(1);
    expect(world.offer()).toBeNull();
  });
});

describe('after a resolve', () => {
  it('[KEY-06] opens the user’s next ticket when that is preferred, else the list', async () => {
    const world = await createWorld();
    await world.finish();
    expect(world.paths.at(-1)).toBe('/tickets');
    const other = await createWorld();
    other.store.dispatch(preferencesChanged({ opensNext: true }));
    await other.finish();
    expect(other.paths.at(-1)).toBe(`/tickets/${aTicket({ id: 2 }).uuid}`);
  });
});
