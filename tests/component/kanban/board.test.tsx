import { act, screen, waitFor, within } from '@testing-library/react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BOARD_REFRESH_MS } from '@/domain/limits';
import type { Tag } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { loadSettings } from '@/entities/session/sessionDetails';
import { moveCard } from '@/entities/conversations/kanban/kanbanThunks';
import { KanbanPage } from '@/features/kanban/KanbanPage';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { pass, renderPage, type } from '@tests/support/rendering/renderPage';
import { at } from '@/entities/base/idTable';
import { hold } from '@tests/support/hold';
import { contrastOf } from '@tests/support/rendering/contrastOf';

const quote: Tag = { id: 5, name: 'Orçamento', color: '#f5d90a', kanban: 1 };
const urgent: Tag = { id: 6, name: 'Urgente', color: '#c4322a', kanban: 1 };
const vip = { id: 9, name: 'VIP', color: '#000000' };
const queue = { id: 1, name: 'Vendas', color: '#16a34a' };
const card = (id: number, facts: Partial<Ticket> = {}) => aTicket({ id, status: 'pending', queue, ...facts });
const plain = card(1, { lastMessage: 'Vocês montam?', contact: { id: 8, name: 'Bruna', number: '5521996104482' } });
const quoted = card(2, { tags: [vip, quote] });

const Page = () => (
  <VirtuosoMockContext.Provider value={{ viewportHeight: 4_000, itemHeight: 100 }}>
    <KanbanPage />
  </VirtuosoMockContext.Provider>
);
const server = (tickets: readonly Ticket[]): FakeRoutes => ({
  'GET /tags/kanban': { body: { lista: [quote, urgent] } },
  'GET /ticket/kanban': { body: { tickets, count: tickets.length, hasMore: false } },
});
const open = (tickets: readonly Ticket[] = [plain, quoted], routes: FakeRoutes = {}, user = aUser()) =>
  renderPage(Page, { routes: { ...server(tickets), ...routes }, user });
const column = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}, `) });
const cardIn = (name: string, id: number) =>
  within(column(name)).queryByRole('article', { name: new RegExp(`#${id} `) });
