import { describe, expect, it } from 'vitest';
import { messageAt, NO_MESSAGES } from '@/entities/base/messageTable';
import type { Ticket } from '@/protocol/records/tickets';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { sendText } from '@/entities/conversations/outbox/outboxThunks';
import { conversationShown, windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { acceptTicket, resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { selectTickets, selectUnreadTotals } from '@/entities/conversations/tickets/ticketSelectors';
import type { RootState } from '@/store/rootReducer';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';
import type { LiveApp } from '@tests/support/servers/liveApp';
import { at } from '@/entities/base/idTable';

const ANA = 'ana@demo.balcao';
const CARLA = 'carla@demo.balcao';

const rows = (app: LiveApp, view: 'open' | 'pending'): readonly Ticket[] => selectTickets(app.store.getState(), view);
const firstOf = (app: LiveApp, view: 'open' | 'pending'): Ticket => {
  const [ticket] = rows(app, view);
  if (!ticket) throw new Error(`No ${view} ticket`);
  return ticket;
};
const has = (view: 'open' | 'pending', id: number) => (state: RootState) =>
  selectTickets(state, view).some((ticket) => ticket.id === id);
const lacks = (view: 'open' | 'pending', id: number) => (state: RootState) => !has(view, id)(state);
const shows = (ticketId: number, body: string) => (state: RootState) =>
  selectThreadMessages(state, ticketId).some((message) => message.body === body);

const open = async (app: LiveApp, ticketId: number): Promise<void> => {
  app.store.dispatch(windowFocusChanged(true));
  app.store.dispatch(conversationShown({ ticketId }));
  await app.store.dispatch(loadMessages({ ticketId }));
};

describe('a conversation with a server', () => {
  it('[TICKET-02][TLIST-31][RT-13] a ticket another user accepts leaves my pending list live', async () => {
    const world = await createDemoWorld();
    const [ana, carla] = [world.app(), world.app()];
    await Promise.all([signInLive(ana, ANA), signInLive(carla, CARLA)]);
    const { id } = firstOf(ana, 'pending');
    await carla.store.dispatch(acceptTicket({ ticketId: id }));
    expect(has('open', id)(carla.store.getState())).toBe(true);
    await ana.until(lacks('pending', id), 'the row to leave');
    expect(at(ana.store.getState().tickets.byId, id)).toMatchObject({ status: 'open' });
  });

  it('[MSG-24][OFF-05][RT-11][DESK-14] messages of both sides appear on both sides', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    const { id, contactId } = firstOf(app, 'pending');
    await app.store.dispatch(acceptTicket({ ticketId: id }));
    await open(app, id);
    await app.store.dispatch(sendText({ ticketId: id, body: 'Em que posso ajudar?' }));
    await app.until(shows(id, 'Em que posso ajudar?'), 'the echo');
    await app.until((state) => selectOutboxOfTicket(state, id).length === 0);
    world.server.control.receive({ contactId: contactId ?? 0, text: 'Quero um orçamento' });
    await app.until(shows(id, 'Quero um orçamento'), 'the answer');
    await app.until(({ tickets }) => at(tickets.byId, id)?.unreadMessages === 0);
  });

  it('[MSG-25][RT-12] delivery marks advance live', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    const { id } = firstOf(app, 'open');
    await open(app, id);
    await app.store.dispatch(sendText({ ticketId: id, body: 'Chegou?' }));
    await app.until(shows(id, 'Chegou?'));
    const sent = selectThreadMessages(app.store.getState(), id).findLast(({ body }) => body === 'Chegou?');
    world.server.control.setAck(sent?.id ?? '', 4);
    await app.until(
      ({ messages }) => messageAt(messages.threads[id]?.messages ?? NO_MESSAGES, sent?.id ?? '')?.ack === 4,
    );
  });

  it('[TLIST-35][NTV-06] the first message of a new customer adds a complete row and raises a notice', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, CARLA);
    const before = selectUnreadTotals(app.store.getState()).pending;
    world.server.control.receive({ number: '5511955554444', name: 'Gente Nova', text: 'Olá' });
    await app.until((state) => selectTickets(state, 'pending')[0]?.contact?.name === 'Gente Nova');
    const { id } = firstOf(app, 'pending');
    await app.until(({ tickets }) => at(tickets.byId, id)?.tags !== undefined);
    expect(selectUnreadTotals(app.store.getState()).pending).toBe(before + 1);
    const notice = { kind: 'pending', target: { kind: 'pending', ticketId: id } };
    await expect.poll(() => app.callLog.notices).toMatchObject([notice]);
  });

  it('[TICKET-07] resolving closes it', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    const { id } = firstOf(app, 'open');
    await app.store.dispatch(resolveTicket({ ticketId: id }));
    await app.until(lacks('open', id));
    expect(at(app.store.getState().tickets.byId, id)?.status).toBe('closed');
    await expect.poll(() => app.paths).toContain('/tickets');
  });
});

