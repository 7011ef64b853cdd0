import { expect, it } from 'vitest';
import { selectReassignment } from '@/processes/reassignments/reassignments';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { conversationShown } from '@/entities/device/attention/attentionSlice';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { transferTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';

const BRUNO = 'bruno@demo.balcao';

/** Ana at work, with one of her tickets on screen. */
const openOne = async () => {
  const world = await createDemoWorld();
  const app = world.app();
  await signInLive(app, 'ana@demo.balcao');
  const [ticket] = selectTickets(app.store.getState(), 'open');
  if (!ticket) throw new Error('No open ticket');
  app.store.dispatch(conversationShown({ ticketId: ticket.id }));
  await app.store.dispatch(loadMessages({ ticketId: ticket.id }));
  return { world, app, ticket };
};

it.each([
  ['accept', 'taken'],
  ['close', 'closed'],
] as const)('[OFF-10] a colleague who does "%s" on the open ticket is named at once', async (what, kind) => {
  const { world, app, ticket } = await openOne();
  world.server.control.act({ as: BRUNO, what, ticketId: ticket.id });
  await app.until((state) => selectReassignment(state, ticket.id) !== null || state.reassignments.lost !== null);
  const { reassignments } = app.store.getState();
  expect(reassignments.lost?.reassignment ?? reassignments.byTicket[ticket.id]).toMatchObject({
    kind,
    by: expect.stringContaining('Bruno'),
  });
});

it('[OFF-10] changes made while the connection was lost are shown after the reconnect', async () => {
  const { world, app, ticket } = await openOne();
  await world.stop();
  await app.until(({ socketStatus }) => socketStatus.state === 'connecting');
  const server = await world.start();
  server.control.act({ as: BRUNO, what: 'accept', ticketId: ticket.id });
  await app.until(
    (state) => selectReassignment(state, ticket.id) !== null || state.reassignments.lost !== null,
    'the handover',
  );
});

it('[TICKET-22] a transfer to a queue leaves the ticket waiting there without an owner', async () => {
  const { world, app, ticket } = await openOne();
  const target = { userId: null, queueId: ticket.queueId ?? null, whatsappId: null };
  await app.store.dispatch(transferTicket({ ticketId: ticket.id, target })).unwrap();
  const stored = world.server.control.snapshot(1).tickets.find(({ id }) => id === ticket.id);
  expect(stored).toMatchObject({ status: 'pending', userId: null, queueId: ticket.queueId });
  await expect.poll(() => app.paths.at(-1)).toBe('/tickets');
});
