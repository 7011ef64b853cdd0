import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogOpened } from '@/store/dialogs';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { dialogOf } from '@tests/support/rendering/renderDialog';
import { renderTickets } from './renderTickets';

it('[TLIST-18] [TICKET-31] a ticket that the server sends without its contact is called by its number in its row, its conversation and its dialogs', async () => {
  const ticket = aTicket({ id: 7, status: 'open', userId: aUser().id, contact: null });
  const { store } = await renderTickets({ tickets: [ticket], path: `/tickets/${ticket.uuid}` });
  expect(await screen.findByRole('button', { name: /^#7,/ })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '#7' })).toBeInTheDocument();
  await act(async () => void store.dispatch(dialogOpened({ type: 'reminder', ticketId: 7 })));
  await dialogOf('Lembrar do atendimento de #7');
});

it('the messages of a ticket without a contact have its number as their author in the dialog that forwards them', async () => {
  const ticket = aTicket({ id: 7, status: 'open', userId: aUser().id, contact: null });
  const messages = [aMessage({ id: 'A', ticketId: 7, body: 'Bom dia' })];
  const { store } = await renderTickets({ tickets: [ticket], messages, path: `/tickets/${ticket.uuid}` });
  await within(await screen.findByRole('log')).findByText('Bom dia');
  await act(async () => void store.dispatch(dialogOpened({ type: 'forward', ticketId: 7, messageId: 'A' })));
  const dialog = await dialogOf('Encaminhar');
  expect(dialog.getByRole('checkbox', { name: /Bom dia.*#7 ·/ })).toBeChecked();
});
