import { getAdapter, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import {
  selectIsAwaitingRating,
  selectTickets,
  selectTicketView,
} from '@/entities/conversations/tickets/ticketSelectors';
import { acceptTicket, resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { createDemoWorld, signInLive, type DemoWorld } from '@tests/support/servers/demoWorld';
import type { LiveApp } from '@tests/support/servers/liveApp';
import { at } from '@/entities/base/idTable';

const ANA = 'ana@demo.balcao';
const CARLA = 'carla@demo.balcao';

const has = (app: LiveApp, view: TicketViewName, id: number): boolean =>
  selectTickets(app.store.getState(), view).some((ticket) => ticket.id === id);
const awaits = (app: LiveApp, id: number): boolean => selectIsAwaitingRating(app.store.getState(), id);
const customers = (app: LiveApp): readonly Ticket[] =>
  selectTickets(app.store.getState(), 'open').filter(({ isGroup }) => !isGroup);

/** The network, which records the answers. */
const createNotedNetwork = () => {
  const answered: string[] = [];
  const network = getAdapter('http');
  const adapter: AxiosAdapter = async (config) => {
    const answer = await network(config);
    answered.push(`${config.method} ${config.url}`);
    return answer;
  };
  return { answered, adapter };
};

/** Ana, an agent, resolves a ticket that is not on screen, and its customer is asked for a rating. */
const finishOne = async (parts: { readonly local?: Storage } = {}) => {
  const world = await createDemoWorld();
  const carla = world.app();
  await signInLive(carla, CARLA);
  await carla.services.api.settings.save('userRating', 'enabled');
  const { answered, adapter } = createNotedNetwork();
  const ana = world.app({ ...parts, adapter });
  await signInLive(ana, ANA);
  const ticket = customers(ana)[0]!;
  const { id } = ticket;
  // Of its tags, a resolved ticket loses those that are columns of the board.
  const { api } = carla.services;
  const [tags, columns] = await Promise.all([api.tags.list(), api.kanban.columns()]);
  const tagId = tags.find((tag) => !columns.some((column) => column.id === tag.id))!.id;
  await api.tags.syncTicket(id, [tagId]);
  await ana.store.dispatch(resolveTicket({ ticketId: id })).unwrap();
  expect(awaits(ana, id)).toBe(true);
  // From here on only live events report what happens to it.
  await ana.until(
    () => answered.some((call) => call.startsWith('get') && call.endsWith(`/tickets/${id}`)),
    'the ticket to be read without its column',
  );
  return { world, carla, ana, id, ticket, tagId };
};
const rate = ({ server }: DemoWorld, { contactId = null }: Ticket, text: string): void =>
  void server.control.receive({ contactId: contactId ?? 0, text });
const isGone = (app: LiveApp, id: number) => () => !has(app, 'open', id) && !awaits(app, id);

describe('a ticket whose customer is asked for a rating', () => {
  it('[TLIST-33] [TICKET-12] stays in its agent’s list until the customer rates, and then leaves it', async () => {
    const { world, ana, id, ticket } = await finishOne();
    expect(has(ana, 'open', id)).toBe(true);
    rate(world, ticket, 'Foi ótimo');
    expect(has(ana, 'open', id)).toBe(true);
    rate(world, ticket, '3');
    await ana.until(isGone(ana, id), 'the live close');
    expect(at(ana.store.getState().tickets.byId, id)).toMatchObject({ status: 'closed', userId: null, queueId: null });
  });

  it('is remembered after a restart, and the live close then removes it too', async () => {
    const local = createMemoryStorage();
    const { world, ana, id, ticket } = await finishOne({ local });
    ana.stop();
    const again = world.app({ local });
    await signInLive(again, ANA);
    expect([has(again, 'open', id), awaits(again, id)]).toEqual([true, true]);
    rate(world, ticket, '1');
    await again.until(isGone(again, id), 'the live close');
  });

  it('no longer awaits a rating when it was closed and accepted again while this computer was off', async () => {
    const local = createMemoryStorage();
    const { world, ana, id, ticket } = await finishOne({ local });
    ana.stop();
    rate(world, ticket, '2');
    rate(world, ticket, 'Mais uma pergunta');
    const elsewhere = world.app();
    await signInLive(elsewhere, ANA);
    await elsewhere.store.dispatch(acceptTicket({ ticketId: id })).unwrap();
    elsewhere.stop();
    const again = world.app({ local });
    await signInLive(again, ANA);
    expect([has(again, 'open', id), awaits(again, id)]).toEqual([true, false]);
  });

  it('[OFF-02] leaves the list after a reconnect when it was rated while offline', async () => {
    const { world, ana, id, ticket } = await finishOne();
    await world.stop();
    await ana.until(({ socketStatus }) => socketStatus.state === 'connecting');
    await world.start();
    rate(world, ticket, '3');
    await ana.until(() => !has(ana, 'open', id), 'the list that is read again');
  });
});

describe('a ticket that was rated has no owner and no queue', () => {
  const rated = async () => {
    const shop = await finishOne();
    rate(shop.world, shop.ticket, '3');
    await shop.ana.until(isGone(shop.ana, shop.id), 'the live close');
    return shop;
  };
  const isRead = (app: LiveApp) => () => {
    const { status, requestId } = selectTicketView(app.store.getState(), 'search');
    return status === 'ready' && requestId === null;
  };

  it('[TLIST-14] is found by its agent in the resolved list', async () => {
    const { ana, id } = await rated();
    await ana.store.dispatch(loadTickets({ view: 'closed', page: 1 }));
    expect(has(ana, 'closed', id)).toBe(true);
  });

  it('[TLIST-14] is found by a tag search, even if others own the other tickets', async () => {
    const { ana, carla, id, tagId } = await rated();
    for (const app of [ana, carla]) {
      app.store.dispatch(ticketSearchChanged({ tagIds: [tagId] }));
      await app.until(isRead(app), 'the answer to the search');
      expect(has(app, 'search', id)).toBe(true);
    }
    const found = selectTickets(carla.store.getState(), 'search');
    expect(new Set(found.map(({ userId }) => userId)).size).toBeGreaterThan(1);
  });
});
