import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { pass, type } from '@tests/support/rendering/renderPage';
import { renderTickets } from '../renderTickets';

const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[FIND-01] [LIST-01] a text that no loaded message has is looked for in older pages 500 ms after the last key, not at 499', async () => {
  // Here only the search loads pages; otherwise the screen would be filled automatically.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
  const asked: unknown[] = [];
  const { user } = await renderTickets({
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    routes: {
      'GET /messages/1': ({ params }) => {
        const { pageNumber } = params as { pageNumber: number };
        asked.push(pageNumber);
        const messages = [aMessage({ id: `m${pageNumber}`, body: pageNumber === 1 ? 'O sofá' : 'Uma cadeira' })];
        return { body: { messages, count: 2, ticket: mine, hasMore: pageNumber === 1 } };
      },
    },
  });
  await within(await screen.findByRole('log')).findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Buscar na conversa' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = 'Texto a buscar na conversa';
  type(field, 'cad');
  await pass(499);
  type(field, 'cadeira');
  await pass(499);
  expect(asked).toEqual([1]);
  await pass(1);
  expect(asked).toEqual([1, 2]);
});
