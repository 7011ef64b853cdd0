import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { eventually } from '@tests/support/eventually';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { contrastOf } from '@tests/support/rendering/contrastOf';
import { renderTickets } from '../renderTickets';

const admin = aUser({ profile: 'admin' });
const TAGS = { body: ['VIP', 'Troca'].map((name, index) => ({ id: index + 4, name, color: '#f5d90a' })) };
const USERS = {
  body: [
    { id: 7, name: 'Bruno Tavares' },
    { id: 8, name: 'Carla Nunes' },
  ],
};
const TEXT = { name: 'Nome, número ou mensagem' };

interface Shop {
  readonly user?: ReturnType<typeof aUser>;
  readonly tags?: FakeAnswer;
  readonly users?: FakeAnswer;
  readonly answer?: (query: Readonly<Record<string, unknown>>) => readonly Ticket[] | null;
}

/** The search tab over a server that answers searches with `answer`, null for a failure; `asked` holds their queries. */
const renderSearch = async ({ user = aUser(), tags = TAGS, users = USERS, answer = () => [] }: Shop = {}) => {
  const asked: Readonly<Record<string, unknown>>[] = [];
  let isSearching = false;
  const app = await renderTickets({
    user,
    routes: {
      'GET /tags/list': tags,
      'GET /users/list': users,
      'GET /queue': { body: [{ id: 1, name: 'Vendas', color: '#16a34a' }] },
      'GET /tickets': ({ params }) => {
        if (!isSearching) return { body: { tickets: [], count: 0, hasMore: false } };
        asked.push(params);
        const tickets = answer(params);
        return tickets === null ? { status: 500 } : { body: { tickets, count: tickets.length, hasMore: false } };
      },
    },
  });
  await app.user.click(screen.getByRole('tab', { name: 'Busca' }));
  isSearching = true;
  const choose = async (name: string, option: string) => {
    await app.user.click(await screen.findByRole('combobox', { name }));
    await app.user.click(await screen.findByTitle(option));
  };
  return { ...app, asked, choose };
};

// Otherwise it would load with the first search, while somebody is typing.
beforeAll(async () => {
  await import('@/features/tickets/search/SearchFilters');
});

