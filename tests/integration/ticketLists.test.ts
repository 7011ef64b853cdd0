import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { createTicket } from '@/entities/conversations/tickets/newTicketThunk';
import { ticketFilterChanged, ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { acceptTicket, resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { selectTickets, selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { isPresent } from '@/lib/isPresent';
import { ticketListJoined } from '@/realtime/socketActions';
import type { RootState } from '@/store/rootReducer';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';
import type { LiveApp } from '@tests/support/servers/liveApp';
import { aUser } from '@tests/support/records';
import { at } from '@/entities/base/idTable';

const ANA = 'ana@demo.balcao';
const CARLA = 'carla@demo.balcao';

const rows = (app: LiveApp, view: TicketViewName): readonly Ticket[] => selectTickets(app.store.getState(), view);
const firstOf = (app: LiveApp, view: TicketViewName): Ticket => {
  const [ticket] = rows(app, view);
  if (!ticket) throw new Error(`No ${view} ticket`);
  return ticket;
};
const has = (view: TicketViewName, id: number) => (state: RootState) =>
  selectTickets(state, view).some((ticket) => ticket.id === id);
const lacks = (view: TicketViewName, id: number) => (state: RootState) => !has(view, id)(state);
const isRead = (view: TicketViewName) => (state: RootState) => {
  const { status, requestId } = selectTicketView(state, view);
  return status === 'ready' && requestId === null;
};

const search = async (app: LiveApp, what: Parameters<typeof ticketSearchChanged>[0]): Promise<void> => {
  app.store.dispatch(ticketListJoined({ status: 'closed' }));
  app.store.dispatch(ticketSearchChanged(what));
  await app.until(isRead('search'), 'the answer to the search');
};
const follow = async (app: LiveApp, view: 'closed'): Promise<void> => {
  app.store.dispatch(ticketListJoined({ status: view }));
  await app.store.dispatch(loadTickets({ view, page: 1 }));
};

/** Ana, an agent, and Carla, an admin, each at her own computer. */
const createShop = async () => {
  const world = await createDemoWorld();
  const [ana, carla] = [world.app(), world.app()];
  await Promise.all([signInLive(ana, ANA), signInLive(carla, CARLA)]);
  return { world, ana, carla };
};

describe('searching at a server', () => {
  it('[TLIST-09] [TLIST-16] a text finds tickets by name, number and message, in the user’s queues only', async () => {
    const { ana, carla } = await createShop();
    const { contact, id } = firstOf(ana, 'open');
    await search(ana, { text: contact?.number ?? '' });
    expect(rows(ana, 'search').map((ticket) => ticket.id)).toContain(id);
    // As the screens write it, and as people copy it from there.
    const written = contact?.number?.replace(/^(55)(\d\d)(\d+)(\d{4})$/, '+$1 $2 $3-$4') ?? '';
    expect(written).toMatch(/^\+55 /);
    await search(ana, { text: written });
    expect(rows(ana, 'search').map((ticket) => ticket.id)).toContain(id);
    await search(ana, { text: contact?.name.toUpperCase() ?? '' });
    expect(rows(ana, 'search').map((ticket) => ticket.id)).toContain(id);
    await search(ana, { text: 'sofá' });
    const found = rows(ana, 'search');
    expect(found.some(({ messages = [] }) => messages.some(({ body }) => /sofá/i.test(body)))).toBe(true);
    const { id: me, queues = [], allTicket } = ana.store.getState().session.user ?? aUser();
    const own = queues.map((queue) => queue.id);
    for (const { queueId, userId } of found) {
      expect(isPresent(queueId) ? own.includes(queueId) : allTicket === 'enabled' || userId === me).toBe(true);
    }
    await search(carla, { text: 'sofá' });
    expect(rows(carla, 'search').length).toBeGreaterThan(found.length);
  });

  it('[TLIST-10] [TLIST-11] [TLIST-12] tags, user and status narrow what is found', async () => {
    const { carla } = await createShop();
    carla.store.dispatch(ticketFilterChanged({ showAll: true }));
    await search(carla, { status: 'open' });
    const open = rows(carla, 'search');
    expect(open.every(({ status }) => status === 'open')).toBe(true);
    const tagged = open.find(
      ({ tags = [], userId }) => tags.length > 0 && userId !== carla.store.getState().session.user?.id,
    );
    const [tag] = tagged?.tags ?? [];
    carla.store.dispatch(ticketFilterChanged({ showAll: false }));
    await search(carla, { userId: tagged?.userId ?? 0 });
    const theirs = rows(carla, 'search');
    expect(theirs.length).toBeGreaterThan(1);
    expect(theirs.every(({ userId }) => userId === tagged?.userId)).toBe(true);
    await search(carla, { tagIds: [tag?.id ?? 0] });
    const both = rows(carla, 'search');
    expect(both.map(({ id }) => id)).toContain(tagged?.id);
    expect(both.every(({ tags = [] }) => tags.some(({ id }) => id === tag?.id))).toBe(true);
    expect(both.length).toBeLessThan(theirs.length);
  });

  it('[TLIST-37] [LIST-02] further pages are appended until every ticket is listed once', async () => {
    const { carla } = await createShop();
    await search(carla, { text: '55' });
    for (let page = 2; selectTicketView(carla.store.getState(), 'search').hasMore; page += 1) {
      expect(page).toBeLessThan(40);
      await carla.store.dispatch(loadTickets({ view: 'search', page }));
    }
    const { count, page } = selectTicketView(carla.store.getState(), 'search');
    expect(page).toBeGreaterThan(1);
    expect(rows(carla, 'search')).toHaveLength(count ?? 0);
  });

  it('[TLIST-31] a found ticket stays when its status changes, and leaves a search for its former status', async () => {
    const { ana, carla } = await createShop();
    const { id, contact } = firstOf(ana, 'open');
    await search(carla, { text: contact?.number ?? '' });
    await search(ana, { text: contact?.number ?? '', status: 'open' });
    expect(has('search', id)(carla.store.getState())).toBe(true);
    await ana.store.dispatch(resolveTicket({ ticketId: id }));
    await carla.until(({ tickets }) => at(tickets.byId, id)?.status === 'closed', 'the news of the change');
    expect(has('search', id)(carla.store.getState())).toBe(true);
    await ana.until(lacks('search', id), 'the row to leave');
  });
});

describe('the lists follow a server live', () => {
  it('[TLIST-14] [TLIST-17] the switch shows the tickets of all users, in all queues', async () => {
    const { ana, carla } = await createShop();
    const { id } = firstOf(ana, 'open');
    expect(has('open', id)(carla.store.getState())).toBe(false);
    carla.store.dispatch(ticketFilterChanged({ showAll: true }));
    await carla.until(has('open', id), "Ana's ticket");
    expect(new Set(rows(carla, 'open').map(({ userId }) => userId)).size).toBeGreaterThan(1);
  });

  it('[TLIST-15] [TLIST-32] chosen queues narrow the list, and a ticket that moves to another queue leaves it', async () => {
    const { ana, carla } = await createShop();
    const ticket = rows(carla, 'pending').find(({ queueId }) => isPresent(queueId));
    const [queueId, id] = [ticket?.queueId ?? 0, ticket?.id ?? 0];
    const other = Object.keys(carla.store.getState().queues.byId)
      .map(Number)
      .find((one) => one !== queueId);
    const before = rows(carla, 'pending').length;
    carla.store.dispatch(ticketFilterChanged({ queueIds: [queueId] }));
    await carla.until(isRead('pending'));
    const chosen = rows(carla, 'pending');
    expect(chosen.every((row) => !isPresent(row.queueId) || row.queueId === queueId)).toBe(true);
    expect(chosen.length).toBeLessThan(before);
    await ana.services.api.tickets.update(id, { queueId: other });
    await carla.until(lacks('pending', id), 'the row to leave');
    carla.store.dispatch(ticketFilterChanged({ queueIds: null }));
    await carla.until(has('pending', id), 'the row in its new queue');
  });

  it('[TLIST-31] [TLIST-08] a resolved ticket moves from the open to the resolved list, for anyone who sees both', async () => {
    const { ana, carla } = await createShop();
    const { id } = firstOf(ana, 'open');
    carla.store.dispatch(ticketFilterChanged({ showAll: true }));
    await carla.until(has('open', id), "Ana's ticket");
    await follow(carla, 'closed');
    await ana.store.dispatch(resolveTicket({ ticketId: id }));
    await carla.until(has('closed', id), 'the row in the closed list');
    expect(has('open', id)(carla.store.getState())).toBe(false);
    expect(firstOf(carla, 'closed').id).toBe(id);
  });

  it('[TLIST-33] a deleted ticket leaves every list and the search', async () => {
    const { ana, carla } = await createShop();
    const { id, contact } = firstOf(ana, 'pending');
    await search(ana, { text: contact?.number ?? '' });
    expect(has('search', id)(ana.store.getState())).toBe(true);
    await carla.services.api.tickets.remove(id);
    await ana.until(lacks('pending', id), 'the row to leave');
    expect(has('search', id)(ana.store.getState())).toBe(false);
  });

  it('[TLIST-34] messages read elsewhere are not unread here', async () => {
    const { ana, carla } = await createShop();
    const unread = rows(ana, 'pending').find(({ unreadMessages }) => (unreadMessages ?? 0) > 0);
    await carla.store.dispatch(loadMessages({ ticketId: unread?.id ?? 0 }));
    await ana.until(({ tickets }) => at(tickets.byId, unread?.id ?? 0)?.unreadMessages === 0, 'the count to go');
  });

  it('[TLIST-36] a renamed contact is renamed in its rows', async () => {
    const { ana, carla } = await createShop();
    const { contact, id } = firstOf(ana, 'pending');
    const fields = { name: 'Nome Novo', number: contact?.number ?? '', email: '', extraInfo: [] };
    await carla.services.api.contacts.update(contact?.id ?? 0, fields);
    await ana.until(({ tickets }) => at(tickets.byId, id)?.contact?.name === 'Nome Novo', 'the new name');
    expect(rows(ana, 'pending').find((row) => row.id === id)?.contact?.name).toBe('Nome Novo');
  });
});

describe.each(['a', 'b'] as const)('a new ticket at a server like %s', (behave) => {
  /** On the connection of the contact's ticket: on another one no ticket would be in the way. */
  const ask = async (app: LiveApp, { contact, whatsappId }: Pick<Ticket, 'contact' | 'whatsappId'>) => {
    const [queue] = app.store.getState().session.user?.queues ?? [];
    const [connection] = Object.values(app.store.getState().whatsappConnections.byId);
    const wish = { contact: { id: contact?.id ?? 0, number: contact?.number }, queueId: queue?.id ?? null };
    return app.store.dispatch(createTicket({ ...wish, whatsappId: whatsappId ?? connection?.id ?? null })).unwrap();
  };

  it('[TICKET-13] [TICKET-18] is open, owned by the user, and opened', async () => {
    const world = await createDemoWorld({ behave });
    const ana = world.app();
    await signInLive(ana, ANA);
    await follow(ana, 'closed');
    const busy = new Set([...rows(ana, 'open'), ...rows(ana, 'pending')].map(({ contactId }) => contactId));
    const { records } = await ana.services.api.contacts.page({ pageNumber: 1 });
    for (const contact of records.filter(({ id, isGroup }) => !isGroup && !busy.has(id))) {
      const outcome = await ask(ana, { contact });
      if (outcome.kind === 'taken') continue;
      expect(outcome.ticket).toMatchObject({ status: 'open', userId: ana.store.getState().session.user?.id });
      expect(ana.paths.at(-1)).toBe(`/tickets/${outcome.ticket.uuid}`);
      expect(has('open', outcome.ticket.id)(ana.store.getState())).toBe(true);
      return;
    }
    throw new Error('No contact was free');
  });

  it('[TICKET-19] opens the user’s existing ticket', async () => {
    const world = await createDemoWorld({ behave });
    const ana = world.app();
    await signInLive(ana, ANA);
    const { id: ticketId } = firstOf(ana, 'pending');
    await ana.store.dispatch(acceptTicket({ ticketId }));
    const mine = at(ana.store.getState().tickets.byId, ticketId);
    const outcome = await ask(ana, mine ?? {});
    expect(outcome).toMatchObject({ kind: 'opened', ticket: { id: ticketId } });
    expect(ana.paths.at(-1)).toBe(`/tickets/${mine?.uuid}`);
  });

  it("[TICKET-20] [ERR-15] is refused with the toast and its owner's name when someone else has one", async () => {
    const world = await createDemoWorld({ behave });
    const [ana, carla] = [world.app(), world.app()];
    await Promise.all([signInLive(ana, ANA), signInLive(carla, CARLA)]);
    const theirs = rows(ana, 'open').find(({ isGroup }) => !isGroup) ?? firstOf(ana, 'open');
    const went = carla.paths.length;
    const outcome = await ask(carla, theirs);
    expect(outcome).toMatchObject({ kind: 'taken', holder: { userName: ana.store.getState().session.user?.name } });
    expect(carla.store.getState().toasts.map(({ textKey }) => textKey)).toContain('errors:ERR_OTHER_OPEN_TICKET');
    expect(carla.paths).toHaveLength(went);
  });
});
