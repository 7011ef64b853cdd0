import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

it('a queue and a connection of the same name are both shown, and the queue once after a transfer', async () => {
  const mine = aTicket({
    id: 1,
    status: 'open',
    userId: aUser().id,
    queue: { id: 1, name: 'Vendas', color: '#16a34a' },
    whatsapp: { name: 'Vendas' },
  });
  const { live } = await renderTickets({ tickets: [mine], path: `/tickets/${mine.uuid}` });
  const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
  const facts = () => within(header).getByTitle(/#1/).textContent;
  expect(facts()).toMatch(/^Vendas · #1 · .* · Vendas$/);
  const record = { ...mine, queueId: 1, queue: { id: 1, name: 'Vendas SP', color: '#16a34a' } };
  await live(serverEvents.ticket({ action: 'update', record }));
  expect(facts()).toMatch(/^Vendas SP · #1 · .* · Vendas$/);
});
