import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });

afterEach(() => void vi.restoreAllMocks());

it.each([
  [50, 2],
  [51, 1],
])(
  '[MSG-23] a conversation that can be scrolled by %i px has %i pages after it was opened: near its top older messages load without a scroll',
  async (hidden, pages) => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(720 + hidden);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
    const { calls } = await renderTickets({
      tickets: [mine],
      path: `/tickets/${mine.uuid}`,
      routes: {
        'GET /messages/1': ({ params }) => {
          const page = Number(params?.pageNumber);
          const createdAt = `2026-11-21T1${3 - page}:00:00.000Z`;
          const messages = [aMessage({ id: `p${page}`, body: `Página ${page}`, createdAt })];
          return { body: { messages, count: 2, ticket: mine, hasMore: page < 2 } };
        },
      },
    });
    const log = within(await screen.findByRole('log'));
    expect(await log.findByText(`Página ${pages}`)).toBeVisible();
    await act(async () => {});
    expect(calls.filter((call) => call === 'GET /messages/1')).toHaveLength(pages);
  },
);