type User = Awaited<ReturnType<typeof open>>['user'];
const moveTo = async (user: User, name: string, target: string) => {
  await user.click(screen.getByRole('button', { name: `Mais ações de ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: target }));
};
/** The places that jsdom does not compute: the columns side by side, with their cards inside, and the card that is carried. */
function placeOf(this: HTMLElement): DOMRect {
  const column = this.closest('[data-column]');
  if (column) {
    const left = [...document.querySelectorAll('[data-column]')].indexOf(column) * 300;
    return new DOMRect(left, 0, 280, this === column ? 600 : 90);
  }
  const carried = this.closest<HTMLElement>('[style*="position: fixed"]');
  return new DOMRect(Number.parseFloat(carried?.style.left ?? '') || 0, 0, 280, 90);
}
const changes = (calls: readonly string[]) => calls.filter((call) => call.includes('/ticket-tags/'));
const live =
  (action: Parameters<Awaited<ReturnType<typeof open>>['store']['dispatch']>[0]) =>
  async (store: Awaited<ReturnType<typeof open>>['store']) =>
    act(async () => void store.dispatch(action as never));

const ok: FakeRoutes = {
  'DELETE /ticket-tags/2': { body: { message: 'ok' } },
  'PUT /ticket-tags/2/6': { status: 201, body: {} },
  'PUT /ticket-tags/1/6': { status: 201, body: {} },
};

afterEach(() => vi.useRealTimers());

describe('the board', () => {
  it('[KAN-01] [KAN-02] [KAN-03] [KAN-04] [KAN-05] [CALL-35] [CALL-76] has Em aberto and one column per tag in its colour, with the cards', async () => {
    const { calls } = await open();
    expect(calls).toEqual(expect.arrayContaining(['GET /tags/kanban', 'GET /ticket/kanban']));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Em aberto/),
      expect.stringMatching(/^Orçamento/),
      expect.stringMatching(/^Urgente/),
    ]);
    expect(column('Orçamento')).toHaveStyle({ borderTopColor: '#f5d90a' });
    expect(column('Urgente')).toHaveStyle({ borderTopColor: '#c4322a' });
    // The same in the heading.
    const dot = (name: string) => within(column(name)).getByRole('heading', { level: 2 }).firstElementChild;
    expect(dot('Orçamento')).toHaveStyle({ background: '#f5d90a' });
    expect(dot('Urgente')).toHaveStyle({ background: '#c4322a' });
    expect(cardIn('Em aberto', 1)).toHaveTextContent('Bruna#1 · +55 21 99610-4482Vocês montam?');
    // An ordinary tag makes no column: a ticket with only such a tag must not vanish.
    expect(cardIn('Orçamento', 2)).toBeInTheDocument();
    expect(cardIn('Em aberto', 2)).not.toBeInTheDocument();
  });

  it('[KAN-05] a card of a contact without a name is called by its number', async () => {
    await open([card(3, { contact: { id: 9, name: '', number: '5521996104482' } })]);
    const nameless = screen.getByRole('article', { name: /#3 .*5521996104482/ });
    expect(nameless).toHaveTextContent('5521996104482#3 · +55 21 99610-4482');
    expect(within(nameless).getByRole('button', { name: 'Mais ações de 5521996104482' })).toBeInTheDocument();
  });

  it.each([[[urgent]], [[]]])('[KAN-03] a ticket whose tags are none of %j is in Em aberto', async (lista) => {
    await open([card(3, { tags: [vip, quote] })], { 'GET /tags/kanban': { body: { lista } } });
    expect(cardIn('Em aberto', 3)).toBeInTheDocument();
  });

  it.each([
    ['enabled', 'admin', 'disabled', 'true', [1, 4]],
    ['disabled', 'user', 'enabled', 'false', [1, 4]],
    ['desabled', 'admin', 'enabled', 'false', []],
  ])(
    "[KAN-07] [KAN-13] [CALL-35] [CALL-76] requests the user's own queues; allTicket %s of a %s is, whatever the setting (%s), showAll %s",
    async (allTicket, profile, value, showAll, ids) => {
      const { asked, route } = createRecordedRoute({ body: { tickets: [], count: 0, hasMore: false } });
      const user = aUser({ allTicket, profile, queues: ids.map((id) => ({ ...queue, id })) });
      const settings = { body: [{ key: 'showAllTicketsKanban', value }] };
      const { store, goOnline } = await open([], { 'GET /ticket/kanban': route, 'GET /settings/': settings }, user);
      await act(async () => void (await store.dispatch(loadSettings())));
      expect(store.getState().session.settings.showAllTicketsKanban).toBe(value);
      act(() => goOnline());
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
      const query = { queueIds: JSON.stringify(ids), showAll };
      await waitFor(() => expect(asked.map((call) => call.query)).toEqual([query, query]));
    },
  );

  it('[COMPAT-01] [KAN-02] [KAN-07] [CALL-35] loads further pages when the server has them', async () => {
    const { asked, route } = createRecordedRoute(
      { body: { tickets: [plain], count: 2, hasMore: true } },
      { body: { tickets: [quoted], count: 2, hasMore: false } },
    );
    await open([], { 'GET /ticket/kanban': route });
    expect(asked.map(({ query }) => query)).toEqual([
      { queueIds: '[1]', showAll: 'false' },
      { queueIds: '[1]', showAll: 'false', pageNumber: 2 },
    ]);
    expect(cardIn('Orçamento', 2)).toBeInTheDocument();
  });

  it('[ROUTE-08] [KAN-01] [KAN-06] Ver Ticket opens the ticket', async () => {
    await open();
    const link = within(cardIn('Em aberto', 1)!).getByRole('link', { name: 'Ver Ticket' });
    expect(link).toHaveAttribute('href', `/tickets/${plain.uuid}`);
  });

  it('[KAN-04] [KAN-13] [A11Y-03] a ticket of several columns is one card in the first column, with the others as readable chips', async () => {
    // The order of the columns is the server's, whatever their ids.
    await open([card(3, { tags: [quote, urgent] })], { 'GET /tags/kanban': { body: { lista: [urgent, quote] } } });
    expect(screen.getAllByRole('heading', { level: 2 })[1]).toHaveTextContent(/^Urgente/);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const others = within(cardIn('Urgente', 3)!).getByRole('list', { name: 'Outras colunas' });
    expect(contrastOf(within(others).getByText('Orçamento').parentElement!)).toBeGreaterThanOrEqual(4.5);
  });

  it('[KAN-02] [LIST-06] says that it could not be loaded, and offers to try again', async () => {
    const { route } = createRecordedRoute({ status: 500, body: {} }, { body: { lista: [quote] } });
    const { user } = await open([plain], { 'GET /tags/kanban': route });
    expect(screen.getByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('region', { name: /^Em aberto, 1/ })).toBeInTheDocument();
  });

  it.each(['BRUNA', '99610-4482', 'voces'])('[TRIAGE-11] finds a card by name, number and text: %s', async (text) => {
    await open();
    type('Buscar no quadro', text);
    expect(screen.getAllByRole('article')).toEqual([cardIn('Em aberto', 1)]);
  });

  it('a chosen queue can be taken back when its last card has left the board', async () => {
    const support = { id: 2, name: 'Suporte', color: '#c4322a' };
    const asked = card(3, { queue: support, queueId: 2 });
    const { user, store } = await open([plain, asked], {}, aUser({ queues: [queue, support] }));
    const choose = async () => {
      await user.click(screen.getByRole('button', { name: /^Filas/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Suporte' }));
    };
    await choose();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await live(serverEvents.ticket({ action: 'update', record: { ...asked, status: 'closed' } }))(store);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await choose();
    expect(cardIn('Em aberto', 1)).toBeInTheDocument();
  });
});

describe('a move from the menu', () => {
  it('[KAN-08] [KAN-09] [KAN-10] [CALL-40] [CALL-41] [A11Y-05] to another column removes the old tag, then adds the new one, and announces both', async () => {
    const { user, calls, store } = await open(undefined, ok);
    await moveTo(user, 'Cliente 2', 'Urgente');
    expect(cardIn('Urgente', 2)).toBeInTheDocument();
    expect(await screen.findByText('Ticket Tag Removido!')).toBeInTheDocument();
    expect(await screen.findByText('Ticket Tag Adicionado com Sucesso!')).toBeInTheDocument();
    expect(store.getState().toasts.map(({ kind }) => kind)).toEqual(['success', 'success']);
    expect(changes(calls)).toEqual(['DELETE /ticket-tags/2', 'PUT /ticket-tags/2/6']);
  });

  it('[KAN-09] [KAN-10] [KAN-11] [CALL-40] [A11Y-05] to the first column only removes the tag', async () => {
    const { user, calls, store } = await open(undefined, ok);
    await moveTo(user, 'Cliente 2', 'Em aberto');
    expect(await screen.findByText('Ticket Tag Removido!')).toBeInTheDocument();
    expect(cardIn('Em aberto', 2)).toBeInTheDocument();
    expect(at(store.getState().tickets.byId, 2)?.tags).toEqual([vip]);
    expect(changes(calls)).toEqual(['DELETE /ticket-tags/2']);
    expect(screen.queryByText('Ticket Tag Adicionado com Sucesso!')).not.toBeInTheDocument();
  });

  it('[KAN-08] [KAN-11] [KAN-12] [CALL-40] [CALL-41] [A11Y-05] a card that is carried to a column and dropped there moves like from the menu', async () => {
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(placeOf);
    try {
      const { user, calls } = await open(undefined, { ...ok, 'PUT /ticket-tags/2/5': { status: 201, body: {} } });
      const carry = async (key: string, target: string) => {
        screen.getByRole('button', { name: 'Arrastar Cliente 2' }).focus();
        await user.keyboard(' ');
        await screen.findByText(/^Cartão de Cliente 2 sobre /);
        await user.keyboard(`{${key}}`);
        await screen.findByText(`Cartão de Cliente 2 sobre ${target}.`);
        await user.keyboard(' ');
        await waitFor(() => expect(cardIn(target, 2)).toBeInTheDocument());
      };
      await carry('ArrowLeft', 'Em aberto');
      await carry('ArrowRight', 'Orçamento');
      await carry('ArrowRight', 'Urgente');
      await waitFor(() =>
        expect(changes(calls)).toEqual([
          'DELETE /ticket-tags/2',
          'PUT /ticket-tags/2/5',
          'DELETE /ticket-tags/2',
          'PUT /ticket-tags/2/6',
        ]),
      );
    } finally {
      place.mockRestore();
    }
  });

  it('[KAN-10] [KAN-12] [CALL-41] [A11Y-05] out of the first column only adds the tag', async () => {
    const { user, calls } = await open(undefined, ok);
    await moveTo(user, 'Bruna', 'Urgente');
    expect(await screen.findByText('Ticket Tag Adicionado com Sucesso!')).toBeInTheDocument();
    expect(screen.queryByText('Ticket Tag Removido!')).not.toBeInTheDocument();
    expect(changes(calls)).toEqual(['PUT /ticket-tags/1/6']);
  });

  it('[KAN-13] [CALL-40] [CALL-41] removes all column tags from a card that has several', async () => {
    const { user, store, calls } = await open([card(2, { tags: [vip, quote, urgent] })], ok);
    // To the second of them: its tag is removed with the first's, and added again.
    await moveTo(user, 'Cliente 2', 'Urgente');
    await waitFor(() => expect(changes(calls)).toEqual(['DELETE /ticket-tags/2', 'PUT /ticket-tags/2/6']));
    expect(screen.queryByRole('list', { name: 'Outras colunas' })).not.toBeInTheDocument();
    expect(at(store.getState().tickets.byId, 2)?.tags?.map(({ id }) => id)).toEqual([vip.id, urgent.id]);
    await moveTo(user, 'Cliente 2', 'Em aberto');
    expect(cardIn('Em aberto', 2)).toBeInTheDocument();
    expect(at(store.getState().tickets.byId, 2)?.tags).toEqual([vip]);
    await waitFor(() => expect(changes(calls).slice(2)).toEqual(['DELETE /ticket-tags/2']));
  });

  it.each([
    ['DELETE', 0, [], { 'DELETE /ticket-tags/2': { status: 500, body: { error: 'Failed to remove ticket tags.' } } }],
    [
      'PUT',
      1,
      ['PUT /ticket-tags/2/6'],
      { 'PUT /ticket-tags/2/6': { status: 500, body: { error: 'Failed to store ticket tag.' } } },
    ],
  ])(
    '[KAN-08] [KAN-09] [KAN-10] [CALL-40] [CALL-41] [A11Y-05] when its %s fails, the card returns, the board is reloaded, and an error is shown; only what happened is announced',
    async (_, removals, afterRemoval, failing) => {
      const { user, calls } = await open(undefined, { ...ok, ...failing });
      const before = calls.filter((call) => call === 'GET /ticket/kanban').length;
      await moveTo(user, 'Cliente 2', 'Urgente');
      expect(await screen.findByText('Não foi possível mover o cartão. O quadro foi atualizado.')).toBeInTheDocument();
      expect(cardIn('Orçamento', 2)).toBeInTheDocument();
      expect(calls.filter((call) => call === 'GET /ticket/kanban')).toHaveLength(before + 1);
      expect(screen.queryByText('Ticket Tag Adicionado com Sucesso!')).not.toBeInTheDocument();
      expect(screen.queryAllByText('Ticket Tag Removido!')).toHaveLength(removals);
      // A tag that could not be removed is not joined by a second one.
      expect(changes(calls)).toEqual(['DELETE /ticket-tags/2', ...afterRemoval]);
    },
  );

  it('[KAN-08] a card moved again while its move to the first column is refused gets no second column tag', async () => {
    const { held, release: refuse } = hold<FakeAnswer>();
    const removals = [held, Promise.resolve({ body: { message: 'ok' } })];
    const { user, calls } = await open(undefined, { ...ok, 'DELETE /ticket-tags/2': () => removals.shift() ?? {} });
    await moveTo(user, 'Cliente 2', 'Em aberto');
    await moveTo(user, 'Cliente 2', 'Urgente');
    await act(async () => refuse({ status: 500, body: { error: 'Failed to remove ticket tags.' } }));
    await waitFor(() => expect(changes(calls)).toContain('PUT /ticket-tags/2/6'));
    expect(changes(calls)).toEqual(['DELETE /ticket-tags/2', 'DELETE /ticket-tags/2', 'PUT /ticket-tags/2/6']);
  });

  it('[KAN-08] while it runs, events with the old tags leave the card where it was moved', async () => {
    const { store } = await open();
    const move = { ticketId: 2, target: 6, hasColumn: true, tags: [vip, urgent] };
    await act(async () => void store.dispatch(moveCard.pending('move', move)));
    await live(serverEvents.ticket({ action: 'update', record: { ...quoted, lastMessage: 'E agora?' } }))(store);
    expect(cardIn('Urgente', 2)).toHaveTextContent('E agora?');
  });
});

describe('a move by keyboard alone', () => {
  /** Columns of 300 px side by side, since jsdom has no layout; the carried card is drawn over its own column, the second. */
  const layOut = () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const left = ['open', '5', '6'].indexOf(this.closest('[data-column]')?.getAttribute('data-column') ?? '5') * 300;
      return this.matches('[data-column]') ? new DOMRect(left, 0, 290, 600) : new DOMRect(left + 8, 60, 270, 100);
    });
  };
  const handle = () => screen.getByRole('button', { name: 'Arrastar Cliente 2' });
  const said = () => document.querySelector('[id^="DndLiveRegion"]')?.textContent;
  const lift = async () => {
    layOut();
    const app = await open(undefined, ok);
    act(() => handle().focus());
    await app.user.keyboard(' ');
    await eventually(() => expect(said()).toMatch(/ sobre Orçamento/));
    return app;
  };
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['{ArrowRight}', 'Urgente', ['DELETE /ticket-tags/2', 'PUT /ticket-tags/2/6']],
    ['{ArrowLeft}', 'Em aberto', ['DELETE /ticket-tags/2']],
    // Its own column: nothing to change.
    ['{ArrowUp}', 'Orçamento', []],
  ])('[A11Y-05] [KAN-08] %s carries the card to %s, where it keeps the focus', async (key, target, expected) => {
    const { user, calls } = await lift();
    await user.keyboard(key);
    await eventually(() => expect(said()).toMatch(new RegExp(` sobre ${target}`)));
    await user.keyboard(' ');
    await eventually(() => expect(changes(calls)).toEqual(expected));
    expect(cardIn(target, 2)).toBeInTheDocument();
    await eventually(() => expect(handle()).toHaveFocus());
    expect(changes(calls)).toEqual(expected);
  });

  it('[A11Y-05] Escape leaves the card where it was', async () => {
    const { user, calls } = await lift();
    await user.keyboard('{ArrowRight}');
    await eventually(() => expect(said()).toMatch(/ sobre Urgente/));
    await user.keyboard('{Escape}');
    expect(cardIn('Orçamento', 2)).toBeInTheDocument();
    expect(changes(calls)).toEqual([]);
  });

  it('[A11Y-05] the menu opens by key and offers every other column; the moved card has the focus', async () => {
    const { user, calls } = await open(undefined, ok);
    act(() => screen.getByRole('button', { name: 'Mais ações de Cliente 2' }).focus());
    await user.keyboard('{Enter}');
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Em aberto', 'Urgente']);
    // Keys move through a menu only where it has a layout.
    await user.click(offered[1]!);
    await eventually(() => expect(changes(calls)).toEqual(['DELETE /ticket-tags/2', 'PUT /ticket-tags/2/6']));
    expect(cardIn('Urgente', 2)).toBeInTheDocument();
    await eventually(() => expect(handle()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Mais ações de Bruna' }));
    const others = await screen.findByRole('menuitem', { name: 'Orçamento' });
    expect([...others.parentElement!.children].map(({ textContent }) => textContent)).toEqual(['Orçamento', 'Urgente']);
  });
});

describe('live changes', () => {
  it('[KAN-02] a card follows its ticket, leaves when the ticket is resolved or taken by someone else, and a new ticket is loaded', async () => {
    const { asked, route } = createRecordedRoute(
      { body: { tickets: [plain, quoted], count: 2, hasMore: false } },
      { body: { tickets: [card(4)], count: 1, hasMore: false } },
    );
    const { store } = await open([], { 'GET /ticket/kanban': route });
    const update = (record: Ticket) => live(serverEvents.ticket({ action: 'update', record }))(store);
    await update({ ...plain, lastMessage: 'Obrigada' });
    expect(cardIn('Em aberto', 1)).toHaveTextContent('Obrigada');
    await update({ ...plain, status: 'closed' });
    expect(cardIn('Em aberto', 1)).not.toBeInTheDocument();
    await update({ ...quoted, status: 'open', userId: 99 });
    expect(cardIn('Orçamento', 2)).not.toBeInTheDocument();
    await update(card(4));
    expect(await screen.findByRole('article', { name: /#4 / })).toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  it('[KAN-03] [KAN-04] columns follow the tags', async () => {
    const { store } = await open();
    const tag = (event: Parameters<typeof serverEvents.tag>[0]) => live(serverEvents.tag(event))(store);
    await tag({ action: 'update', record: { ...quote, name: 'Proposta', color: '#2468be' } });
    expect(cardIn('Proposta', 2)?.closest('[data-column]')).toHaveStyle({ borderTopColor: '#2468be' });
    await tag({ action: 'create', record: { id: 7, name: 'Boleto', color: '#b45f06', kanban: 1 } });
    expect(column('Boleto')).toBeInTheDocument();
    await tag({ action: 'delete', id: 5 });
    expect(cardIn('Em aberto', 2)).toBeInTheDocument();
  });

  it('[KAN-02] moves by colleagues, which have no event, appear within ten seconds', async () => {
    const tagged = (tags: readonly Tag[]) => ({ body: { tickets: [{ ...plain, tags }], count: 1, hasMore: false } });
    const { route } = createRecordedRoute(tagged([]), tagged([urgent]));
    vi.useFakeTimers();
    const { goOnline } = await open([], { 'GET /ticket/kanban': route });
    act(() => goOnline());
    await pass(BOARD_REFRESH_MS);
    expect(cardIn('Urgente', 1)).toBeInTheDocument();
  });
});
