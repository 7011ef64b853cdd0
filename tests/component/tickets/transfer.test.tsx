import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { socketStateChanged } from '@/realtime/socketActions';
import { dialogOpened } from '@/store/dialogs';
import { eventually } from '@tests/support/eventually';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderTickets } from './renderTickets';

const me = aUser();
const bruno = { id: 11, name: 'Bruno Alves', queues: [{ id: 2, name: 'Suporte', color: '#2563eb' }] };
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const CHANGED = 'Outra pessoa alterou este atendimento. Confira antes de transferir.';

const open = async (queues: object, routes: FakeRoutes = {}, ticket = mine) => {
  const update = createRecordedRoute({ body: { ...mine, status: 'pending', userId: null } });
  const app = await renderTickets({
    tickets: [ticket],
    path: `/tickets/${ticket.uuid}`,
    routes: { 'GET /users/list': { body: [bruno] }, 'GET /queue': queues, 'PUT /tickets/1': update.route, ...routes },
  });
  await app.user.click((await screen.findAllByRole('button', { name: 'Transferir' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Transferir o atendimento de Cliente 1' }));
  const send = () => app.user.click(dialog.getByRole('button', { name: /Transferir$/ }));
  return { ...app, dialog, send, sent: () => update.asked.map(({ body }) => body) };
};

const choices = ['Vendas', 'Suporte'].map((name, index) => ({ id: index + 1, name, color: '#16a34a' }));

describe('the transfer of one ticket', () => {
  it('[A11Y-02] begins in its first field, the agent', async () => {
    const { dialog } = await open({ body: choices });
    await eventually(() => expect(dialog.getByRole('combobox', { name: 'Atendente' })).toHaveFocus());
  });

  it('[TICKET-21] [TICKET-22] [TICKET-24] [CALL-33] sends the chosen queue without a user', async () => {
    const { user, dialog, send, sent, paths } = await open({ body: choices });
    await user.click(dialog.getByRole('combobox', { name: 'Fila' }));
    await user.click(await screen.findByTitle('Suporte'));
    await send();
    await eventually(() => expect(sent()).toEqual([{ status: 'pending', userId: null, queueId: 2 }]));
    await eventually(() => expect(paths).toEqual(['/tickets']));
  });

  it('[TICKET-21] [TICKET-23] [CALL-33] [CALL-24] sends a user, one of the user’s queues and a connection together', async () => {
    const carla = { id: 12, name: 'Carla Dias', queues: choices };
    const connections = ['Loja', 'Atacado'].map((name, index) => ({ id: index + 3, name, status: 'CONNECTED' }));
    const { user, dialog, send, sent } = await open(
      { body: choices },
      { 'GET /users/list': { body: [bruno, carla] }, 'GET /whatsapp/': { body: connections } },
    );
    for (const [field, choice] of [
      ['Atendente', 'Carla Dias'],
      ['Fila', 'Suporte'],
      ['Conexão', 'Atacado'],
    ] as const) {
      await user.click(dialog.getByRole('combobox', { name: field }));
      await user.click(await screen.findByTitle(choice));
    }
    await send();
    await eventually(() => expect(sent()).toEqual([{ status: 'open', userId: 12, queueId: 2, whatsappId: 4 }]));
  });

  it('[TICKET-21] [TICKET-23] opened for a user, as the palette does, it offers that user’s queue and sends both', async () => {
    const update = createRecordedRoute({ body: { ...mine, userId: 11 } });
    const { user, live } = await renderTickets({
      tickets: [mine],
      routes: {
        'GET /users/list': { body: [bruno] },
        'GET /queue': { body: choices },
        'PUT /tickets/1': update.route,
      },
    });
    await live(dialogOpened({ type: 'transferTicket', ticketIds: [1], userId: 11 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transferir o atendimento de Cliente 1' }));
    for (const shown of ['Bruno Alves', 'Suporte']) expect(await dialog.findByTitle(shown)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /Transferir$/ }));
    const sent = { status: 'open', userId: 11, queueId: 2 };
    await eventually(() => expect(update.asked.map(({ body }) => body)).toEqual([sent]));
  });

  it('[RT-08] [TICKET-21] offers the connections that there are by now; a chosen one that is deleted is not sent: the ticket keeps its own', async () => {
    const connections = [3, 4, 5].map((id) => ({ id, name: `Loja ${id}`, status: 'CONNECTED' }));
    const { user, dialog, send, sent, live } = await open(
      { body: choices },
      { 'GET /whatsapp/': { body: connections } },
    );
    await user.click(dialog.getByRole('combobox', { name: 'Conexão' }));
    await user.click(await screen.findByTitle('Loja 4'));
    for (const record of [
      { id: 5, name: 'Matriz', status: 'CONNECTED' },
      { id: 6, name: 'Nova', status: 'CONNECTED' },
    ])
      await live(serverEvents.whatsapp({ action: 'update', record }));
    await user.click(dialog.getByRole('combobox', { name: 'Conexão' }));
    for (const name of ['Matriz', 'Nova']) expect(await screen.findByTitle(name)).toBeInTheDocument();
    expect(screen.queryByTitle('Loja 5')).not.toBeInTheDocument();
    await live(serverEvents.whatsapp({ action: 'delete', id: 4 }));
    await send();
    await eventually(() => expect(sent()).toEqual([{ status: 'pending', userId: null, queueId: 1 }]));
  });

  it('[RT-20] [TICKET-21] [LIST-11] a chosen queue that is deleted is not sent, and another one is asked for', async () => {
    const { user, dialog, send, sent, live } = await open({ body: choices });
    const chooseQueue = async (name: string) => {
      await user.click(dialog.getByRole('combobox', { name: 'Fila' }));
      await user.click(await screen.findByTitle(name));
    };
    await chooseQueue('Suporte');
    await live(serverEvents.queue({ action: 'delete', id: 2 }));
    await send();
    const queue = dialog.getByRole('combobox', { name: 'Fila' });
    await waitFor(() => expect(queue).toHaveAccessibleDescription('Selecione uma fila'));
    expect(sent()).toEqual([]);
    await chooseQueue('Vendas');
    await send();
    await eventually(() => expect(sent()).toEqual([{ status: 'pending', userId: null, queueId: 1 }]));
  });

  it('[RT-20] [TICKET-21] a queue of the receiver that is deleted is neither offered nor sent', async () => {
    const carla = { id: 12, name: 'Carla Dias', queues: choices.toReversed() };
    const { user, dialog, send, sent, live } = await open({ body: choices }, { 'GET /users/list': { body: [carla] } });
    await live(serverEvents.queue({ action: 'delete', id: 2 }));
    await user.click(dialog.getByRole('combobox', { name: 'Atendente' }));
    await user.click(await screen.findByTitle('Carla Dias'));
    await user.click(dialog.getByRole('combobox', { name: 'Fila' }));
    expect(screen.queryByTitle('Suporte')).toBeNull();
    await send();
    await eventually(() => expect(sent()).toEqual([{ status: 'open', userId: 12, queueId: 1 }]));
  });

  it.each([
    ['taken', { userId: 11, user: { id: 11, name: 'Bruno Alves' } }],
    ['closed', { status: 'closed' }],
  ])('is held back once if a colleague has %s it meanwhile', async (_, change) => {
    const { dialog, send, sent, live } = await open({ body: [{ id: 1, name: 'Vendas', color: '#16a34a' }] });
    await live(serverEvents.ticket({ action: 'update', record: { ...mine, ...change } }));
    await send();
    expect(await dialog.findByText(CHANGED)).toBeVisible();
    expect(sent()).toEqual([]);
    await send();
    await eventually(() => expect(sent()).toHaveLength(1));
  });

  it('is not held back by an event that only says that the ticket has no agent, of which nothing was known', async () => {
    const unowned = aTicket({ id: 1, status: 'open', userId: undefined });
    const { send, sent, live } = await open({ body: choices }, {}, unowned);
    await live(serverEvents.ticket({ action: 'update', record: { ...unowned, userId: null } }));
    await send();
    await eventually(() => expect(sent()).toHaveLength(1));
  });

  it('is held back too if a colleague has taken it unseen, since the connection was lost', async () => {
    const taken = { ...mine, userId: 11, user: { id: 11, name: 'Bruno Alves' } };
    const { dialog, send, sent, live } = await open({ body: choices }, { 'GET /tickets/1': { body: taken } });
    await live(socketStateChanged({ state: 'connecting', nextTryAt: null, at: Date.now() }));
    await send();
    expect(await dialog.findByText(CHANGED)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('[TICKET-21] [TICKET-22] [LIST-06] says so where the queues cannot be read, and keeps its queue when a chosen user is cleared', async () => {
    const { user, dialog, send, sent } = await open({ status: 500, body: {} });
    // An offer of none would say that there are none.
    expect(await dialog.findByText('Não foi possível carregar a lista de registros')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Atendente' }));
    await user.click(await screen.findByTitle('Bruno Alves'));
    await waitFor(() => expect(dialog.getByText('Suporte')).toBeVisible());
    await user.click(dialog.getByRole('button', { name: /Limpar/ }));
    await send();
    await eventually(() => expect(sent()).toEqual([{ status: 'pending', userId: null, queueId: mine.queueId }]));
  });

  it('[TICKET-24] [TICKET-21] [ERR-02] that is refused keeps what was chosen, and leads to the list once it succeeds', async () => {
    const update = createRecordedRoute({ status: 500 }, { body: { ...mine, status: 'pending', userId: null } });
    const { user, dialog, send, paths } = await open({ body: choices }, { 'PUT /tickets/1': update.route });
    await user.click(dialog.getByRole('combobox', { name: 'Fila' }));
    await user.click(await screen.findByTitle('Suporte'));
    await send();
    expect(await dialog.findByText('Não foi possível concluir. Tente novamente.')).toBeVisible();
    expect(paths).toEqual([]);
    await send();
    await eventually(() => expect(paths).toEqual(['/tickets']));
    const sent = { status: 'pending', userId: null, queueId: 2 };
    expect(update.asked.map(({ body }) => body)).toEqual([sent, sent]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[TICKET-21] [LIST-06] [CALL-24] says so where the agents cannot be read', async () => {
    const { user, dialog } = await open({ body: choices }, { 'GET /users/list': { status: 500, body: {} } });
    await user.click(dialog.getByRole('combobox', { name: 'Atendente' }));
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeVisible();
  });
});
