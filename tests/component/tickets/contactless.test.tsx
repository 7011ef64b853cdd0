import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogOpened } from '@/store/dialogs';
import { aTicket, aUser } from '@tests/support/records';
import { dialogOf } from '@tests/support/rendering/renderDialog';
import { renderTickets } from './renderTickets';

it('a ticket that the server sends without its contact is called by its number in its row, its conversation and its dialogs', async () => {
  const ticket = aTicket({ id: 7, status: 'open', userId: aUser().id, contact: null });
  const { store } = await renderTickets({ tickets: [ticket], path: `/tickets/${ticket.uuid}` });
  expect(await screen.findByRole('button', { name: /^#7,/ })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '#7' })).toBeInTheDocument();
  await act(async () => void store.dispatch(dialogOpened({ type: 'reminder', ticketId: 7 })));
  await dialogOf('Lembrar do atendimento de #7');
});
