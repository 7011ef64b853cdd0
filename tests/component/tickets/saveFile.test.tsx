import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { aMessage, aTicket } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const MEDIA = 'https://atende.example.com.br/public/company1/1795240824108_contrato.pdf';

const open = async (mediaUrl: string) => {
  const machine = createFakeSystem();
  const { desktop } = createFakeDesktop({ system: machine.system });
  const ticket = aTicket({ id: 1, status: 'open' });
  const { user } = await renderTickets({
    tickets: [ticket],
    messages: [aMessage({ ticketId: 1, mediaType: 'application', mediaUrl, body: '-' })],
    path: `/tickets/${ticket.uuid}`,
    desktop,
  });
  return { user, fetched: machine.callLog.fetched };
};

it('[NTV-17] the link of a document saves the file through the app, and opens nothing outside', async () => {
  const { user, fetched } = await open(MEDIA);
  await user.click(await screen.findByRole('link', { name: 'Baixar contrato.pdf' }));
  expect(fetched).toEqual([MEDIA]);
});

it('[MSG-15] a document under a wrong public address is fetched from the server in use', async () => {
  const { user, fetched } = await open(MEDIA.replace('https://atende.example.com.br', 'http://interno:8080'));
  await user.click(await screen.findByRole('link', { name: 'Baixar contrato.pdf' }));
  expect(fetched).toEqual([MEDIA]);
});
