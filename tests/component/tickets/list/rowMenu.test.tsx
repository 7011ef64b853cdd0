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

it('the menu of a row resolves the ticket without opening it', async () => {
  const put = createRecordedRoute({ body: { ...mine, status: 'closed' } });
  const { address } = await renderTickets({ tickets: [mine], routes: { 'PUT /tickets/1': put.route } });
  await choose(/^Cliente 1,/, 'Finalizar');
  await eventually(() =>
    expect(put.asked.map(({ body }) => body)).toEqual([expect.objectContaining({ status: 'closed' })]),
  );
  expect(address()).toBe('/tickets');
});

it('an action of the menu that did not reach the server says so', async () => {
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

it('a waiting ticket is transferred, and an open one gets a reminder, from the menu', async () => {
  const { user } = await renderTickets({ tickets: [mine, waiting] });
  await choose(/^Cliente 1,/, 'Lembrar');
  const reminder = await dialogOf('Lembrar do atendimento de Cliente 1');
  await user.click(reminder.getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
  await choose(/^Cliente 2,/, 'Transferir');
  const dialog = await screen.findByRole('dialog', { name: 'Transferir o atendimento de Cliente 2' });
  expect(within(dialog).getByRole('button', { name: 'Transferir' })).toBeEnabled();
});
