import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const me = aUser();
const TAGS = ['VIP', 'Boleto'].map((name, index) => ({ id: index + 1, name, color: '#a00' }));
const mine = aTicket({ id: 1, status: 'open', userId: me.id, whatsapp: { name: 'Loja SP' }, tags: TAGS });
const waiting = aTicket({ id: 2, whatsapp: { name: 'Loja SP' } });
const row = (name: RegExp) => screen.getByRole('button', { name });

// They have tooltips, so the pointer hits them and not the row below.
it('[TLIST-27] a click on a label of a row opens its ticket, like a click beside it', async () => {
  const { user, address } = await renderTickets({ tickets: [mine] });
  await user.click(screen.getByTitle('Mais: VIP, Boleto'));
  expect(address()).toBe(`/tickets/${mine.uuid}`);
});

it('a click on a label with Ctrl marks the row once, and one on a waiting row neither opens nor accepts', async () => {
  const { user, address, calls } = await renderTickets({ tickets: [mine, waiting] });
  await user.keyboard('{Control>}');
  await user.click(screen.getByTitle('Conexão Loja SP'));
  await user.keyboard('{/Control}');
  await eventually(() => expect(row(/^Cliente 1,.*selecionad/)).toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
  await user.click(within(screen.getByRole('list', { name: 'Atendimentos' })).getByTitle('Conexão Loja SP'));
  await eventually(() => expect(row(/^Cliente 2,/)).toHaveFocus());
  expect(address()).toBe('/tickets');
  expect(calls).not.toContain('PUT /tickets/2');
});

it('[TLIST-27] a click on a button or the checkbox of a row does not open its ticket', async () => {
  const { user, address } = await renderTickets({ tickets: [mine], user: aUser({ profile: 'admin' }) });
  await user.click(screen.getByRole('button', { name: 'Espiar a conversa de Cliente 1' }));
  await user.click(screen.getByRole('checkbox', { name: /Cliente 1/, hidden: true }));
  expect(address()).toBe('/tickets');
});
