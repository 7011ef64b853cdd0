import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { notificationHappened } from '@/processes/notifications/noticesSlice';
import { eventually } from '@tests/support/eventually';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const me = aUser();
const tickets = [aTicket({ id: 1, status: 'open', userId: me.id }), aTicket({ id: 2 }), aTicket({ id: 3 })];
const ACCEPT = { name: 'Aceitar o atendimento de Cliente 2' };
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const clicked = notificationHappened({ id: 'n', target: { kind: 'pending', ticketId: 2 }, happened: 'clicked' });

afterEach(() => vi.restoreAllMocks());

it('[NTV-07] [NOTIF-06] a notification leads to its waiting ticket again after the user has gone to another list or row', async () => {
  const { user, live } = await renderTickets({ tickets, follows: true });
  const lead = () => live(clicked);
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

it('[NTV-07] [NOTIF-06] a notification leads to a ticket of a queue that the user had left out, which is then among the chosen ones', async () => {
  const queues = [1, 2].map((id) => ({ id, name: `Fila ${id}`, color: '#111111' }));
  const waiting = [aTicket({ id: 2, queueId: 2, queue: queues[1] }), aTicket({ id: 3, queueId: 1, queue: queues[0] })];
  const { live, store } = await renderTickets({
    user: aUser({ queues }),
    tickets: waiting,
    follows: true,
    routes: {
      'GET /tickets': ({ params }) => {
        const asked = JSON.parse(String(params?.queueIds)) as readonly number[];
        const page = waiting.filter(({ status, queueId }) => status === params?.status && asked.includes(queueId!));
        return { body: { tickets: page, count: page.length, hasMore: false } };
      },
    },
  });
  await live(ticketFilterChanged({ queueIds: [1] }));
  await live(clicked);
  await eventually(() => expect(screen.getByRole('button', ACCEPT)).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Aceitar o atendimento de Cliente 3' })).toBeInTheDocument();
  expect(store.getState().tickets.filter.queueIds).toEqual([1, 2]);
  // The user may leave the queue out again.
  await live(ticketFilterChanged({ queueIds: [1] }));
  expect(screen.queryByRole('button', ACCEPT)).not.toBeInTheDocument();
});

it('[TLIST-16] [NTV-07] a notification about a ticket of a queue that is not the user’s own leaves the chosen queues as they are', async () => {
  const queues = [1, 3].map((id) => ({ id, name: `Fila ${id}`, color: '#111111' }));
  const { live, calls, store } = await renderTickets({
    user: aUser({ queues }),
    tickets: [aTicket({ id: 3, queueId: 1 })],
    follows: true,
    routes: { 'GET /tickets/2': { body: aTicket({ id: 2, queueId: 2 }) } },
  });
  await live(ticketFilterChanged({ queueIds: [1] }));
  await live(clicked);
  await eventually(() => expect(calls).toContain('GET /tickets/2'));
  await act(async () => {});
  expect(screen.getByRole('button', { name: /^Filas ?1 fila escolhida$/ })).toBeInTheDocument();
  expect(store.getState().tickets.filter.queueIds).toEqual([1]);
});

it('[NTV-07] [NOTIF-06] a notification leads to a ticket below the loaded rows, and pages below it are left unread', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
  const asked: unknown[] = [];
  const pages = [[tickets[2]!, aTicket({ id: 4 })], [aTicket({ id: 5 })], [tickets[1]!], [aTicket({ id: 6 })]];
  const { live } = await renderTickets({
    tickets,
    follows: true,
    routes: {
      'GET /tickets': ({ params }) => {
        if (params?.status !== 'pending') return { body: { tickets: [], count: 0, hasMore: false } };
        const number = Number(params.pageNumber);
        asked.push(number);
        return { body: { tickets: pages[number - 1], count: 5, hasMore: number < 4 } };
      },
    },
  });
  expect(asked).toEqual([1]);
  await live(clicked);
  await eventually(() => expect(screen.getByRole('button', ACCEPT)).toHaveFocus());
  expect(asked).toEqual([1, 2, 3]);
});

it('[NTV-07] a list chosen after a notification stays while the focus goes from one of two conversations to the other', async () => {
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
