import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { aMessage, aTicket } from '@tests/support/records';
import { renderTickets } from './renderTickets';

it('[NTV-17] the link of a document saves the file through the app, and opens nothing outside', async () => {
  const machine = createFakeSystem();
  const { desktop } = createFakeDesktop({ system: machine.system });
  const ticket = aTicket({ id: 1, status: 'open' });
  const mediaUrl = 'https://atende.example.com.br/public/company1/1795240824108_contrato.pdf';
  const { user } = await renderTickets({
    tickets: [ticket],
    messages: [aMessage({ ticketId: 1, mediaType: 'application', mediaUrl, body: '-' })],
    path: `/tickets/${ticket.uuid}`,
    desktop,
  });
  await user.click(await screen.findByRole('link', { name: 'Baixar contrato.pdf' }));
  expect(machine.callLog.fetched).toEqual([mediaUrl]);
});
