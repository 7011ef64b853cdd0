import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectIsTicketChanging } from '@/entities/conversations/tickets/ticketSelectors';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import { aTicket } from '@tests/support/records';
import { renderSignedIn } from './signedIn';

const ME = 7;
const mine = aTicket({ id: 1, status: 'open', userId: ME, companyId: 3 });
const waiting = aTicket({ id: 2, companyId: 3, queueId: 1 });
const queues = [{ id: 1, name: 'Vendas', color: '#0a0' }];

it.each([
  ['resolved', mine, /^Atendendo/, 'Finalizar o atendimento de Cliente 1', { ...mine, status: 'closed' }],
  [
    'accepted',
    waiting,
    /^Aguardando/,
    'Aceitar o atendimento de Cliente 2',
    { ...waiting, status: 'open', userId: ME },
  ],
] as const)(
  '[TICKET-12] who goes to another page while a ticket is being %s in the list stays there when the answer comes',
  async (_, { id }, tab, action, body) => {
    const put = createHeldRoute();
    const { user, store, visited } = await renderSignedIn({
      user: { queues },
      routes: {
        [`PUT /tickets/${id}`]: put.route,
        'GET /tickets': ({ params }) => {
          const tickets = [mine, waiting].filter(({ status }) => status === params?.status);
          return { body: { tickets, count: tickets.length, hasMore: false } };
        },
      },
    });
    await user.click(await screen.findByRole('tab', { name: tab }));
    await user.click(await screen.findByRole('button', { name: action }));
    await eventually(() => expect(put.isAsked()).toBe(true));
    await user.click(screen.getByRole('link', { name: /^Contatos/ }));
    await eventually(() => expect(visited.at(-1)).toBe('/contacts'));
    await screen.findByRole('heading', { name: /^Contatos/ });
    await act(async () => put.answer({ body }));
    await eventually(() => expect(selectIsTicketChanging(store.getState(), id)).toBe(false));
    expect(visited.at(-1)).toBe('/contacts');
  },
);
