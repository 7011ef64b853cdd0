import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openNew, openStored, when, write } from './campaignWorld';

const NOTHING_SENT = [
  'Agendada sem lista de contatos nem tag: ninguém a recebe.',
  'Agendada sem conexão: o servidor não a envia.',
  'Agendada sem mensagem: nada chega aos clientes.',
];
const told = () => screen.queryAllByText(/^Agendada sem/).map(({ textContent }) => textContent?.trim());

it('a campaign with a date says what it lacks to be sent', async () => {
  await openNew();
  expect(told()).toEqual([]);
  when('24/12/2030 08:30');
  await waitFor(() => expect(told()).toEqual(NOTHING_SENT));
  write('Mensagem', 'Boas festas', 2);
  await waitFor(() => expect(told()).toEqual(NOTHING_SENT.slice(0, 2)));
});

it('a campaign that lacks nothing says nothing', async () => {
  await openStored();
  when('24/12/2030 08:30');
  await waitFor(() => expect(screen.getByLabelText('Agendada para')).toHaveValue('24/12/2030 08:30'));
  expect(told()).toEqual([]);
});
