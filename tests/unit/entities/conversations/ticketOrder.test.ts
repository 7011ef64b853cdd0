import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { selectChangedAt, selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { sessionStarted } from '@/entities/session/sessionActions';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { rootReducer } from '@/store/rootReducer';
import { aMessage, aSessionStart, aTicket } from '@tests/support/records';
import { stateAfter } from '@tests/support/reducedState';

const minute = (count: number): string => new Date(Date.UTC(2026, 10, 21, 12, count)).toISOString();
const waiting = (id: number, at: number, facts: Partial<Ticket> = {}) =>
  aTicket({ id, updatedAt: minute(at), lastMessage: String(at), ...facts });

type Action = Parameters<typeof rootReducer>[1];
const firstPage = { view: 'pending', page: 1 } as const;

/** A signed-in user whose list of waiting tickets is complete and empty. */
const createWorld = () => {
  let state = stateAfter(
    sessionStarted(aSessionStart()),
    loadTickets.pending('p', firstPage),
    loadTickets.fulfilled({ records: [], hasMore: false, count: 0 }, 'p', firstPage),
  );
  const dispatch = (action: unknown): void => void (state = rootReducer(state, action as Action));
  const receive = (event: unknown): void => dispatch(serverEventsReceived([event as ServerEvent]));
  return {
    know: (...records: readonly Ticket[]): void => {
      for (const record of records) receive(serverEvents.ticket({ action: 'update', record }));
    },
    says: (ticket: Ticket, createdAt: string | undefined): void =>
      receive(
        serverEvents.appMessage({
          action: 'create',
          record: aMessage({ id: `M${createdAt ?? ''}`, ticketId: ticket.id, createdAt }),
          ticket,
          contact: null,
        }),
      ),
    removes: (ticketId: number): void => dispatch(ticketRemoved({ ticketId })),
    ids: () => selectTicketView(state, 'pending').latest,
    shown: (id: number) => selectChangedAt(state, id),
  };
};

describe('[TRIAGE-02] [TLIST-35] a list in the order of the latest change', () => {
  it('puts a ticket where it belongs: in front, at the end, between others', () => {
    const world = createWorld();
    world.know(waiting(1, 10), waiting(2, 30), waiting(3, 1), waiting(4, 20), waiting(5, 5));
    expect(world.ids()).toEqual([2, 4, 1, 5, 3]);
    world.know(waiting(3, 25));
    expect(world.ids()).toEqual([2, 3, 4, 1, 5]);
    world.know(waiting(5, 40));
    expect(world.ids()).toEqual([5, 2, 3, 4, 1]);
  });

  it('stands right after any sequence of changes, whatever their times', () => {
    const world = createWorld();
    const last = new Map<number, number>();
    for (let step = 0; step < 200; step += 1) {
      const id = 1 + ((step * 37) % 23);
      const at = Math.max(last.get(id) ?? 0, (step * 53) % 97) + 1;
      last.set(id, at);
      world.know(waiting(id, at, { lastMessage: `${step}` }));
      const wanted = [...last].toSorted(([one, first], [other, second]) => second - first || other - one);
      expect(world.ids()).toEqual(wanted.map(([one]) => one));
    }
  });

  it('puts the newer of two tickets with the same time first, and does not swap them again', () => {
    const world = createWorld();
    world.know(waiting(2, 10), waiting(3, 10), waiting(1, 10));
    expect(world.ids()).toEqual([3, 2, 1]);
    world.know(waiting(2, 10, { lastMessage: 'x' }));
    expect(world.ids()).toEqual([3, 2, 1]);
  });

  it('goes by the later of the last change and the last live message', () => {
    const world = createWorld();
    world.know(waiting(1, 10), waiting(2, 20), waiting(3, 30));
    world.says(waiting(1, 10), minute(25));
    expect(world.ids()).toEqual([3, 1, 2]);
    world.says(waiting(1, 10), minute(15));
    world.says(waiting(1, 10), undefined);
    expect(world.ids()).toEqual([3, 1, 2]);
    world.know(waiting(1, 35));
    world.says(waiting(1, 35), minute(26));
    expect(world.ids()).toEqual([1, 3, 2]);
  });

  it('[TLIST-24] shows the time it goes by, also of a message that says the same as the last one', () => {
    const world = createWorld();
    world.know(waiting(1, 10), waiting(2, 20));
    world.says(waiting(1, 30, { lastMessage: '10' }), minute(30));
    expect(world.ids()).toEqual([1, 2]);
    expect([1, 2].map(world.shown)).toEqual([minute(30), minute(20)]);
  });

  it('puts a ticket whose time nobody knows at the end', () => {
    const world = createWorld();
    const { updatedAt: _time, ...timeless } = waiting(9, 0);
    world.know(waiting(1, 10), timeless, waiting(2, 5));
    expect(world.ids()).toEqual([1, 2, 9]);
  });

  it('is the same list while no row moves, so that nothing is drawn again', () => {
    const world = createWorld();
    world.know(waiting(1, 10), waiting(2, 20), waiting(3, 30));
    const before = world.ids();
    world.know(waiting(3, 40), waiting(2, 25), waiting(1, 12));
    world.removes(77);
    expect(world.ids()).toBe(before);
    world.removes(2);
    expect(world.ids()).toEqual([3, 1]);
    expect(before).toEqual([3, 2, 1]);
  });

  it('cannot be changed from outside', () => {
    const world = createWorld();
    world.know(waiting(1, 10), waiting(2, 20));
    expect(Object.isFrozen(world.ids())).toBe(true);
    world.removes(2);
    expect(Object.isFrozen(world.ids())).toBe(true);
  });
});