describe('the search tab', () => {
  it('[TLIST-05] is shown beside open and closed', async () => {
    await renderSearch();
    const tabs = within(screen.getByRole('tablist', { name: 'Listas de atendimentos' })).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Abertos', 'Finalizados', 'Busca']);
    expect(screen.getByRole('tab', { name: 'Busca', selected: true })).toBeInTheDocument();
    expect(screen.getByText('Busque um atendimento')).toBeInTheDocument();
  });

  it('[TLIST-05] open, closed and search show each their own tickets', async () => {
    const me = aUser();
    const open = aTicket({ id: 1, status: 'open', userId: me.id });
    const closed = aTicket({ id: 2, status: 'closed', userId: me.id });
    const { user } = await renderTickets({ tickets: [open, closed] });
    const shown = () => screen.queryAllByRole('button', { name: /^Cliente \d,/ }).map(({ ariaLabel }) => ariaLabel);
    const list = (name: string) => screen.getByRole('tab', { name, selected: true });
    const field = () => screen.queryByRole('textbox', TEXT);
    expect(list('Abertos')).toBeInTheDocument();
    expect(field()).not.toBeInTheDocument();
    expect(shown()).toEqual([expect.stringMatching(/^Cliente 1,/)]);
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    expect(list('Finalizados')).toBeInTheDocument();
    await eventually(() => expect(shown()).toEqual([expect.stringMatching(/^Cliente 2,/)]));
    expect(field()).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Busca' }));
    expect(field()).toBeVisible();
    expect(shown()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Abertos' }));
    await eventually(() => expect(shown()).toEqual([expect.stringMatching(/^Cliente 1,/)]));
  });

  it('focuses its field when it is chosen, and keeps the focus on the tab while arrow keys pass over it', async () => {
    const { user } = await renderSearch();
    await eventually(() => expect(screen.getByRole('textbox', TEXT)).toHaveFocus());
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('textbox', TEXT);
    await eventually(() => expect(screen.getByRole('tab', { name: 'Busca', selected: true })).toHaveFocus());
    await user.keyboard('{Enter}');
    await eventually(() => expect(screen.getByRole('textbox', TEXT)).toHaveFocus());
  });

  it('leaves the focus to who moved it on before the field was shown', async () => {
    await renderTickets({});
    const frames: FrameRequestCallback[] = [];
    const request = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    const tab = screen.getByRole('tab', { name: 'Busca' });
    act(() => tab.focus());
    fireEvent.click(tab);
    const status = screen.getByRole('combobox', { name: 'Status' });
    act(() => status.focus());
    act(() => frames.forEach((callback) => callback(0)));
    expect(document.activeElement).toBe(status);
    request.mockRestore();
  });

  it('[TLIST-09] [TLIST-26] [CALL-29] a text is sent as searchParam and its results are listed with their actions, whatever the status', async () => {
    const found = (['pending', 'open', 'closed'] as const).map((status, index) => aTicket({ id: index + 1, status }));
    const { asked } = await renderSearch({ answer: () => found });
    fireEvent.change(screen.getByRole('textbox', TEXT), { target: { value: 'cliente' } });
    expect(asked).toEqual([]);
    expect(await screen.findByRole('button', { name: /^Cliente 3,/ })).toBeInTheDocument();
    expect(asked).toEqual([{ searchParam: 'cliente', pageNumber: 1, queueIds: '[1]', showAll: 'true' }]);
    const rows = within(screen.getByRole('list', { name: 'Atendimentos' })).getAllByRole('listitem');
    const actions = rows.flatMap((item) => within(item).getAllByRole('button').slice(1));
    expect(actions.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Reabrir o atendimento de Cliente 3',
      'Finalizar o atendimento de Cliente 2',
      'Aceitar o atendimento de Cliente 1',
    ]);
    // However short it is.
    fireEvent.change(screen.getByRole('textbox', TEXT), { target: { value: 'C' } });
    await waitFor(() => expect(asked.at(-1)?.['searchParam']).toBe('C'));
  });

  it('[TLIST-10] [A11Y-03] [CALL-29] [CALL-75] tags are offered as readable chips, and the chosen ones are sent as tags', async () => {
    const { user, asked, choose } = await renderSearch();
    await choose('Tags', 'VIP');
    await waitFor(() => expect(asked.at(-1)?.['tags']).toBe('[4]'));
    expect(contrastOf(within(screen.getByTitle('Troca')).getByText('Troca').parentElement!)).toBeGreaterThanOrEqual(
      4.5,
    );
    await user.click(screen.getByTitle('Troca'));
    await waitFor(() => expect(asked.at(-1)?.['tags']).toBe('[4,5]'));
    // A search for nothing is not made, so a text has to remain.
    fireEvent.change(screen.getByRole('textbox', TEXT), { target: { value: 'cliente' } });
    await user.click(screen.getByRole('combobox', { name: 'Tags' }));
    await user.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ searchParam: 'cliente' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('tags'));
  });

  it('[TLIST-10] [TLIST-11] [LIST-06] [CALL-24] [CALL-75] tags and agents that cannot be read are said to be missing', async () => {
    const failed = { status: 500, body: {} };
    const { user } = await renderSearch({ user: admin, tags: failed, users: failed });
    for (const [place, name] of ['Tags', 'Atendente'].entries()) {
      await user.click(await screen.findByRole('combobox', { name }));
      const told = await screen.findAllByText('Não foi possível carregar a lista de registros');
      expect(told).toHaveLength(place + 1);
    }
  });

  it('[TLIST-09] [TLIST-10] [TLIST-11] [TLIST-12] each field says what it is for while it is empty', async () => {
    await renderSearch({ user: admin });
    const fields = within(screen.getByPlaceholderText(TEXT.name).closest('search')!);
    for (const name of ['Tags', 'Atendente', 'Status']) expect(await fields.findByText(name)).toBeVisible();
  });

  it('[TLIST-11] [CALL-24] [CALL-29] an admin selects one user, sent as users, and another one instead', async () => {
    const { asked, choose, user } = await renderSearch({ user: admin });
    fireEvent.change(screen.getByRole('textbox', TEXT), { target: { value: 'cliente' } });
    await choose('Atendente', 'Bruno Tavares');
    await waitFor(() => expect(asked.at(-1)?.['users']).toBe('[7]'));
    await choose('Atendente', 'Carla Nunes');
    await waitFor(() => expect(asked.at(-1)?.['users']).toBe('[8]'));
    const field = screen.getByRole('combobox', { name: 'Atendente' }).closest<HTMLElement>('.ant-select')!;
    await user.click(within(field).getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('users'));
    expect(asked.at(-1)).toMatchObject({ searchParam: 'cliente' });
  });

  it.each([
    ['user', false],
    ['supervisor', false],
    ['user', true],
  ])('[TLIST-11] [PERM-14] the profile %s, super %s, has no user filter', async (profile, isSuper) => {
    await renderSearch({ user: aUser({ profile, super: isSuper }) });
    expect(await screen.findByRole('combobox', { name: 'Status' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Atendente' })).not.toBeInTheDocument();
  });

  it('[TLIST-12] offers exactly the three statuses, and a cleared choice sends none', async () => {
    const { asked, choose, user } = await renderSearch({ answer: ({ status }) => (status ? [] : [aTicket()]) });
    await user.click(screen.getByRole('textbox', TEXT));
    await user.paste('cliente');
    await choose('Status', 'Aguardando');
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Atendendo', 'Aguardando', 'Finalizado']);
    await waitFor(() => expect(asked.at(-1)?.['status']).toBe('pending'));
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('status'));
    expect(asked.at(-1)?.['searchParam']).toBe('cliente');
    await choose('Status', 'Finalizado');
    await waitFor(() => expect(asked.at(-1)?.['status']).toBe('closed'));
    const field = screen.getByRole('combobox', { name: 'Status' }).closest<HTMLElement>('.ant-select')!;
    await user.click(within(field).getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('status'));
    expect(await screen.findByRole('button', { name: /^Cliente 1,/ })).toBeInTheDocument();
  });

  it.each([
    ['Aguardando', 'pending'],
    ['Atendendo', 'open'],
    ['Finalizado', 'closed'],
  ])('[TLIST-12] [CALL-29] the status %s is sent as %s', async (word, status) => {
    const { asked, choose } = await renderSearch();
    await choose('Status', word);
    await waitFor(() => expect(asked.at(-1)?.['status']).toBe(status));
  });

  it('[TLIST-09] [TLIST-10] [TLIST-11] [TLIST-12] a search without results names its text, and offers to remove the active filters', async () => {
    const { user, choose, asked } = await renderSearch({ user: admin });
    await user.click(screen.getByRole('textbox', TEXT));
    await user.paste('sofa');
    expect(await screen.findByText('Nada encontrado para “sofa”')).toBeInTheDocument();
    expect(screen.getByText('Confira a escrita e tente com acentos, como em “sofá”.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument();
    for (const [field, option] of [
      ['Tags', 'VIP'],
      ['Atendente', 'Bruno Tavares'],
      ['Status', 'Finalizado'],
    ] as const)
      await choose(field, option);
    const text = { searchParam: 'sofa', pageNumber: 1, queueIds: '[1]', showAll: 'true' };
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...text, tags: '[4]', users: '[7]', status: 'closed' }));
    expect(await screen.findByText('Confira a escrita ou limpe os filtros.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(screen.getByRole('textbox', TEXT)).toHaveValue('sofa');
    expect(await screen.findByText('Confira a escrita e tente com acentos, como em “sofá”.')).toBeInTheDocument();
    expect(asked.at(-1)).toEqual(text);
  });

  it('[TLIST-09] [LIST-06] a search that fails says so and can be tried again', async () => {
    let fails = true;
    const { user } = await renderSearch({ answer: () => (fails ? null : [aTicket()]) });
    await user.click(screen.getByRole('textbox', TEXT));
    await user.paste('cliente');
    const message = 'Não foi possível carregar a lista de registros';
    expect(await screen.findByText(message)).toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('button', { name: /^Cliente 1/ })).toBeInTheDocument();
  });

  it('[TLIST-09] a cleared text finds nothing more, and nothing is sent for it', async () => {
    const { user, asked } = await renderSearch({ answer: () => [aTicket()] });
    await user.click(screen.getByRole('textbox', TEXT));
    await user.paste('cliente');
    await screen.findByRole('button', { name: /^Cliente 1/ });
    const field = screen.getByRole('textbox', TEXT).parentElement!;
    await user.click(within(field).getByRole('button', { name: 'Limpar' }));
    expect(screen.getByRole('textbox', TEXT)).toHaveValue('');
    expect(screen.queryByRole('button', { name: /^Cliente 1/ })).not.toBeInTheDocument();
    expect(screen.getByText('Busque um atendimento')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('[TLIST-09] keeps the search while another tab is shown', async () => {
    const { user } = await renderSearch({ answer: () => [aTicket()] });
    await user.click(screen.getByRole('textbox', TEXT));
    await user.paste('cliente');
    await screen.findByRole('button', { name: /^Cliente 1/ });
    await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
    await user.click(screen.getByRole('tab', { name: 'Busca' }));
    expect(screen.getByRole('textbox', TEXT)).toHaveValue('cliente');
    expect(screen.getByRole('button', { name: /^Cliente 1/ })).toBeInTheDocument();
  });
});
