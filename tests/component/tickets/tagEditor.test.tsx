import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DesktopBridge } from '@/bridge/desktop';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { contrastOf } from '@tests/support/rendering/contrastOf';
import { renderTickets } from './renderTickets';
import { hold } from '@tests/support/hold';
import { pasteInto } from '@tests/support/rendering/renderPage';

const me = aUser();
const vip = { id: 1, name: 'VIP', color: '#f5d90a' };
const boleto = { id: 2, name: 'Boleto', color: '#111111' };
const troca = { id: 3, name: 'Troca', color: '#8b5cf6' };
const mine = aTicket({ id: 1, status: 'open', userId: me.id, tags: [vip] });
const refusal = { status: 500, body: { error: 'Internal server error' } };

const openTicket = async (routes: FakeRoutes = {}, desktop?: DesktopBridge) => {
  const app = await renderTickets({
    desktop,
    tickets: [mine],
    path: `/tickets/${mine.uuid}`,
    routes: { 'GET /tags/list': { body: [vip, troca, boleto] }, ...routes },
  });
  const openPicker = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Editar tags' }));
    await screen.findByRole('option', { name: 'Boleto' });
  };
  return { ...app, openPicker };
};
const chips = () =>
  within(screen.getByRole('list', { name: 'Tags do atendimento' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the tag editor', () => {
  it('[TICKET-31] is in the header with the ticket’s tags', async () => {
    await openTicket();
    const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
    expect(within(header).getByRole('button', { name: 'Editar tags' })).toBeInTheDocument();
    expect(chips()).toEqual(['VIP']);
  });

  it('[A11Y-03] the text of a chip has a contrast of 4.5:1, in the header and among the choices', async () => {
    const { openPicker } = await openTicket();
    const chip = (await screen.findByText('VIP', { selector: 'li span span' })).parentElement!;
    expect(contrastOf(chip)).toBeGreaterThanOrEqual(4.5);
    await openPicker();
    for (const { name } of [vip, troca, boleto]) {
      const choice = within(screen.getByRole('option', { name })).getByText(name).parentElement!;
      expect(contrastOf(choice)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('[TICKET-32] [CALL-75] [CALL-39] [SHELL-14] offers all tags and saves the chosen set, shown at once and without a question', async () => {
    const sync = createRecordedRoute({ body: { ...mine, tags: [vip] } });
    const { user, openPicker } = await openTicket({ 'POST /tags/sync': sync.route });
    await openPicker();
    expect(options()).toEqual(['Boleto', 'Troca', 'VIP']);
    expect(screen.getByRole('option', { name: 'VIP', selected: true })).toBeInTheDocument();
    const boletoOption = screen.getByRole('option', { name: 'Boleto', selected: false });
    await user.click(boletoOption);
    expect(chips()).toEqual(['VIP', 'Boleto']);
    await user.click(screen.getByRole('option', { name: 'VIP' }));
    expect(chips()).toEqual(['Boleto']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Boleto', selected: true })).toBe(boletoOption);
    await user.click(boletoOption);
    await waitFor(() => expect(sync.asked).toHaveLength(3));
    expect(sync.asked.map(({ body }) => body)).toEqual([
      { ticketId: 1, tags: [{ id: 1 }, { id: 2 }] },
      { ticketId: 1, tags: [{ id: 2 }] },
      { ticketId: 1, tags: [] },
    ]);
  });

  it('[TICKET-32] [CALL-39] a set the server refuses is reverted, with an error', async () => {
    const { user, openPicker } = await openTicket({ 'POST /tags/sync': refusal });
    await openPicker();
    await user.click(screen.getByRole('option', { name: 'Troca' }));
    expect(await screen.findByText('As tags não foram salvas. Tente de novo.')).toBeInTheDocument();
    expect(chips()).toEqual(['VIP']);
  });

  it('[TICKET-32] [CALL-39] [CALL-30] keeps a tag that a colleague set meanwhile, of which no event tells', async () => {
    const sync = createRecordedRoute({ body: null });
    const { user, openPicker } = await openTicket({
      'GET /tickets/1': { body: { ...mine, tags: [vip, troca] } },
      'POST /tags/sync': sync.route,
    });
    expect(chips()).toEqual(['VIP']);
    await openPicker();
    await waitFor(() => expect(chips()).toEqual(['VIP', 'Troca']));
    await user.click(screen.getByRole('option', { name: 'Boleto' }));
    await waitFor(() => expect(sync.asked).toHaveLength(1));
    expect(sync.asked[0]?.body).toEqual({ ticketId: 1, tags: [{ id: 1 }, { id: 3 }, { id: 2 }] });
  });

  describe('of a ticket that came without its tags, as a new one does', () => {
    const { tags: _tags, ...bare } = mine;

    it('[TICKET-32] [CALL-39] [CALL-30] reads them before it saves a choice, which replaces all of them', async () => {
      const sync = createRecordedRoute({ body: null });
      const { user, openPicker } = await openTicket({
        'GET /tickets': { body: { tickets: [bare], count: 1, hasMore: false } },
        [`GET /tickets/u/${mine.uuid}`]: { status: 503 },
        'POST /tags/sync': sync.route,
      });
      await openPicker();
      expect(await screen.findByRole('option', { name: 'VIP', selected: true })).toBeInTheDocument();
      await user.click(screen.getByRole('option', { name: 'Boleto' }));
      await user.click(screen.getByRole('option', { name: 'Troca' }));
      await waitFor(() => expect(sync.asked).toHaveLength(2));
      expect(sync.asked.at(-1)?.body).toEqual({ ticketId: 1, tags: [{ id: 1 }, { id: 2 }, { id: 3 }] });
      expect(chips()).toEqual(['VIP', 'Boleto', 'Troca']);
    });

    it('[TICKET-32] saves nothing while they cannot be read, and says so', async () => {
      const sync = createRecordedRoute({ body: null });
      const { user, openPicker } = await openTicket({
        'GET /tickets': { body: { tickets: [bare], count: 1, hasMore: false } },
        [`GET /tickets/u/${mine.uuid}`]: { status: 503 },
        'GET /tickets/1': { status: 503 },
        'GET /messages/1': { status: 503 },
        'POST /tags/sync': sync.route,
      });
      await openPicker();
      await user.click(screen.getByRole('option', { name: 'Boleto' }));
      expect(await screen.findByText('As tags não foram salvas. Tente de novo.')).toBeInTheDocument();
      expect(sync.asked).toEqual([]);
    });
  });

  it('[TICKET-32] [TICKET-33] [LIST-06] offers to create nothing while it is not known which tags there are', async () => {
    const { user } = await openTicket({ 'GET /tags/list': { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Editar tags' }));
    await user.keyboard('Boleto');
    expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('[TICKET-33] creates what was asked for before it was known which tags there are, and nothing that proves to be one', async () => {
    const { held: read, release: tagsCome } = hold();
    const create = createRecordedRoute({ body: { id: 9, name: 'Urgente', color: '#A4CCCC' } });
    const { user } = await openTicket({
      'GET /tags/list': async () => {
        await read;
        return { body: [vip, troca, boleto] };
      },
      'POST /tags': create.route,
      'POST /tags/sync': { body: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Editar tags' }));
    const field = await screen.findByRole('combobox', { name: 'Buscar ou criar tag' });
    await pasteInto(user, field, 'boleto', '{Control>}{Enter}{/Control}');
    await user.clear(field);
    await pasteInto(user, field, 'Urgente', '{Control>}{Enter}{/Control}');
    expect(create.asked).toEqual([]);
    tagsCome();
    await waitFor(() => expect(chips()).toEqual(['VIP', 'Urgente']));
    expect(create.asked.map(({ body }) => body)).toMatchObject([{ name: 'Urgente' }]);
    expect(field).toHaveValue('');
  });

  it('[TICKET-32] [KEY-01] works by keyboard only: typing filters, arrows move, Enter sets, Escape closes and returns to the text box', async () => {
    const { user } = await openTicket({ 'POST /tags/sync': { body: null } });
    (await screen.findByRole('button', { name: 'Editar tags' })).focus();
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('combobox', { name: 'Buscar ou criar tag' });
    await waitFor(() => expect(field).toHaveFocus());
    await screen.findByRole('option', { name: 'Boleto' });
    await user.keyboard('o');
    expect(options()).toEqual(['Boleto', 'Troca', 'Criar “o”']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chips()).toEqual(['VIP', 'Troca']);
    await user.keyboard('{Escape}');
    await eventually(() => expect(screen.getByRole('textbox', { name: 'Mensagem' })).toHaveFocus());
  });

  it('[TICKET-31] opens from the ticket’s menu too, with the search field focused', async () => {
    const { user } = await openTicket();
    const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
    await user.click(within(header).getAllByRole('button', { name: 'Mais ações' })[0]!);
    await user.click(await screen.findByRole('menuitem', { name: 'Editar tags' }));
    await eventually(() => expect(screen.getByRole('combobox', { name: 'Buscar ou criar tag' })).toHaveFocus());
    expect(await screen.findByRole('option', { name: 'Boleto' })).toBeInTheDocument();
  });

  it('[TRIAGE-11] finds a tag regardless of accents and case, and Enter sets it', async () => {
    const offer = { id: 4, name: 'Orçamento enviado', color: '#2F6FED' };
    const { user, openPicker } = await openTicket({
      'GET /tags/list': { body: [boleto, offer] },
      'POST /tags/sync': { body: null },
    });
    await openPicker();
    await user.keyboard('ORC{Enter}');
    expect(chips()).toEqual(['VIP', 'Orçamento enviado']);
  });

  it('[TICKET-33] Enter on a text that matches no tag creates nothing until the offer is highlighted', async () => {
    const create = createRecordedRoute({ body: { id: 9, name: 'Urgente', color: '#A4CCCC' } });
    const { user, openPicker } = await openTicket({ 'POST /tags': create.route, 'POST /tags/sync': { body: null } });
    await openPicker();
    await user.keyboard('Urgente{Enter}{Enter}');
    expect(screen.getByRole('combobox', { name: 'Buscar ou criar tag' })).not.toHaveAttribute('aria-activedescendant');
    expect(create.asked).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(chips()).toEqual(['VIP', 'Urgente']));
    expect(create.asked).toHaveLength(1);
  });

  it('[TICKET-33] what is typed while a tag is being created stays', async () => {
    const { held, release: answer } = hold();
    const { user, openPicker } = await openTicket({
      'POST /tags': async () => {
        await held;
        return { body: { id: 9, name: 'Urgente', color: '#A4CCCC' } };
      },
      'POST /tags/sync': { body: null },
    });
    await openPicker();
    const field = screen.getByRole('combobox', { name: 'Buscar ou criar tag' });
    await user.keyboard('Urgente{Control>}{Enter}{/Control}');
    await user.clear(field);
    await user.keyboard('bol');
    answer();
    await screen.findByText('Tag “Urgente” criada para toda a equipe.');
    await act(async () => {});
    expect(chips()).toEqual(['VIP', 'Urgente']);
    expect(field).toHaveValue('bol');
  });

  it('a created tag can be undone, on the ticket and in the company', async () => {
    const sync = createRecordedRoute({ body: null });
    const remove = createRecordedRoute({ body: null });
    const { openPicker } = await openTicket({
      'POST /tags': { body: { id: 9, name: 'Urgente', color: '#A4CCCC' } },
      'POST /tags/sync': sync.route,
      'DELETE /tags/9': remove.route,
    });
    await openPicker();
    // The time to undo does not pass, however long the next steps take.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const user = userEvent.setup({ delay: null });
    await user.keyboard('Urgente{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Tag “Urgente” criada para toda a equipe.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(remove.asked).toHaveLength(1));
    expect(chips()).toEqual(['VIP']);
    expect(sync.asked.at(-1)?.body).toEqual({ ticketId: 1, tags: [{ id: 1 }] });
  });

  it('[TICKET-33] [CALL-39] [CALL-78] creates a tag from a new name, and sets it', async () => {
    const create = createRecordedRoute({ body: { id: 9, name: 'Urgente', color: '#A4CCCC' } });
    const sync = createRecordedRoute({ body: null });
    const { user, openPicker } = await openTicket({ 'POST /tags': create.route, 'POST /tags/sync': sync.route });
    await openPicker();
    await user.keyboard(' Urgente ');
    await user.click(screen.getByRole('option', { name: 'Criar “Urgente”' }));
    await waitFor(() => expect(chips()).toEqual(['VIP', 'Urgente']));
    expect(create.asked.map(({ body }) => body)).toEqual([{ name: 'Urgente' }]);
    expect(sync.asked.map(({ body }) => body)).toEqual([{ ticketId: 1, tags: [{ id: 1 }, { id: 9 }] }]);
  });

  it('[TICKET-33] a created tag that could not be set on the ticket says so, and can be set then', async () => {
    const sync = createRecordedRoute(refusal, { body: null });
    const { user, openPicker } = await openTicket({
      'POST /tags': { body: { id: 9, name: 'Urgente', color: '#A4CCCC' } },
      'POST /tags/sync': sync.route,
    });
    await openPicker();
    await user.keyboard('Urgente{Control>}{Enter}{/Control}');
    expect(await screen.findByText('As tags não foram salvas. Tente de novo.')).toBeInTheDocument();
    expect(chips()).toEqual(['VIP']);
    await user.click(await screen.findByRole('option', { name: 'Urgente' }));
    await waitFor(() => expect(chips()).toEqual(['VIP', 'Urgente']));
    expect(sync.asked.at(-1)?.body).toEqual({ ticketId: 1, tags: [{ id: 1 }, { id: 9 }] });
  });

  it('[TICKET-33] does not offer to create a tag that already exists', async () => {
    const offer = { id: 4, name: 'Orçamento', color: '#2F6FED' };
    const { user, openPicker } = await openTicket({ 'GET /tags/list': { body: [vip, boleto, offer] } });
    await openPicker();
    await user.keyboard('boleto');
    expect(options()).toEqual(['Boleto']);
    // A part of its name is another name.
    await user.keyboard('{Backspace}');
    expect(options()).toEqual(['Boleto', 'Criar “bolet”']);
    // The same name without its accent, and that of a tag the ticket has.
    for (const [typed, name] of [
      [' orcamento ', 'Orçamento'],
      ['vip', 'VIP'],
    ] as const) {
      await user.clear(screen.getByRole('combobox', { name: 'Buscar ou criar tag' }));
      await user.keyboard(typed);
      expect(options()).toEqual([name]);
    }
  });

  it.each([
    [400, 'name must be at least 3 characters', 'Too Short!'],
    [400, 'Esta tag já foi cadastrada', 'Esta tag já foi cadastrada'],
    [500, 'x', 'A tag não foi criada. Tente de novo.'],
  ])(
    '[TICKET-33] [ERR-03] a tag that is refused with %i %s says so in place, and the text stays',
    async (...refusal) => {
      const [status, error, text] = refusal;
      const { user, openPicker } = await openTicket({ 'POST /tags': { status, body: { error } } });
      await openPicker();
      await user.keyboard('XY{Control>}{Enter}{/Control}');
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.getByRole('combobox', { name: 'Buscar ou criar tag' })).toHaveValue('XY');
      expect(chips()).toEqual(['VIP']);
    },
  );

  it('[TICKET-33] [ERR-17] [ERR-31] [PERM-15] a tag that the server denies says so in place with the text of the code, and the session goes on', async () => {
    const { desktop } = createFakeDesktop({ refresh: () => ({ ok: true, user: aUser() }) });
    const denial = { status: 403, body: { error: 'ERR_NO_PERMISSION' } };
    const { user, store, openPicker } = await openTicket({ 'POST /tags': denial }, desktop);
    await openPicker();
    await user.keyboard('Novo{Control>}{Enter}{/Control}');
    const text = 'Você não tem permissão para isso. Fale com o administrador.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Buscar ou criar tag' })).toHaveValue('Novo');
    expect([store.getState().toasts, store.getState().session.status]).toEqual([[], 'signedIn']);
  });
});
