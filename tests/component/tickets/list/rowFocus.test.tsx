import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

it('[KEY-05] the focus moves on when a colleague takes the waiting ticket that has it', async () => {
  const { user, live } = await renderTickets({ tickets: [aTicket({ id: 1 }), aTicket({ id: 2 })] });
  await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
  const taken = await screen.findByRole('button', { name: /^Cliente 1,/ });
  act(() => taken.focus());
  const record = aTicket({ id: 1, status: 'open', userId: 11 });
  await live(serverEvents.ticket({ action: 'update', record }));
  expect(taken).not.toBeInTheDocument();
  await eventually(() => expect(screen.getByRole('button', { name: /^Cliente 2,/ })).toHaveFocus());
});

it('[KEY-05] a button that is disabled while its call runs hands the focus to the text box, where it stays after a failure', async () => {
  const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
  const put = createHeldRoute();
  const { user } = await renderTickets({
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    routes: { 'PUT /tickets/1': put.route },
  });
  const box = await screen.findByRole('textbox', { name: 'Mensagem' });
  await eventually(() => expect(box).toHaveFocus());
  const giveBack = screen.getByRole('button', { name: 'Devolver' });
  act(() => giveBack.focus());
  await user.keyboard('{Enter}');
  await eventually(() => expect(giveBack).toBeDisabled());
  await eventually(() => expect(box).toHaveFocus());
  await act(async () => put.answer({ status: 500, body: {} }));
  await eventually(() => expect(giveBack).toBeEnabled());
  await eventually(() => expect(box).toHaveFocus());
});
