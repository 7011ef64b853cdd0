import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { loadContactTickets, selectOtherTickets } from '@/entities/conversations/tickets/contactTickets';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const minute = (count: number): string => `2026-11-21T12:${String(count).padStart(2, '0')}:00.000Z`;
const ana = { id: 50, name: 'Ana', number: '5511999990000' };
/** Tickets of one contact; a higher id changed later. */
const ofAna = (id: number, facts: Partial<Ticket> = {}) =>
  aTicket({ id, contact: ana, contactId: ana.id, updatedAt: minute(id), ...facts });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createWorld = async (found: readonly Ticket[] = [], user = aUser()) => {
  const searched: unknown[] = [];
  const app = createTestStore({
    routes: {
      [`GET /users/${user.id}`]: { body: user },
      'GET /queue': { body: [1, 2, 3].map((id) => ({ id, name: `Fila ${id}`, color: '' })) },
      'GET /tickets': ({ params }) => {
        if (params?.searchParam === undefined) return { body: { tickets: [], count: 0, hasMore: false } };
        searched.push(params);
        const end = Number(params.pageNumber) * 2;
        return {
          body: { tickets: found.slice(end - 2, end), count: found.length, hasMore: end < found.length },
        };
      },
    },
  });
  app.begin(user);
  app.goOnline();
  await vi.advanceTimersByTimeAsync(0);
  const { dispatch, getState } = app.store;
  return {
    dispatch,
    getState,
    searched,
    know: (...records: readonly Ticket[]): void => {
      for (const record of records) dispatch(serverEvents.ticket({ action: 'update', record }));
    },
    others: (id: number) => selectOtherTickets(getState(), id).map((other) => other.id),
  };
};

describe('[TRIAGE-09] reading a contact’s tickets', () => {
  it('[CALL-29] searches by number on all pages, for all owners and in the own queues, and adds no row to the lists', async () => {
    const world = await createWorld([5, 4, 3].map((id) => ofAna(id)));
    world.know(ofAna(1));
    const read = await world.dispatch(loadContactTickets({ number: '5511999990000' })).unwrap();
    const query = { searchParam: '5511999990000', showAll: 'true', queueIds: '[1]' };
    expect(world.searched).toEqual([
      { ...query, pageNumber: 1 },
      { ...query, pageNumber: 2 },
    ]);
    expect(read.map(({ id }) => id)).toEqual([5, 4, 3]);
    expect(world.others(1)).toEqual([5, 4, 3]);
    expect(selectTickets(world.getState(), 'pending').map(({ id }) => id)).toEqual([1]);
  });

  it('searches in all queues of the company for an admin', async () => {
    const world = await createWorld([], aUser({ profile: 'admin', queues: [] }));
    await world.dispatch(loadContactTickets({ number: '1' }));
    expect(world.searched).toMatchObject([{ queueIds: '[1,2,3]' }]);
  });

  it('asks nothing for a contact without a number, since that would find every ticket', async () => {
    const world = await createWorld([ofAna(1)]);
    expect(await world.dispatch(loadContactTickets({ number: '' })).unwrap()).toEqual([]);
    expect(world.searched).toEqual([]);
  });

  it('shows no toast when it fails: the section says so itself', async () => {
    const { store, begin } = createTestStore({ routes: { 'GET /tickets': { status: 500 } } });
    begin();
    await vi.advanceTimersByTimeAsync(0);
    await store.dispatch(loadContactTickets({ number: '1' }));
    expect(store.getState().toasts).toEqual([]);
  });
});

describe('[TRIAGE-09] the other tickets of a contact', () => {
  it('are those that the user may open, the latest change or message first', async () => {
    const world = await createWorld();
    world.know(ofAna(1), ofAna(2), ofAna(3, { queueId: 2 }), ofAna(4), aTicket({ id: 9 }));
    expect(world.others(1)).toEqual([4, 2]);
    const message = aMessage({ id: 'a', ticketId: 2, createdAt: minute(30) });
    world.dispatch(serverEvents.appMessage({ action: 'create', record: message, ticket: ofAna(2), contact: null }));
    expect(world.others(1)).toEqual([2, 4]);
  });

  it('are all of them for an admin, except the ticket itself', async () => {
    const world = await createWorld([], aUser({ profile: 'admin' }));
    world.know(ofAna(1), ofAna(2), ofAna(3, { queueId: 2 }));
    expect(selectOtherTickets(world.getState(), 1)).toEqual([ofAna(3, { queueId: 2 }), ofAna(2)]);
  });

  it('of the same time stand in the order of every list: the newer ticket first', async () => {
    const world = await createWorld();
    world.know(...[2, 4, 3, 1].map((id) => ofAna(id, { updatedAt: minute(5) })));
    expect(world.others(1)).toEqual([4, 3, 2]);
  });

  it('are found too where the ticket names its contact only inside', async () => {
    const world = await createWorld();
    const { contactId: _id, ...bare } = ofAna(1);
    world.know(bare, ofAna(2));
    expect(world.others(1)).toEqual([2]);
    expect(world.others(2)).toEqual([1]);
  });

  it('do not exist for an unknown ticket, without a contact, and after the session', async () => {
    const world = await createWorld();
    const { contactId: _id, contact: _contact, ...bare } = ofAna(7);
    world.know(ofAna(1), ofAna(2), bare, { ...bare, id: 8, uuid: 'u8', contactId: null, contact: null });
    expect([world.others(99), world.others(7), world.others(8)]).toEqual([[], [], []]);
    world.dispatch(sessionEnded({ reason: 'logout' }));
    expect(world.others(1)).toEqual([]);
  });

  it('are the same list while nothing of them changes', async () => {
    const world = await createWorld();
    world.know(ofAna(1), ofAna(2));
    const before = selectOtherTickets(world.getState(), 1);
    world.know(aTicket({ id: 9, updatedAt: minute(40) }));
    expect(selectOtherTickets(world.getState(), 1)).toBe(before);
  });
});
