import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notificationHappened } from '@/processes/notifications/noticesSlice';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const me = aUser();
const tickets = [aTicket({ id: 1, status: 'open', userId: me.id }), aTicket({ id: 2 }), aTicket({ id: 3 })];
const ACCEPT = { name: 'Aceitar o atendimento de Cliente 2' };
const tab = (name: RegExp) => screen.getByRole('tab', { name });

it('[NOTIF-06] a notification leads to its waiting ticket again after the user has gone to another list or row', async () => {
  const { user, live } = await renderTickets({ tickets, follows: true });
  const lead = () =>
    live(notificationHappened({ id: 'n', target: { kind: 'pending', ticketId: 2 }, happened: 'clicked' }));
  await lead();
  await eventually(() => expect(screen.getByRole('button', ACCEPT)).toHaveFocus());
  await user.click(tab(/^Atendendo/));
  expect(screen.queryByRole('button', ACCEPT)).not.toBeInTheDocument();
  await lead();
  await eventually(() => expect(screen.getByRole('button', ACCEPT)).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await eventually(() => expect(screen.getByRole('button', ACCEPT)).not.toHaveFocus());
  await lead();
  await eventually(() => expect(screen.getByRole('button', ACCEPT)).toHaveFocus());
});

it('a list chosen after a notification stays while the focus goes from one of two conversations to the other', async () => {
  const [first, second] = [tickets[0]!, aTicket({ id: 4, status: 'open', userId: me.id })];
  const { user, address } = await renderTickets({
    tickets: [...tickets, second],
    width: 1_600,
    path: `/tickets/${first.uuid}?pending=2&right=${second.uuid}`,
  });
  await user.click(tab(/^Atendendo/));
  const other = await screen.findByRole('heading', { name: 'Cliente 4' });
  await user.click(other);
  await eventually(() => expect(address()).toContain(`/tickets/${second.uuid}?`));
  expect(address()).toContain('pending=2');
  expect(tab(/^Atendendo/)).toHaveAttribute('aria-selected', 'true');
});
