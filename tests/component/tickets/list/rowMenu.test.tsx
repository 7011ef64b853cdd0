import { fireEvent, screen, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { dialogOf } from '@tests/support/rendering/renderDialog';
import { renderTickets } from '../renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const waiting = aTicket({ id: 2 });

beforeAll(() =>
  Promise.all([
    import('@/features/tickets/list/RowMenu'),
    import('@/features/tickets/dialogs/TransferDialog'),
    import('@/features/tickets/reminders/ReminderDialog'),
  ]),
);

const choose = async (row: RegExp, name: string) => {
  fireEvent.contextMenu(await screen.findByRole('button', { name: row }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

it.each([
  ['open', 'Finalizar', { status: 'closed', userId: me.id, queueId: 1 }, '/tickets'],
  ['open', 'Devolver', { status: 'pending', userId: null }, '/tickets'],
  ['pending', 'Aceitar', { status: 'open', userId: me.id }, `/tickets/${mine.uuid}`],
  ['closed', 'Reabrir', { status: 'open', userId: me.id, queueId: 1 }, `/tickets/${mine.uuid}`],
] as const)(
  '[TICKET-02] [TICKET-06] [TICKET-07] [TICKET-09] [TICKET-12] the menu of the row of a ticket that is %s offers %s',
  async (status, action, change, leadsTo) => {
    const put = createRecordedRoute({ body: { ...mine, ...change } });
    const ticket = { ...mine, status, queueId: 1 };
    const { address } = await renderTickets({
      tickets: [ticket],
      follows: true,
      routes: { 'PUT /tickets/1': put.route },
    });
    const tab = { open: /^Abertos/, pending: /^Aguardando/, closed: 'Finalizados' }[status];
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    await choose(/^Cliente 1,/, action);
    await eventually(() => expect(put.asked.map(({ body }) => body)).toEqual([expect.objectContaining(change)]));
    await eventually(() => expect(address()).toBe(leadsTo));
  },
);

it('[ERR-02] an action of the menu that did not reach the server says so', async () => {
  await renderTickets({
    tickets: [mine],
    routes: {
      'PUT /tickets/1': () => {
        throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
      },
    },
  });
  await choose(/^Cliente 1,/, 'Devolver');
  expect(await screen.findByText('Não foi possível concluir. Tente novamente.')).toBeInTheDocument();
});

it('[TRIAGE-05] a waiting ticket is transferred, and an open one gets a reminder, from the menu', async () => {
  const { user } = await renderTickets({ tickets: [mine, waiting] });
  await choose(/^Cliente 1,/, 'Lembrar');
  const reminder = await dialogOf('Lembrar do atendimento de Cliente 1');
  await user.click(reminder.getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
  await choose(/^Cliente 2,/, 'Transferir');
  const dialog = await screen.findByRole('dialog', { name: 'Transferir o atendimento de Cliente 2' });
  expect(within(dialog).getByRole('button', { name: 'Transferir' })).toBeEnabled();
});
