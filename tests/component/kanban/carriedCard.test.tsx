import { act, screen, within } from '@testing-library/react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { KanbanPage } from '@/features/kanban/KanbanPage';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';

const quote = { id: 5, name: 'Orçamento', color: '#2468be', kanban: 1 };
const queue = { id: 1, name: 'Vendas', color: '#16a34a' };
const time = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const card = (id: number, minute: number, facts: Partial<Ticket> = {}) =>
  aTicket({ id, status: 'pending', queue, updatedAt: time(minute), ...facts });

const Page = () => (
  <VirtuosoMockContext.Provider value={{ viewportHeight: 4_000, itemHeight: 100 }}>
    <KanbanPage />
  </VirtuosoMockContext.Provider>
);

/** The places that jsdom does not compute: both columns side by side, and the carried card over its own, the second. */
function placeOf(this: Element): DOMRect {
  const left = this.closest('[data-column="open"]') ? 0 : 300;
  return this.matches('[data-column]') ? new DOMRect(left, 0, 290, 600) : new DOMRect(left + 8, 60, 270, 100);
}

/** The rows of the first column from above: the numbers of its cards, and the gap. */
const rows = () =>
  within(within(screen.getByRole('region', { name: /^Em aberto, / })).getByRole('list', { name: /^Em aberto/ }))
    .getAllByRole('listitem')
    .map((row) => /#(\d+)/.exec(row.textContent)?.[1] ?? 'gap');

afterEach(() => void vi.restoreAllMocks());

/** The board of these cards, with the second one lifted by the keyboard and carried to the first column. */
const carry = async (tickets: readonly Ticket[]) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placeOf);
  const app = await renderPage(Page, {
    routes: {
      'GET /tags/kanban': { body: { lista: [quote] } },
      'GET /ticket/kanban': { body: { tickets, count: tickets.length, hasMore: false } },
      'DELETE /ticket-tags/2': { body: { message: 'ok' } },
    },
    user: aUser(),
  });
  act(() => screen.getByRole('button', { name: 'Arrastar Cliente 2' }).focus());
  await app.user.keyboard(' ');
  await screen.findByText('Cartão de Cliente 2 sobre Orçamento.');
  await app.user.keyboard('{ArrowLeft}');
  await screen.findByText('Cartão de Cliente 2 sobre Em aberto.');
  return app;
};

it('[KAN-08] the gap of a carried card stands where the card lands, also among new messages and equal times', async () => {
  const { store, user } = await carry([card(1, 1), card(2, 5, { tags: [quote] }), card(3, 5), card(4, 2)]);
  const record = aMessage({ ticketId: 1, createdAt: time(6) });
  const message = serverEvents.appMessage({ action: 'create', record, ticket: card(1, 1), contact: null });
  act(() => void store.dispatch(message));
  expect(rows()).toEqual(['1', '3', 'gap', '4']);
  await user.keyboard(' ');
  await eventually(() => expect(rows()).toEqual(['1', '3', '2', '4']));
});

it('[KAN-05] [SEC-04] a card without a contact is called by its number, on its buttons and in what is said, too', async () => {
  const group = card(7, 3, { contact: null, isGroup: true, lastMessage: '*Bom dia*,\n  pe\u202Essoal.pdf' });
  const { user } = await carry([card(2, 5, { tags: [quote] }), group]);
  await user.keyboard('{Escape}');
  const article = screen.getByRole('article', { name: 'Atendimento #7 de #7' });
  expect(article).toHaveTextContent('#7#7 · grupoBom dia, pe[U+202E]ssoal.pdf');
  const nameless = within(article);
  expect(nameless.getByRole('button', { name: 'Mais ações de #7' })).toBeVisible();
  act(() => nameless.getByRole('button', { name: 'Arrastar #7' }).focus());
  await user.keyboard(' ');
  expect(await screen.findByText(/^Cartão de #7 sobre /)).toBeInTheDocument();
  await user.keyboard('{Escape}');
});

it.each([
  ['BEGIN:VCARD\nVERSION:3.0', 'Contato'],
  ['Áudio', 'Mensagem de voz'],
  ['-', 'Mídia'],
  [null, ''],
])('[KAN-05] a last message without a text, %j, is called %s', async (lastMessage, shown) => {
  await carry([card(1, 1, { lastMessage }), card(2, 5, { tags: [quote] })]);
  expect(screen.getByRole('article', { name: /#1 / })).toHaveTextContent(new RegExp(` 99999-0000${shown}Vendas`));
});

it('a card whose ticket a colleague resolves while it is carried is not moved, which is said', async () => {
  const carried = card(2, 5, { tags: [quote] });
  const { store, user, calls } = await carry([card(1, 1), carried]);
  const resolved = serverEvents.ticket({ action: 'update', record: { ...carried, status: 'closed' } });
  act(() => void store.dispatch(resolved));
  await user.keyboard(' ');
  expect(await screen.findByText('Não foi possível mover o cartão. O quadro foi atualizado.')).toBeInTheDocument();
  expect(calls.filter((call) => call.includes('/ticket-tags/'))).toEqual([]);
});

const vip = { id: 9, name: 'VIP', color: '#000000' };

it.each([
  [
    '[KAN-08] [KAN-09] [CALL-30] [CALL-40] [CALL-41] a card that a colleague has moved meanwhile, which no event tells, is in one column',
    quote,
    1,
  ],
  ['[KAN-12] a card with an ordinary tag, which makes no column, keeps it', vip, 0],
])('%s after a further move', async (_, tag, removals) => {
  const urgent = { id: 6, name: 'Urgente', color: '#c92a2a', kanban: 1 };
  const { user, calls } = await renderPage(Page, {
    routes: {
      'GET /tags/kanban': { body: { lista: [quote, urgent] } },
      'GET /ticket/kanban': { body: { tickets: [card(1, 1)], count: 1, hasMore: false } },
      'GET /tickets/1': { body: card(1, 1, { tags: [tag] }) },
      'DELETE /ticket-tags/1': { body: { message: 'ok' } },
      'PUT /ticket-tags/1/6': { status: 201, body: {} },
    },
    user: aUser(),
  });
  await user.click(screen.getByRole('button', { name: 'Mais ações de Cliente 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Urgente' }));
  expect(await screen.findByText('Ticket Tag Adicionado com Sucesso!')).toBeInTheDocument();
  expect(screen.queryAllByText('Ticket Tag Removido!')).toHaveLength(removals);
  const removed = Array.from({ length: removals }, () => 'DELETE /ticket-tags/1');
  expect(calls.filter((call) => call.includes('/ticket-tags/'))).toEqual([...removed, 'PUT /ticket-tags/1/6']);
});
