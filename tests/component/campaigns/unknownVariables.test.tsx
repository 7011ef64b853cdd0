import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choices, openNew, write } from './campaignWorld';

const UNKNOWN = 'Sem valor para {nmoe}, {Loja}: chega ao cliente como está escrito.';

it('[CAMP-16] a variable that no campaign knows is told below the message, and those of the company are not', async () => {
  await openNew(choices);
  write('Mensagem', 'Oi {nome}, aqui é da {loja}: {numero}, {email}');
  const preview = within(screen.getByRole('region', { name: 'Como o cliente recebe' }));
  await preview.findByText(/^Oi Adriana, aqui é da Casa Aurora: 5511999990000, adriana@exemplo\.com\.br/);
  const offered = screen.getAllByLabelText(/^Inserir /).slice(0, 4);
  expect(offered.map(({ textContent }) => textContent)).toEqual(['{nome}', '{numero}', '{email}', '{loja}']);
  expect(screen.queryByText(/^Sem valor para/)).not.toBeInTheDocument();
  write('Mensagem', 'Oi {nmoe}, aqui é da {Loja}, {nmoe}');
  await waitFor(() => expect(screen.getAllByLabelText('Mensagem')[0]).toHaveAccessibleDescription(UNKNOWN));
});

it('no variable is called unknown where those of the company could not be read', async () => {
  await openNew({ ...choices, 'GET /campaign-settings': { status: 500, body: {} } });
  write('Mensagem', 'Aqui é da {loja}');
  await within(screen.getByRole('region', { name: 'Como o cliente recebe' })).findByText('Aqui é da {loja}');
  expect(screen.queryByText(/^Sem valor para/)).not.toBeInTheDocument();
});
