import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '@/protocol/records/messages';
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

/** A conversation whose second page cannot be read while the line is broken. */
const openBroken = async (newest: Message, older: Message) => {
  const line = { broken: true };
  const { user } = await renderTickets({
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    routes: {
      'GET /messages/1': ({ params }) => {
        const page = Number(params?.pageNumber);
        if (page > 1 && line.broken) return { status: 500, body: {} };
        return { body: { messages: page > 1 ? [older] : [newest], count: 2, ticket: mine, hasMore: page < 2 } };
      },
    },
  });
  return { user, line };
};

// Here only what is tested asks for older pages; otherwise the screen would be filled automatically.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(720);
});
afterEach(() => void vi.restoreAllMocks());

it('[FIND-04] the viewer says when older pictures cannot be read, and goes on to them once they are', async () => {
  const { user, line } = await openBroken(picture(40, 'b.jpg'), picture(20, 'a.jpg'));
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

it('[FIND-02] a quote says when older pages cannot be read, and leads to the original at the next click', async () => {
  const original = aMessage({ id: 'old', body: 'Tem o sofá?', createdAt: '2026-11-20T12:00:00.000Z' });
  const answer = aMessage({ id: 'new', body: 'Sobre isto', quotedMsg: original, quotedMsgId: original.id });
  const { line } = await openBroken(answer, original);
  const lead = async () => fireEvent.click(await screen.findByRole('button', { name: /^Ir para a mensagem original/ }));
  await lead();
  expect(await within(screen.getByRole('region', { name: 'Avisos' })).findByText(FAILED)).toBeVisible();
  line.broken = false;
  await lead();
  await eventually(() =>
    expect(document.querySelector('[data-message="old"][aria-current="true"]')).toHaveTextContent('Tem o sofá?'),
  );
});
