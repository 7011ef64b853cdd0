import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id, whatsappId: 3 });

const resolved = async (farewell: string, width = 1_280) => {
  const closed = { body: { ...mine, status: 'closed' } };
  const change = createRecordedRoute(closed, { status: 500 }, { body: mine });
  const app = await renderTickets({
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    width,
    follows: true,
    routes: {
      'PUT /tickets/1': change.route,
      'GET /whatsapp/': { body: [{ id: 3, name: 'Loja', status: 'CONNECTED', complationMessage: farewell }] },
    },
  });
  await eventually(() => expect(app.store.getState().whatsappConnections.status).toBe('ready'));
  const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
  await app.user.click(within(header).getByRole('button', { name: 'Finalizar' }));
  const text = await screen.findByText(/^Atendimento #1 de Cliente 1 finalizado\./);
  return { ...app, change, text };
};
// jsdom ends no animation: the loading icon may still be in the name.
const undo = () => screen.getByRole('button', { name: /Desfazer$/ });

it('[KEY-06] [ROUTE-08] [ERR-02] the bar is a part of the ticket screen, says that it failed, and reopens the ticket at its button', async () => {
  const { user, text, change, address } = await resolved('');
  await waitFor(() => expect(address()).toBe('/tickets'));
  expect(text).toHaveTextContent(/^Atendimento #1 de Cliente 1 finalizado\.$/);
  expect(within(screen.getByRole('region', { name: 'Avisos' })).queryByText(/finalizado/)).not.toBeInTheDocument();
  expect(text.parentElement).toHaveTextContent(/[1-5] s$/);
  await user.click(undo());
  expect(await screen.findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
  await user.click(undo());
  await waitFor(() => expect(address()).toBe(`/tickets/${mine.uuid}`));
  expect(change.asked[2]?.body).toMatchObject({ status: 'open', userId: me.id });
  expect(screen.queryByText(/^Atendimento #1 de Cliente 1 finalizado/)).not.toBeInTheDocument();
});

it('[KEY-06] [A11Y-06] on a narrow screen too the bar says that the farewell was sent, is used by its keys, and can be closed', async () => {
  const { user, text, change } = await resolved('Até logo!', 400);
  expect(text).toHaveTextContent('A mensagem de finalização já foi enviada ao cliente.');
  await user.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
  await eventually(() => expect(change.asked).toHaveLength(2));
  await screen.findByText('Não foi possível concluir. Tente novamente.');
  const bar = text.parentElement!;
  await user.click(within(bar).getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByText(/^Atendimento #1 de Cliente 1 finalizado/)).not.toBeInTheDocument();
});
