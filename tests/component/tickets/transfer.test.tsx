import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { renderTickets } from './renderTickets';

const me = aUser();
const bruno = { id: 11, name: 'Bruno Alves', queues: [{ id: 2, name: 'Suporte', color: '#2563eb' }] };
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const CHANGED = 'Outra pessoa alterou este atendimento. Confira antes de transferir.';

const open = async (queues: object) => {
  const update = createRecordedRoute({ body: { ...mine, status: 'pending', userId: null } });
  const app = await renderTickets({
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    routes: { 'GET /users/list': { body: [bruno] }, 'GET /queue': queues, 'PUT /tickets/1': update.route },
  });
  await app.user.click((await screen.findAllByRole('button', { name: 'Transferir' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Transferir o atendimento de Cliente 1' }));
  const send = () => app.user.click(dialog.getByRole('button', { name: /Transferir$/ }));
  return { ...app, dialog, send, sent: () => update.asked.map(({ body }) => body) };
};

describe('the transfer of one ticket', () => {
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

  it('[TICKET-21] says so where the queues cannot be read, and keeps its queue when a chosen user is cleared', async () => {
    const { user, dialog, send, sent } = await open({ status: 500, body: {} });
    // An offer of none would say that there are none.
    expect(await dialog.findByText('Não foi possível carregar as filas.')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Atendente' }));
    await user.click(await screen.findByTitle('Bruno Alves'));
    await waitFor(() => expect(dialog.getByText('Suporte')).toBeVisible());
    await user.click(dialog.getByRole('button', { name: /Limpar/ }));
    await send();
    await eventually(() => expect(sent()).toEqual([{ status: 'pending', userId: null, queueId: mine.queueId }]));
  });
});
