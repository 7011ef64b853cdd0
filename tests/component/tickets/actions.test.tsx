import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { findQuestion } from '@tests/support/renderDialog';
import { renderTickets } from './renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const waiting = aTicket({ id: 2 });

const answering = (ticket: typeof mine, status: string) => ({
  [`PUT /tickets/${ticket.id}`]: { body: { ...ticket, status, userId: me.id } },
});

describe('where actions lead', () => {
  it('[TICKET-12] accepting from the list opens the ticket', async () => {
    const { user, paths } = await renderTickets({ tickets: [waiting], routes: answering(waiting, 'open') });
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await user.click(await screen.findByRole('button', { name: 'Aceitar o atendimento de Cliente 2' }));
    await eventually(() => expect(paths).toEqual([`/tickets/${waiting.uuid}`]));
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
      await eventually(() => expect(paths).toEqual(['/tickets']));
    },
  );

  it('[TICKET-12] returning opens the list', async () => {
    const { user, paths } = await renderTickets({
      tickets: [mine],
      path: `/tickets/${mine.uuid}`,
      routes: answering(mine, 'pending'),
    });
    await user.click(await screen.findByRole('button', { name: 'Devolver' }));
    await eventually(() => expect(paths).toEqual(['/tickets']));
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

describe('a ticket whose customer is asked for a rating', () => {
  const AWAITED = 'Aguardando avaliação';
  const finish = 'Finalizar o atendimento de Cliente 1';
  const open = async () => {
    const changes = createRecordedRoute({ body: { ...mine, status: 'open' } });
    const app = await renderTickets({
      tickets: [mine],
      path: `/tickets/${mine.uuid}`,
      routes: { ...answering(mine, 'open'), [`PUT /tickets/${mine.id}`]: changes.route },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Finalizar' }));
    await eventually(() => expect(app.paths).toEqual(['/tickets']));
    return { ...app, changes };
  };

  it('[TICKET-12] says so in its row and its header once it is finished', async () => {
    const { user } = await open();
    const row = await screen.findByRole('button', { name: new RegExp(`^Cliente 1.*${AWAITED}`) });
    // Seen, not only heard.
    expect(row.closest('li')).toHaveTextContent(AWAITED);
    await user.click(row);
    const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
    expect(header).toHaveTextContent(AWAITED);
  });

  it('[TICKET-12] asks before it is finished without the rating', async () => {
    const { user, changes } = await open();
    await user.click(await screen.findByRole('button', { name: finish }));
    const first = await findQuestion('Finalizar sem esperar a avaliação?');
    await user.click(within(first).getByRole('button', { name: 'Cancelar' }));
    expect(changes.asked).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: finish }));
    const question = await findQuestion('Finalizar sem esperar a avaliação?');
    await user.click(within(question).getByRole('button', { name: 'Finalizar' }));
    await eventually(() => expect(changes.asked).toHaveLength(2));
  });

  it('[TICKET-12] [TLIST-33] leaves the list by the live close, when the customer has rated', async () => {
    const { live } = await open();
    await screen.findByRole('button', { name: new RegExp(AWAITED) });
    const rated = { ...mine, status: 'closed', userId: null, queueId: null, updatedAt: '2030-01-01T00:00:00.000Z' };
    await live(serverEvents.ticket({ action: 'delete', id: mine.id }));
    await live(serverEvents.ticket({ action: 'update', record: rated }));
    expect(screen.queryByRole('button', { name: new RegExp(AWAITED) })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: finish })).not.toBeInTheDocument();
  });
});
