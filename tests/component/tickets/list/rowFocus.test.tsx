import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { aTicket } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

it('the focus moves on when a colleague takes the waiting ticket that has it', async () => {
  const { user, live } = await renderTickets({ tickets: [aTicket({ id: 1 }), aTicket({ id: 2 })] });
  await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
  const taken = await screen.findByRole('button', { name: /^Cliente 1,/ });
  act(() => taken.focus());
  const record = aTicket({ id: 1, status: 'open', userId: 11 });
  await live(serverEvents.ticket({ action: 'update', record }));
  expect(taken).not.toBeInTheDocument();
  await eventually(() => expect(screen.getByRole('button', { name: /^Cliente 2,/ })).toHaveFocus());
});
