import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderTickets } from '../renderTickets';

const mine = aTicket({ id: 1, status: 'open', userId: aUser().id });
const FAILED = 'Não foi possível carregar as mensagens anteriores.';

const picture = (minute: number, name: string) =>
  aMessage({
    id: `m${minute}`,
    body: '-',
    createdAt: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
    mediaType: 'image',
    mediaUrl: `https://atende.example.com.br/public/${name}`,
  });
const pages = [[picture(40, 'b.jpg')], [picture(20, 'a.jpg')]];

// Here only the viewer asks for older pages; otherwise the screen would be filled automatically.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
});
afterEach(() => void vi.restoreAllMocks());

it('[FIND-04] the viewer says when older pictures cannot be read, and goes on to them once they are', async () => {
  const line = { broken: true };
  const { user } = await renderTickets({
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    routes: {
      'GET /messages/1': ({ params }) => {
        const page = Number(params?.pageNumber);
        if (page > 1 && line.broken) return { status: 500, body: {} };
        return { body: { messages: pages[page - 1], count: 2, ticket: mine, hasMore: page < 2 } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ampliar imagem enviada por Cliente 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Imagem de Cliente 1/ }));
  await user.click(dialog.getByRole('button', { name: 'Imagem anterior' }));
  expect(await dialog.findByText(FAILED)).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Imagem anterior' }));
  expect(await dialog.findByText(FAILED)).toBeVisible();

  line.broken = false;
  await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
  await eventually(() => expect(dialog.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/a\.jpg$/)));
  expect(dialog.queryByText(FAILED)).not.toBeInTheDocument();
});
