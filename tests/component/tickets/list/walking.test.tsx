import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { eventually } from '@tests/support/eventually';
import { hold } from '@tests/support/hold';
import { aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const me = aUser();
const at = (id: number): string => new Date(Date.UTC(2026, 10, 21, 12, 60 - id)).toISOString();
/** The lower the number, the higher its row. */
const mine = (id: number) => aTicket({ id, status: 'open', userId: me.id, updatedAt: at(id) });
const waiting = (id: number) => aTicket({ id, status: 'pending', updatedAt: at(id) });

/** Two rows on the first page of a list; the third is on the second page, which answers on `arrive`. */
const open = async (status: 'open' | 'pending', tickets: readonly Ticket[], path: string) => {
  const second = hold();
  const app = await renderTickets({
    tickets,
    path,
    routes: {
      'GET /tickets': async ({ params }) => {
        const page = Number(params?.pageNumber ?? 1);
        if (params?.status !== status || params.withUnreadMessages)
          return { body: { tickets: [], count: 0, hasMore: false } };
        if (page === 1) return { body: { tickets: tickets.slice(0, 2), count: 3, hasMore: true } };
        await second.held;
        return { body: { tickets: tickets.slice(2), count: 3, hasMore: false } };
      },
    },
  });
  const next = () => app.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const previous = () => app.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  const nextUnread = () => app.user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  return { ...app, next, previous, nextUnread, arrive: second.release };
};

describe('the next ticket below the last loaded row', () => {
  it('[KEY-05] is that of the next page, once it is there, and not the first one', async () => {
    const tickets = [mine(1), mine(2), mine(3)] as const;
    const { next, address, arrive } = await open('open', tickets, `/tickets/${tickets[0].uuid}`);
    await screen.findByRole('textbox', { name: 'Mensagem' });
    await next();
    await eventually(() => expect(address()).toBe(`/tickets/${tickets[1].uuid}`));
    await next();
    expect(address()).toBe(`/tickets/${tickets[1].uuid}`);
    arrive();
    await screen.findByRole('button', { name: /^Cliente 3/ });
    await next();
    await eventually(() => expect(address()).toBe(`/tickets/${tickets[2].uuid}`));
    await next();
    await eventually(() => expect(address()).toBe(`/tickets/${tickets[0].uuid}`));
  });

  it('[KEY-05] is focused like that where tickets wait', async () => {
    const tickets = [waiting(1), waiting(2), waiting(3)];
    const { user, next, arrive } = await open('pending', tickets, '/tickets');
    await user.keyboard('{Control>}2{/Control}');
    await screen.findByRole('button', { name: /^Cliente 2/ });
    const focusedRow = () => document.activeElement?.getAttribute('data-row');
    await next();
    expect(focusedRow()).toBe('1');
    await next();
    await next();
    expect(focusedRow()).toBe('2');
    arrive();
    await screen.findByRole('button', { name: /^Cliente 3/ });
    await next();
    expect(focusedRow()).toBe('3');
    await next();
    expect(focusedRow()).toBe('1');
  });
});

describe('the ticket above the first row while rows are still to be loaded', () => {
  it('[KEY-05] is none until the last row is there', async () => {
    const tickets = [mine(1), mine(2), mine(3)] as const;
    const { previous, address, arrive } = await open('open', tickets, `/tickets/${tickets[0].uuid}`);
    await screen.findByRole('textbox', { name: 'Mensagem' });
    await previous();
    expect(address()).toBe(`/tickets/${tickets[0].uuid}`);
    arrive();
    await screen.findByRole('button', { name: /^Cliente 3/ });
    await previous();
    await eventually(() => expect(address()).toBe(`/tickets/${tickets[2].uuid}`));
  });

  it('[KEY-05] is focused like that where tickets wait', async () => {
    const { user, next, previous, arrive } = await open('pending', [1, 2, 3].map(waiting), '/tickets');
    await user.keyboard('{Control>}2{/Control}');
    await screen.findByRole('button', { name: /^Cliente 2/ });
    const focusedRow = () => document.activeElement?.getAttribute('data-row');
    await next();
    await previous();
    expect(focusedRow()).toBe('1');
    arrive();
    await screen.findByRole('button', { name: /^Cliente 3/ });
    await previous();
    expect(focusedRow()).toBe('3');
  });
});

describe('the next unread ticket below the last loaded row', () => {
  const unread = (ticket: Ticket): Ticket => ({ ...ticket, unreadMessages: 2 });

  it('[KEY-05] is not looked for above, and the next page is read', async () => {
    const tickets = [unread(mine(1)), mine(2), unread(mine(3))] as const;
    const { nextUnread, address, arrive } = await open('open', tickets, `/tickets/${tickets[1].uuid}`);
    await screen.findByRole('textbox', { name: 'Mensagem' });
    await nextUnread();
    expect(address()).toBe(`/tickets/${tickets[1].uuid}`);
    arrive();
    await screen.findByRole('button', { name: /^Cliente 3/ });
    await nextUnread();
    await eventually(() => expect(address()).toBe(`/tickets/${tickets[2].uuid}`));
  });

  it('[KEY-05] is not focused above where tickets wait', async () => {
    const { user, next, nextUnread, arrive } = await open(
      'pending',
      [unread(waiting(1)), waiting(2), unread(waiting(3))],
      '/tickets',
    );
    await user.keyboard('{Control>}2{/Control}');
    await screen.findByRole('button', { name: /^Cliente 2/ });
    const focusedRow = () => document.activeElement?.getAttribute('data-row');
    await next();
    await next();
    await nextUnread();
    expect(focusedRow()).toBe('2');
    arrive();
    await screen.findByRole('button', { name: /^Cliente 3/ });
    await nextUnread();
    expect(focusedRow()).toBe('3');
  });
});
