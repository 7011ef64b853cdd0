import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BESIDE_FROM_PX } from '@/domain/limits';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { serverEvents } from '@/realtime/serverEvents';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const ownOpen = (id: number) => aTicket({ id, status: 'open', userId: aUser().id });
const [mine, other] = [ownOpen(1), ownOpen(2)];
const gone = { status: 404, body: { error: 'ERR_NO_TICKET_FOUND' } };

/** The two tickets, the second of which the server deletes once it is on screen. */
const deleteOther = async (path: string, width?: number) => {
  let answer: FakeAnswer = { body: other };
  const app = await renderTickets({
    tickets: [mine, other],
    path,
    follows: true,
    ...(width && { width }),
    routes: { 'GET /tickets/2': () => answer },
  });
  const boxes = () => screen.queryAllByRole('textbox', { name: 'Mensagem' });
  await waitFor(() => expect(boxes()).toHaveLength(path.includes('?') ? 2 : 1));
  answer = gone;
  await app.live(serverEvents.ticket({ action: 'delete', id: 2 }));
  await waitFor(() => expect(selectTicket(app.store.getState(), 2)).toBeNull());
  await act(async () => {});
  return app;
};

it('[TICKET-28] the deletion of another ticket leaves the conversation on screen', async () => {
  const path = `/tickets/${mine.uuid}`;
  const { address, paths } = await deleteOther(path);
  expect([address(), paths]).toEqual([path, []]);
  expect(screen.getByRole('heading', { name: 'Cliente 1' })).toBeVisible();
});

it('[TICKET-28] of two conversations side by side only the deleted one is closed', async () => {
  const { address } = await deleteOther(`/tickets/${mine.uuid}?right=${other.uuid}`, BESIDE_FROM_PX);
  await waitFor(() => expect(address()).toBe(`/tickets/${mine.uuid}`));
  expect(screen.getByRole('heading', { name: 'Cliente 1' })).toBeVisible();
});

it.each(['pending', 'closed'])(
  '[TICKET-28] a deleted ticket that is %s sends its reader back to the list',
  async (status) => {
    const ticket = aTicket({ id: 3, status });
    const { live, address, store } = await renderTickets({ tickets: [mine, ticket], path: `/tickets/${ticket.uuid}` });
    expect(await screen.findByRole('heading', { name: 'Cliente 3' })).toBeVisible();
    await live(serverEvents.ticket({ action: 'delete', id: 3 }));
    await waitFor(() => expect(address()).toBe('/tickets'));
    expect(screen.queryByRole('heading', { name: 'Cliente 3' })).not.toBeInTheDocument();
    // Nothing was forbidden.
    expect(store.getState().toasts).toEqual([]);
  },
);
