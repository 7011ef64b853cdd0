import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { dialogOpened } from '@/store/dialogs';
import { aTicket, aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderTickets } from './renderTickets';

const QUEUES = ['Vendas', 'Entregas'].map((name, at) => ({ id: at + 1, name, color: '#16a34a', orderQueue: at }));
const CONNECTIONS = ['Loja SP', 'Atacado'].map((name, at) => ({ id: at + 3, name, status: 'CONNECTED' }));
const juliana = { id: 5, name: 'Juliana Prado', number: '5511988342217' };
const admin = aUser({ profile: 'admin', queues: [] });
const agent = aUser({ queues: QUEUES });

const open = async (user = admin) => {
  const made = createRecordedRoute({ body: aTicket({ id: 40, contactId: 5, contact: juliana, userId: user.id }) });
  const app = await renderTickets({
    user,
    routes: {
      'GET /queue': { body: QUEUES },
      'GET /whatsapp/': { body: CONNECTIONS },
      'GET /contacts': { body: { contacts: [], count: 0, hasMore: false } },
      'POST /tickets': made.route,
    },
  });
  const choose = async (name: string, option: string) => {
    await app.user.click(screen.getByRole('combobox', { name }));
    await app.user.click(await screen.findByTitle(option));
  };
  return {
    ...app,
    choose,
    sent: made.asked,
    start: () => app.user.click(screen.getByRole('button', { name: /Iniciar atendimento$/ })),
    loseQueue: () => app.live(serverEvents.queue({ action: 'delete', id: 2 })),
  };
};

it('[RT-08] [TICKET-17] [RT-20] [TICKET-16] a chosen queue that is deleted is chosen no more', async () => {
  const { live, choose, start, sent, loseQueue } = await open();
  await live(dialogOpened({ type: 'newTicket', contact: juliana }));
  await screen.findByRole('dialog', { name: 'Novo atendimento' });
  await choose('Fila', 'Entregas');
  await loseQueue();
  await start();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ queueId: null });
});

it('[RT-08] [TICKET-16] [RT-20] an agent whose queue is deleted is asked for another one', async () => {
  const { live, choose, start, sent, loseQueue } = await open(agent);
  await live(dialogOpened({ type: 'newTicket', contact: juliana }));
  await screen.findByRole('dialog', { name: 'Novo atendimento' });
  await choose('Fila', 'Entregas');
  await loseQueue();
  await start();
  expect(await screen.findByText('Selecione uma fila')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await choose('Fila', 'Vendas');
  await start();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ queueId: 1 });
});

it('[RT-08] [ROUTE-08] [TICKET-14] [RT-20] what was chosen before the contact was added and is deleted meanwhile is not taken over', async () => {
  const { user, live, choose, start, sent, loseQueue, paths } = await open();
  await live(dialogOpened({ type: 'newTicket' }));
  await screen.findByRole('dialog', { name: 'Novo atendimento' });
  await choose('Fila', 'Entregas');
  await choose('Conexão', 'Atacado');
  await user.click(screen.getByRole('combobox', { name: 'Contato' }));
  await user.paste('+55 11 97777-6666');
  await user.click(await screen.findByTitle('Adicionar contato +55 11 97777-6666'));
  await screen.findByRole('textbox', { name: 'Número do WhatsApp' });
  await loseQueue();
  await live(serverEvents.whatsapp({ action: 'delete', id: 4 }));
  await live(dialogOpened({ type: 'newTicket', contact: juliana, choices: { queueId: 2, whatsappId: 4 } }));
  within(await screen.findByRole('dialog', { name: 'Novo atendimento' })).getByText('Juliana Prado');
  await start();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ queueId: null, whatsappId: 3 });
  await waitFor(() => expect(paths).toEqual([`/tickets/${aTicket({ id: 40 }).uuid}`]));
});

it('[TICKET-13] [TICKET-15] a search for contacts that fails says so, and the next one finds them', async () => {
  const search = createRecordedRoute(
    { status: 500, body: {} },
    { body: { contacts: [juliana], count: 1, hasMore: false } },
  );
  const { user, live } = await renderTickets({
    user: admin,
    routes: { 'GET /queue': { body: QUEUES }, 'GET /contacts': search.route },
  });
  await live(dialogOpened({ type: 'newTicket' }));
  await user.click(await screen.findByRole('combobox', { name: 'Contato' }));
  await user.paste('juliana');
  expect(await screen.findByText('Não foi possível buscar os contatos. Tente de novo.')).toBeVisible();
  await user.paste(' prado');
  expect(await screen.findByTitle('Juliana Prado')).toBeInTheDocument();
  expect(search.asked.map(({ query }) => query)).toMatchObject([
    { searchParam: 'juliana' },
    { searchParam: 'juliana prado' },
  ]);
});