describe('a server that comes and goes', () => {
  it('[OFF-02] changes made meanwhile are there after the reconnect', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    const mine = firstOf(app, 'open');
    await open(app, mine.id);
    await world.stop();
    await app.until(({ socketStatus }) => socketStatus.state === 'connecting' && socketStatus.lostAt !== null);
    const server = await world.start();
    server.control.receive({ contactId: mine.contactId ?? 0, text: 'Alguém aí?' });
    await app.until(({ socketStatus }) => socketStatus.state === 'online', 'a live connection again');
    expect(shows(mine.id, 'Alguém aí?')(app.store.getState())).toBe(true);
    expect(firstOf(app, 'open').id).toBe(mine.id);
  });

  it('[OFF-05] texts written meanwhile are sent in order, once', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    const { id } = firstOf(app, 'open');
    await open(app, id);
    await world.stop();
    await app.until(({ socketStatus }) => socketStatus.state === 'connecting');
    for (const body of ['um', 'dois', 'três']) await app.store.dispatch(sendText({ ticketId: id, body }));
    expect(selectOutboxOfTicket(app.store.getState(), id).map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ]);
    const server = await world.start();
    await app.until(shows(id, 'três'), 'the last text');
    await app.until((state) => selectOutboxOfTicket(state, id).length === 0);
    const stored = server.control.snapshot(1).messages.filter(({ ticketId, fromMe }) => ticketId === id && fromMe);
    expect(stored.map(({ body }) => body).slice(-3)).toEqual(['um', 'dois', 'três']);
  });

  it('[OFF-05] texts that waited when the app closed are sent by the next start', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    const { id } = firstOf(app, 'open');
    await world.stop();
    await app.until(({ socketStatus }) => socketStatus.state === 'connecting');
    await app.store.dispatch(sendText({ ticketId: id, body: 'depois' }));
    app.stop();
    await world.start();
    const next = world.app();
    await signInLive(next, ANA);
    await next.until(({ outbox }) => outbox.loaded && outbox.order.length === 0, 'the text to leave');
    await open(next, id);
    expect(shows(id, 'depois')(next.store.getState())).toBe(true);
  });

  it('[OFF-07] a send whose answer is lost is found again and never repeated', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    const { id } = firstOf(app, 'open');
    await open(app, id);
    world.server.control.faults.add({ kind: 'loseAnswer', method: 'POST', path: /^\/messages\// });
    await app.store.dispatch(sendText({ ticketId: id, body: 'só uma vez' }));
    await app.until(shows(id, 'só uma vez'), 'the message');
    await app.until((state) => selectOutboxOfTicket(state, id).length === 0, 'an empty outbox');
    expect(world.server.control.snapshot(1).messages.filter(({ body }) => body === 'só uma vez')).toHaveLength(1);
  });

  it('[OFF-07] a send that hangs delays the later ones, and both arrive in order', async () => {
    const world = await createDemoWorld();
    const app = world.app();
    await signInLive(app, ANA);
    const { id } = firstOf(app, 'open');
    await open(app, id);
    world.server.control.faults.add({ kind: 'hang', method: 'POST', path: /^\/messages\// });
    await app.store.dispatch(sendText({ ticketId: id, body: 'primeiro' }));
    await app.store.dispatch(sendText({ ticketId: id, body: 'segundo' }));
    await app.until((state) => selectOutboxOfTicket(state, id)[0]?.state === 'sending');
    expect(selectOutboxOfTicket(app.store.getState(), id).map(({ state }) => state)).toEqual(['sending', 'waiting']);
    world.server.control.faults.clear();
    await app.until(shows(id, 'segundo'));
    const stored = world.server.control
      .snapshot(1)
      .messages.filter(({ ticketId, fromMe }) => ticketId === id && fromMe);
    expect(stored.map(({ body }) => body).slice(-2)).toEqual(['primeiro', 'segundo']);
  });
});
