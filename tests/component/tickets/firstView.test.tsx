import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drawn } from '@tests/support/drawn';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from './renderTickets';

const me = aUser();
const mine = aTicket({ id: 1, status: 'open', userId: me.id });
const path = `/tickets/${mine.uuid}`;
const messages = Array.from({ length: 60 }, (_, index) =>
  aMessage({
    id: `m${index}`,
    body: `Texto ${index}`,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, index)).toISOString(),
  }),
);

const firstView = () => document.querySelector<HTMLElement>('[data-first-view]');

describe('while the list of messages finds its place', () => {
  it('the newest messages are drawn already, for the eye alone', async () => {
    // The list takes over a quarter of a second later, which does not pass here.
    vi.useFakeTimers();
    await renderTickets({ tickets: [mine], messages, path });
    const view = await drawn(() => {
      const found = firstView();
      expect(found).not.toBeNull();
      return found!;
    });
    expect(within(view).getByText('Texto 59')).toBeInTheDocument();
    expect(within(view).queryByText('Texto 0')).toBeNull();
    expect(view).toHaveAttribute('aria-hidden', 'true');
    expect(view).toHaveAttribute('inert');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('takes over in one go, so that no message appears twice', async () => {
    await renderTickets({ tickets: [mine], messages, path });
    const log = await screen.findByRole('log', { name: 'Conversa com Cliente 1' });
    await within(log).findAllByRole('article');
    expect(firstView()).toBeNull();
    expect(screen.getAllByText('Texto 59', { selector: '[data-message] *' })).toHaveLength(1);
  });
});
