import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const waiting = aTicket({ id: 2 });

const answering = (ticket: typeof mine, status: string) => ({
  [`PUT /tickets/${ticket.id}`]: { body: { ...ticket, status, userId: me.id } },
});

describe('where actions lead', () => {
  it('[TICKET-12] accepting from the list leads to the ticket', async () => {
    const { user, paths } = await renderTickets({ tickets: [waiting], routes: answering(waiting, 'open') });
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await user.click(await screen.findByRole('button', { name: 'Aceitar o atendimento de Cliente 2' }));
    await vi.waitFor(() => expect(paths).toEqual([`/tickets/${waiting.uuid}`]));
  });

  it.each(['closed', 'open'])(
    '[TICKET-12] finishing leads to the list, also when the answer says %s',
    async (status) => {
      const { user, paths } = await renderTickets({
        tickets: [mine],
        path: `/tickets/${mine.uuid}`,
        routes: answering(mine, status),
      });
      await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
      await vi.waitFor(() => expect(paths).toEqual(['/tickets']));
    },
  );

  it('[TICKET-12] giving back leads to the list', async () => {
    const { user, paths } = await renderTickets({
      tickets: [mine],
      path: `/tickets/${mine.uuid}`,
      routes: answering(mine, 'pending'),
    });
    await user.click(await screen.findByRole('button', { name: 'Devolver' }));
    await vi.waitFor(() => expect(paths).toEqual(['/tickets']));
  });
});

it('[ERR-02] an action that fails without a known reason says so beside its button', async () => {
  const { user, paths } = await renderTickets({ tickets: [waiting], routes: { 'PUT /tickets/2': { status: 500 } } });
  await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
  const accept = await screen.findByRole('button', { name: 'Aceitar o atendimento de Cliente 2' });
  await user.click(accept);
  expect(await within(accept.parentElement!).findByRole('alert')).toHaveTextContent(
    'Não foi possível concluir. Tente novamente.',
  );
  expect(accept).toBeEnabled();
  expect(paths).toEqual([]);
});
